import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { loadGame } from '../game.ts';
import type { Host } from '../host.ts';
import { askSelf, startSelf } from '../load/child.ts';
import { LoadResult } from '../load/slot.ts';
import type { LoadTask } from '../load/task.ts';
import { whole } from '../numbers.ts';
import { startProgress } from '../progress.ts';
import { table } from '../table.ts';

interface Flags {
  readonly game: string;
  readonly saturated: number;
  readonly paced: number;
  readonly warmUp: number;
  readonly seconds: number;
  readonly json?: true;
}

/** The two ways to load a server. */
interface Loads {
  readonly saturated: LoadResult;
  readonly paced: LoadResult;
}

const AFTER = `
How it is measured: server and driver are one process each, new ones for each run. Four scripted clients sit at each
table, each with a guest's cookie and a socket of its own, and play at random. A command counts once all four have been told of it, which they are
only when it is on disk. Saturated: every table has a command under way all the time, until the time is up or the first
tables come to the end of their match. Paced: each table sends one command a second, evenly. Then the same driver loads a
bare loop: sockets, all commands of a loop turn in one SQLite transaction (WAL, synchronous FULL), and the command back to
the four; no rules, no views, no identity. All data goes to a folder of its own under the system's temporary folder, which is
removed afterwards.`;

/** Adds `bench server` to the bench command. */
export function addBenchServer(bench: Command, host: Host): void {
  bench
    .command('server')
    .summary('measure the server under load, beside a bare loop')
    .description('Loads a server of its own with many tables over real sockets, and a bare loop beside it.')
    .option('--game <game>', 'what is played', 'maharani')
    .option('--saturated <tables>', 'tables of the saturated run', whole(1, 10_000), 500)
    .option('--paced <tables>', 'tables of the paced run', whole(1, 10_000), 1000)
    .option('--warm-up <seconds>', 'seconds before counting begins', whole(0, 600), 2)
    .option('--seconds <n>', 'seconds that are counted, at most', whole(1, 600), 8)
    .option('--json', 'print the result as JSON')
    .addHelpText('after', AFTER)
    .action(async (_: unknown, command: Command) => {
      const flags = command.optsWithGlobals<Flags>();
      const progress = startProgress(host, 'runs', 4);
      let runs = 0;
      const step = (): void => progress.at(++runs, 4);
      try {
        const durbar = await loadDurbar(flags, step);
        const bare = await loadBare(flags, step);
        progress.end();
        const ratio = Number(
          (durbar.saturated.commandsPerSecond / bare.saturated.commandsPerSecond).toFixed(2),
        );
        host.out(
          flags.json ? `${JSON.stringify({ durbar, bare, ratio }, null, 2)}\n` : asText(durbar, bare, ratio),
        );
      } finally {
        progress.end();
      }
    });
}

async function loadDurbar(flags: Flags, step: () => void): Promise<Loads> {
  // Before anything is started: whether there is such a game.
  await loadGame(flags.game);
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

function loadBare(flags: Flags, step: () => void): Promise<Loads> {
  return load(flags, step, 'bare', (data) => startSelf(['bare-loop', data], {}));
}

/** Each run has a server of its own with fresh data, and a driver of its own. */
async function load(
  flags: Flags,
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
        const task: LoadTask = { server, load, url: child.url, tables, warmUp, seconds, game };
        return LoadResult.parse(await askSelf(['load-driver', JSON.stringify(task)]));
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
  const row = (name: string, { tables, commandsPerSecond, p50Ms, p99Ms }: LoadResult): string[] => [
    name,
    `${tables}`,
    `${commandsPerSecond}`,
    `${p50Ms} ms`,
    `${p99Ms} ms`,
  ];
  const lines = table([
    ['load', 'tables', 'commands/s', 'p50', 'p99'],
    row('durbar, saturated', durbar.saturated),
    row('bare loop, saturated', bare.saturated),
    row('durbar, one a second', durbar.paced),
    row('bare loop, one a second', bare.paced),
  ]);
  return `${lines.join('\n')}\nsaturated, durbar does ${ratio} of the bare loop\n`;
}
