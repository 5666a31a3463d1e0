import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import type { CommandEnvironment } from '../environment.ts';
import { Failure } from '../environment.ts';
import { chooseLoadGame } from '../game.ts';
import type { Child } from '../load/child.ts';
import { copyTable, openOriginal, planDeadlines, readLateness, startOnFile } from '../load/sleeping.ts';
import { wholeNumber } from '../numbers.ts';
import { startProgress } from '../progress.ts';
import { percentile } from '../statistics.ts';
import { table } from '../table.ts';

interface Flags {
  readonly game?: string;
  readonly tables: number;
  readonly due: number;
  readonly seconds: number;
  readonly lead: number;
  readonly json?: true;
}

const HELP_TEXT = `
Method: a server opens one table of two people with a clock, and stops. Its rows are copied in the data file, so that it holds many
tables whose match runs and whose clock does. A new server starts with the file; nobody has any of the tables open. The clocks of some
run out while the benchmark looks on, evenly spread; the others do so a week later. Late is the time from a clock's deadline until its
table was woken, by the times that the server stores. Start and memory are compared with a server that has the one table alone. Memory is what
the process has in use (Linux) a few seconds after its start.`;

/** Time for the server to come to rest, as a part of the lead. */
const SETTLE_PART = 1 / 3;
/** Deadlines that are set in a millisecond, at least. */
const PLANNED_PER_MS = 10;

/** Adds `bench sleeping` to the bench command. */
export function addBenchSleeping(bench: Command, environment: CommandEnvironment): void {
  bench
    .command('sleeping')
    .summary('measure a server with many tables that nobody has open')
    .description('Measures start, memory and deadlines of a server with many tables that sleep on disk.')
    .option('--game <game>', 'game to play; default: the first game without hidden information')
    .option('--tables <n>', 'number of tables', wholeNumber(1, 10_000_000), 100_000)
    .option('--due <n>', 'how many of them run out of time', wholeNumber(1, 1_000_000), 1000)
    .option('--seconds <n>', 'within how many seconds they do', wholeNumber(1, 3600), 30)
    .option(
      '--lead <seconds>',
      'seconds from the start of the server until the first of them does',
      wholeNumber(1, 600),
      15,
    )
    .option('--json', 'print the result as JSON')
    .addHelpText('after', HELP_TEXT)
    .action(async (_: unknown, command: Command) => {
      const flags = command.optsWithGlobals<Flags>();
      const progress = startProgress(environment, 'steps', 3);
      const folder = await mkdtemp(join(tmpdir(), 'durbar-sleeping-'));
      try {
        const result = await measure(join(folder, 'durbar.db'), flags, (done) => progress.at(done, 3));
        progress.end();
        environment.out(flags.json ? `${JSON.stringify(result, null, 2)}\n` : asText(result));
      } finally {
        progress.end();
        await rm(folder, { recursive: true, force: true });
      }
    });
}

/** A server after its start. */
interface Started {
  readonly startMs: number;
  /** Null where the system does not tell. */
  readonly memoryMb: number | null;
}

interface Sleeping {
  readonly tables: number;
  readonly fileMb: number;
  readonly alone: Started;
  readonly many: Started;
  readonly due: number;
  readonly met: number;
  readonly lateMs: { readonly p50: number; readonly p99: number; readonly max: number };
}

async function measure(
  file: string,
  { game, tables, due, seconds, lead }: Flags,
  step: (done: number) => void,
): Promise<Sleeping> {
  const leadMs = lead * 1000;
  const settleMs = leadMs * SETTLE_PART;
  const original = await openOriginal(file, await chooseLoadGame(game));
  const alone = await start(file, settleMs);
  await alone.child.end();
  step(1);
  await copyTable(file, original, tables);
  const plan = {
    due: Math.min(due, tables),
    from: Date.now() + leadMs + Math.round(tables / PLANNED_PER_MS),
    everyMs: Math.floor((seconds * 1000) / due),
  };
  await planDeadlines(file, plan);
  step(2);
  const many = await start(file, settleMs);
  if (Date.now() > plan.from)
    throw new Failure('the first clock ran out before the server was up: use a longer --lead');
  await sleep(plan.from + plan.due * plan.everyMs + settleMs - Date.now());
  await many.child.end();
  step(3);
  const late = await readLateness(file, plan);
  if (late.length === 0) throw new Failure('no table was woken');
  return {
    tables,
    fileMb: Math.round((await stat(file)).size / 1e6),
    alone: alone.started,
    many: many.started,
    due: plan.due,
    met: late.length,
    lateMs: { p50: percentile(late, 0.5), p99: percentile(late, 0.99), max: late.at(-1) ?? 0 },
  };
}

async function start(file: string, settleMs: number): Promise<{ child: Child; started: Started }> {
  const before = performance.now();
  const child = await startOnFile(file);
  const startMs = Math.round(performance.now() - before);
  await sleep(settleMs);
  return { child, started: { startMs, memoryMb: await readMemory(child.pid) } };
}

async function readMemory(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kb] = /^VmRSS:\s+(\d+) kB/m.exec(status) ?? [];
  return kb === undefined ? null : Math.round(Number(kb) / 1000);
}

function asText({ tables, fileMb, alone, many, due, met, lateMs }: Sleeping): string {
  const row = (name: string, { startMs, memoryMb }: Started): string[] => [
    name,
    `${startMs} ms`,
    memoryMb === null ? 'not known' : `${memoryMb} MB`,
  ];
  const lines = table([
    ['server with', 'start', 'memory'],
    row('one table', alone),
    row(`${tables} tables (${fileMb} MB)`, many),
  ]);
  const late = `p50 ${lateMs.p50} ms, p99 ${lateMs.p99} ms, max ${lateMs.max} ms late`;
  return `${lines.join('\n')}\n${met} of ${due} tables were woken: ${late}\n`;
}
