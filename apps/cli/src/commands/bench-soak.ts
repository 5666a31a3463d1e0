import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { z } from 'zod';
import { gameToPlay } from '../game.ts';
import type { Host } from '../host.ts';
import { Failure } from '../host.ts';
import { type Child, runSelfForJson, startSelf } from '../load/child.ts';
import { LoadResult } from '../load/slot.ts';
import type { LoadTask } from '../load/task.ts';
import { whole } from '../numbers.ts';
import { startProgress } from '../progress.ts';

interface Flags {
  readonly game?: string;
  readonly minutes: number;
  readonly out?: string;
  readonly json?: true;
}

/** The honest tables, and for how long they are watched, quiet and under attack in turn. */
const TABLES = 10;
const SECONDS = 20;
/** Time for the attack to reach its strength. */
const WARM_UP = 5;
/** How many times its quiet value the honest tables' p99 may be under attack. */
const MAX_RATIO = 2;

const Round = z.object({ quiet: LoadResult, attacked: LoadResult });
const State = z.object({ rounds: z.array(Round) });
type State = z.infer<typeof State>;

const AFTER = `
Method: a server with its usual limits; ten tables of four scripted clients play a move a second. In each round, which takes
about a minute, they play alone and then beside one address that does its worst: bots, lobby, sockets, commands, chat, links,
exports, half-sent requests. The attacker's process has the lowest priority, as its machine would be another one. The result is the median of the rounds' p99, from sending a move until all four clients have
it, quiet and under attack. With --out the rounds are kept in that folder, and the next run goes on from there.`;

/** Adds `bench soak` to the bench command. */
export function addBenchSoak(bench: Command, host: Host): void {
  bench
    .command('soak')
    .summary('measure honest tables while one address does its worst')
    .description(
      'Compares the delays of honest tables when it is quiet and while one address attacks the server.',
    )
    .option('--game <game>', 'game to play; default: the first in which all seats see the same')
    .option('--minutes <n>', 'rounds, of about a minute each', whole(1, 10_000), 3)
    .option('--out <folder>', 'folder that keeps the rounds, to go on from them')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', AFTER)
    .action(async (_: unknown, command: Command) => {
      const flags = command.optsWithGlobals<Flags>();
      const state = await readState(flags.out);
      const progress = startProgress(host, 'rounds', flags.minutes);
      try {
        const game = await gameToPlay(flags.game);
        while (state.rounds.length < flags.minutes) {
          state.rounds.push(await playRound(game));
          await writeState(flags.out, state);
          progress.at(state.rounds.length, flags.minutes);
        }
      } finally {
        progress.end();
      }
      report(host, flags, state);
    });
}

async function playRound(game: string): Promise<z.infer<typeof Round>> {
  const folder = await mkdtemp(join(tmpdir(), 'durbar-soak-'));
  const serve = [
    'serve',
    '--json',
    '--port',
    '0',
    '--host',
    '127.0.0.1',
    '--data',
    join(folder, 'durbar.db'),
  ];
  const server = await startSelf(serve, { LOG_LEVEL: 'silent' });
  try {
    const quiet = await measure(server, game);
    const attacker = await startSelf(['attacker', server.url, game], {});
    try {
      return { quiet, attacked: await measure(server, game) };
    } finally {
      await attacker.end();
    }
  } finally {
    await server.end();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure({ url }: Child, game: string): Promise<LoadResult> {
  const task: LoadTask = {
    server: 'durbar',
    load: 'paced',
    url,
    tables: TABLES,
    warmUp: WARM_UP,
    seconds: SECONDS,
    game,
  };
  return LoadResult.parse(await runSelfForJson(['load-driver', JSON.stringify(task)]));
}

const fileOf = (folder: string): string => join(folder, 'soak.json');

async function readState(folder: string | undefined): Promise<State> {
  if (folder === undefined) return { rounds: [] };
  let text: string;
  try {
    text = await readFile(fileOf(folder), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { rounds: [] };
    throw error;
  }
  const read = State.safeParse(JSON.parse(text));
  if (!read.success) throw new Failure(`${fileOf(folder)} is not of a soak; name another folder in --out`);
  return read.data;
}

async function writeState(folder: string | undefined, state: State): Promise<void> {
  if (folder === undefined) return;
  await writeFile(`${fileOf(folder)}.part`, JSON.stringify(state, null, 2));
  await rename(`${fileOf(folder)}.part`, fileOf(folder));
}

function report(host: Host, { json }: Flags, { rounds }: State): void {
  const quietMs = median(rounds.map(({ quiet }) => quiet.p99Ms));
  const attackedMs = median(rounds.map(({ attacked }) => attacked.p99Ms));
  const ratio = Number((attackedMs / quietMs).toFixed(2));
  const commands = rounds.reduce((sum, { attacked }) => sum + attacked.commands, 0);
  const result = { rounds: rounds.length, commands, quietMs, attackedMs, ratio };
  if (json) host.out(`${JSON.stringify(result)}\n`);
  else
    host.out(
      `p99 of honest tables: ${quietMs} ms quiet, ${attackedMs} ms under attack, ratio ${ratio} (${rounds.length} rounds, ${commands} moves under attack)\n`,
    );
  if (ratio > MAX_RATIO)
    throw new Failure(`under attack the p99 is ${ratio} times its quiet value; at most ${MAX_RATIO}`);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
