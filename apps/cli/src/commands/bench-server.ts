import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { CommandEnvironment } from '../environment.ts';
import { chooseLoadGame } from '../game.ts';
import { runSelfForJson, startSelf } from '../load/child.ts';
import { LoadResult } from '../load/load-result.ts';
import type { LoadTask } from '../load/task.ts';
import { wholeNumber } from '../numbers.ts';
import { startProgress } from '../progress.ts';
import { table } from '../table.ts';

interface Flags {
  readonly game?: string;
  readonly saturated: number;
  readonly paced: number;
  readonly warmUp: number;
  readonly seconds: number;
  readonly json?: true;
}

type LoadFlags = Flags & { readonly game: string };

/** Results of the two kinds of load. */
interface Loads {
  readonly saturated: LoadResult;
  readonly paced: LoadResult;
}

const HELP_TEXT = `
Method: each run has a new server process and a new process of the load generator. Four scripted clients sit at each table,
each with a guest cookie and a socket of its own, and play at random. A command counts when all four have received its
update, which the server sends only after the command is on disk. Saturated (a closed loop): every table always has one
command under way, until the time is up or the first matches end. Paced (a fixed rate): each table sends one command a
second, evenly spread; a table whose last command is still under way skips its turn, and skipped turns are not counted as
late. The processor time is that of the server's process per command (Linux). The same generator then loads a bare server: sockets, one SQLite transaction (WAL, synchronous FULL) for all commands
of an event loop turn, and the command sent back to the four clients; no rules, views or identity. All data is in a
temporary folder, which is removed afterwards.`;

/** Adds `bench server` to the bench command. */
export function addBenchServer(bench: Command, environment: CommandEnvironment): void {
  bench
    .command('server')
    .summary('measure the server under load, next to a bare server')
    .description(
      'Starts a server and loads it with many tables over real sockets; does the same with a bare server.',
    )
    .option('--game <game>', 'game to play; default: the first game without hidden information')
    .option('--saturated <tables>', 'number of tables in the saturated run', wholeNumber(1, 10_000), 500)
    .option('--paced <tables>', 'number of tables in the paced run', wholeNumber(1, 10_000), 1000)
    .option('--warm-up <seconds>', 'seconds before measuring begins', wholeNumber(0, 600), 2)
    .option('--seconds <n>', 'maximum measuring time in seconds', wholeNumber(1, 600), 8)
    .option('--json', 'print the result as JSON')
    .addHelpText('after', HELP_TEXT)
    .action(async (_: unknown, command: Command) => {
      const given = command.optsWithGlobals<Flags>();
      const flags = { ...given, game: await chooseLoadGame(given.game) };
      const progress = startProgress(environment, 'runs', 4);
      let runs = 0;
      const step = (): void => progress.at(++runs, 4);
      try {
        const durbar = await loadDurbar(flags, step);
        const bare = await loadBare(flags, step);
        progress.end();
        const ratio = Number(
          (durbar.saturated.commandsPerSecond / bare.saturated.commandsPerSecond).toFixed(2),
        );
        environment.out(
          flags.json ? `${JSON.stringify({ durbar, bare, ratio }, null, 2)}\n` : asText(durbar, bare, ratio),
        );
      } finally {
        progress.end();
      }
    });
}

async function loadDurbar(flags: LoadFlags, step: () => void): Promise<Loads> {
  const args = ['serve', '--json', '--port', '0', '--host', '127.0.0.1'];
  const many = '1000000';
  const env = {
    LOG_LEVEL: 'error',
    MAX_SOCKETS: many,
    MAX_SOCKETS_PER_ADDRESS: many,
    SOCKET_RATE: many,
    HTTP_RATE: many,
    BOT_THREADS: '1',
  };
  return load(flags, step, 'durbar', (data) => startSelf([...args, '--data', data], env));
}

function loadBare(flags: LoadFlags, step: () => void): Promise<Loads> {
  return load(flags, step, 'bare', (data) => startSelf(['bare-server', data], {}));
}

/** Runs both kinds of load, each with a new server, an empty data file and a new load generator. */
async function load(
  flags: LoadFlags,
  step: () => void,
  server: LoadTask['server'],
  start: (dataFile: string) => ReturnType<typeof startSelf>,
): Promise<Loads> {
  const { game, warmUp, seconds } = flags;
  const run = async (load: LoadTask['load'], tables: number): Promise<LoadResult> => {
    const folder = await mkdtemp(join(tmpdir(), 'durbar-load-'));
    try {
      const child = await start(join(folder, 'durbar.db'));
      try {
        const { url, pid } = child;
        const how = { tables, warmUp, seconds, perSecond: 1, watched: false };
        const task: LoadTask = { server, load, url, process: pid, game, ...how };
        return LoadResult.parse(await runSelfForJson(['load-generator', JSON.stringify(task)]));
      } finally {
        await child.end();
        step();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  const saturated = await run('saturated', flags.saturated);
  return { saturated, paced: await run('paced', flags.paced) };
}

function asText(durbar: Loads, bare: Loads, ratio: number): string {
  const row = (
    name: string,
    { tables, commandsPerSecond, p50Ms, p99Ms, serverCpuUs }: LoadResult,
  ): string[] => [
    name,
    `${tables}`,
    `${commandsPerSecond}`,
    `${p50Ms} ms`,
    `${p99Ms} ms`,
    serverCpuUs === undefined ? '' : `${serverCpuUs} µs`,
  ];
  const lines = table([
    ['load', 'tables', 'commands/s', 'p50', 'p99', 'processor'],
    row('durbar, saturated', durbar.saturated),
    row('bare server, saturated', bare.saturated),
    row('durbar, one a second', durbar.paced),
    row('bare server, one a second', bare.paced),
  ]);
  return `${lines.join('\n')}\nsaturated: Durbar's throughput is ${ratio} times the bare server's\n`;
}
