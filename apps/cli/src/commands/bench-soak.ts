import { join } from 'node:path';
import type { Command } from 'commander';
import { z } from 'zod';
import { readState, writeState } from '../campaigns/state-file.ts';
import type { CommandEnvironment } from '../environment.ts';
import { Failure } from '../environment.ts';
import { chooseLoadGame } from '../game.ts';
import type { Times } from '../load/load-result.ts';
import { percentileOfMoves } from '../load/server-times.ts';
import { type Phase, playRound, Round } from '../load/soak.ts';
import { wholeNumber } from '../numbers.ts';
import { startProgress } from '../progress.ts';
import { median, percentile } from '../statistics.ts';
import { table } from '../table.ts';

interface Flags {
  readonly game?: string;
  readonly minutes: number;
  readonly out?: string;
  readonly json?: true;
}

/** Largest allowed ratio of the measured tables' p99: under attack to quiet. */
const MAX_RATIO = 2;

const State = z.object({ rounds: z.array(Round) });
type State = z.infer<typeof State>;

const HELP_TEXT = `
Method: a server with its usual limits; ten tables of four scripted clients play three moves a second each. In each round,
which takes about a minute, they play alone for 20 s and for 20 s while one address attacks the server, each time with a new
server: bots, lobby, sockets, commands, chat, links, exports, half-sent requests. The attacker's process and session have low
priority, because a real attacker uses another machine. The result is the p99 of the moves of all rounds together, quiet and under
attack: at the clients, from sending a move until all four have it; the same without the time for which the server's or the
clients' main thread was ready to run while others had all processors (Linux); and at the server, from a move's arrival until
its answer is sent, after the move is durable. With --out the rounds are kept in that folder, and the next run continues from them.`;

/** Adds `bench soak` to the bench command. */
export function addBenchSoak(bench: Command, environment: CommandEnvironment): void {
  bench
    .command('soak')
    .summary('measure tables while one address attacks the server')
    .description('Compares the delays at tables without an attack and while one address attacks the server.')
    .option('--game <game>', 'game to play; default: the first in which all seats see the same')
    .option('--minutes <n>', 'rounds, of about a minute each', wholeNumber(1, 10_000), 3)
    .option('--out <folder>', 'folder that keeps the rounds; the next run continues from them')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', HELP_TEXT)
    .action(async (_: unknown, command: Command) => {
      const flags = command.optsWithGlobals<Flags>();
      const state = (flags.out !== undefined && (await readState(resultPath(flags.out), State))) || {
        rounds: [],
      };
      const progress = startProgress(environment, 'rounds', flags.minutes);
      try {
        const game = await chooseLoadGame(flags.game);
        while (state.rounds.length < flags.minutes) {
          // They take turns to be first, so that neither has an advantage if the machine gets busier.
          state.rounds.push(await playRound(game, state.rounds.length % 2 === 1));
          if (flags.out !== undefined) await writeState(resultPath(flags.out), state);
          progress.at(state.rounds.length, flags.minutes);
        }
      } finally {
        progress.end();
      }
      report(environment, flags, state);
    });
}

const resultPath = (folder: string): string => join(folder, 'soak.json');

/** What the rounds say together: the p99 of all commands of all rounds, in milliseconds. */
interface Summary {
  readonly quiet: number;
  readonly attacked: number;
  readonly ratio: number;
}

function summarize(rounds: readonly Round[], p99Of: (phases: readonly Phase[]) => number): Summary {
  const quiet = p99Of(rounds.map((round) => round.quiet));
  const attacked = p99Of(rounds.map((round) => round.attacked));
  return { quiet: round2(quiet), attacked: round2(attacked), ratio: round2(attacked / quiet) };
}

const p99OfTimes = (of: keyof Times) => (phases: readonly Phase[]) =>
  percentile(
    phases.flatMap(({ times }) => times[of]).toSorted((a, b) => a - b),
    0.99,
  );

/** The server's own times of all phases together. */
function p99OfServer(phases: readonly Phase[]): number {
  const [first] = phases;
  const moves = first?.server.moves.map(({ upToMs }, i) => ({
    upToMs,
    count: phases.reduce((sum, { server }) => sum + (server.moves[i]?.count ?? 0), 0),
  }));
  return percentileOfMoves(moves ?? [], 0.99);
}

const medianLoop = (phases: readonly Phase[]): number => median(phases.map(({ server }) => server.loopP99Ms));

function report(environment: CommandEnvironment, { json }: Flags, { rounds }: State): void {
  const result = {
    rounds: rounds.length,
    moves: rounds.reduce((sum, { attacked }) => sum + attacked.times.all.length, 0),
    attackPerSecond: Math.round(median(rounds.map(({ attackPerSecond }) => attackPerSecond))),
    loadAverage: median(rounds.flatMap(({ quiet, attacked }) => [quiet.loadAverage, attacked.loadAverage])),
    clients: summarize(rounds, p99OfTimes('all')),
    clientsWithoutWait: summarize(rounds, p99OfTimes('withoutWait')),
    server: summarize(rounds, p99OfServer),
    eventLoop: summarize(rounds, medianLoop),
  };
  environment.out(json ? `${JSON.stringify(result)}\n` : asText(result));
  const { ratio } = result.clients;
  if (ratio > MAX_RATIO)
    throw new Failure(`under attack the p99 is ${ratio} times its quiet value; at most ${MAX_RATIO}`);
}

interface Result
  extends Readonly<Record<'clients' | 'clientsWithoutWait' | 'server' | 'eventLoop', Summary>> {
  readonly rounds: number;
  readonly moves: number;
  readonly attackPerSecond: number;
  readonly loadAverage: number;
}

function asText(result: Result): string {
  const row = (name: string, { quiet, attacked, ratio }: Summary): string[] => [
    name,
    `${quiet} ms`,
    `${attacked} ms`,
    `${ratio}`,
  ];
  const lines = table([
    ['p99 of the tables', 'quiet', 'attacked', 'ratio'],
    row('clients', result.clients),
    row('clients, without waiting for a processor', result.clientsWithoutWait),
    row('server: move received to answer sent', result.server),
    row('server: delay of the event loop, median', result.eventLoop),
  ]);
  const { rounds, moves, attackPerSecond, loadAverage } = result;
  return `${lines.join('\n')}\n${rounds} rounds, ${moves} moves under attack; ${attackPerSecond} answers a second to the attacker; load average ${loadAverage}\n`;
}

const round2 = (value: number): number => Number(value.toFixed(2));
