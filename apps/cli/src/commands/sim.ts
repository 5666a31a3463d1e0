import { BOT_NAMES } from '@durbar/bots';
import type { AnyGame } from '@durbar/games';
import { ids } from '@durbar/games';
import { isModule, parseBotList } from '../bots.ts';
import type { AddCommand } from '../command.ts';
import type { CommandEnvironment } from '../environment.ts';
import { makeFolder, readText } from '../files.ts';
import { checkSeats, loadGame, RULES_OPTION, readOptions } from '../game.ts';
import { loadGameWords } from '../game-words.ts';
import { collect, share, wholeNumber } from '../numbers.ts';
import { splitList } from '../programs/command-line.ts';
import { startProgress } from '../progress.ts';
import type { Simulation } from '../sim/simulate.ts';
import { MAX_BATCHES, simulate } from '../sim/simulate.ts';
import type { Summary } from '../sim/tally.ts';
import { simulateInThread } from '../sim/thread.ts';
import { counted, table } from '../table.ts';

interface Flags {
  readonly rules?: number;
  readonly seats?: number;
  readonly games: number;
  readonly seed: string;
  readonly bots: string;
  readonly botLimit: number;
  readonly botTime: number;
  readonly option: readonly string[];
  readonly map?: string;
  readonly fixedSeats?: true;
  readonly until?: number;
  readonly out?: string;
  readonly json?: true;
}

const [GAME = ''] = ids;

/** Longest time for a bot to load: much more than any should take, on a busy machine too. */
const LOAD_MS = 60_000;

const HELP_TEXT = `
Bots: ${BOT_NAMES}; or the path of a JavaScript or TypeScript
module whose default export is a bot (docs/bots.md); or exec: and a program that plays by durbar-bot/1 (docs/bot-protocol.md),
started once for each place in the list, without a shell. Quotes hold together what has spaces or commas.
The same command and seed give the same output and records, unless a bot has a time budget or is late.
Examples:
  durbar sim ${GAME} --games 100 --seed s --bots greedy
  durbar sim ${GAME} --seats 3 --bots ./mine.ts,greedy,random --out records
  durbar sim ${GAME} --bots "exec:python3 mine.py,random,random"
  durbar sim ${GAME} --seats 2 --bots playout:400,greedy --until 50%
  durbar sim ${GAME} --option name=value --option other=value`;

export const addSim: AddCommand = (program, environment) => {
  program
    .command('sim')
    .summary('play many matches between bots')
    .description('Plays many matches between bots and prints who won how often, with which scores.')
    .argument('<game>', `one of ${ids.join(', ')}`)
    .option(...RULES_OPTION, wholeNumber(1, 1_000_000))
    .option(
      '--seats <n>',
      'number of players; by default one for each bot, or for a single bot the most the game allows',
      wholeNumber(1, 99),
    )
    .option('--games <n>', 'number of matches', wholeNumber(1, 1_000_000), 100)
    .option('--seed <text>', 'random seed', 'durbar')
    .option('--bots <list>', 'one bot for each seat, comma-separated; a single bot plays all seats', 'random')
    .option(
      '--bot-limit <seconds>',
      'time limit for one decision of a bot from a module',
      wholeNumber(1, 86_400),
      60,
    )
    .option(
      '--bot-time <ms>',
      'time of a program (exec:) for a decision; at three times this a legal move is made for it',
      wholeNumber(1, 86_400_000),
      5000,
    )
    .option('--option <name=value>', 'an option of the game; may be given more than once', collect, [])
    .option('--map <file>', 'your own map file; sets the option mapFile')
    .option(
      '--fixed-seats',
      'keep all bots in their seats; by default they move one seat on after each match',
    )
    .option(
      '--until <share>',
      `repeat --games matches, up to ${MAX_BATCHES} times, while the 95% interval of the first bot's win share includes this value`,
      share,
    )
    .option('--out <dir>', 'write a record of each match to this folder')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', HELP_TEXT)
    .action(async (id: string, flags: Flags) => {
      const game = await loadGame(id, flags.rules);
      const sim = await createSimulation(environment, game, flags);
      if (flags.out !== undefined) await makeFolder(environment, flags.out);
      const summary = await play(environment, sim, flags.botLimit * 1000);
      environment.out(
        flags.json
          ? `${JSON.stringify(asJson(game, sim, summary), null, 2)}\n`
          : asText(sim, summary, await loadGameWords(id)),
      );
    });
};

/** @throws {UsageError} if seats, options or bots do not fit the game */
async function createSimulation(
  environment: CommandEnvironment,
  game: AnyGame,
  flags: Flags,
): Promise<Simulation> {
  const seats = checkSeats(game, flags.seats ?? seatsFor(game, flags.bots));
  const map = flags.map === undefined ? [] : [`mapFile=${await readText(environment, flags.map)}`];
  return {
    game: game.meta.id,
    rules: game.meta.rules,
    options: readOptions(game, [...flags.option, ...map], seats),
    bots: parseBotList(flags.bots, seats),
    moveMs: flags.botTime,
    matches: flags.games,
    seed: flags.seed,
    rotate: flags.fixedSeats !== true,
    until: flags.until ?? null,
    out: flags.out ?? null,
    cwd: environment.cwd,
  };
}

/** Plays in this thread. Bots from modules may never return, so they play in a separate thread that can be ended. */
async function play(environment: CommandEnvironment, sim: Simulation, decisionMs: number): Promise<Summary> {
  const progress = startProgress(environment, 'matches', sim.matches);
  const onMatch = (done: number, total: number): void => progress.at(done, total);
  try {
    if (sim.bots.some(isModule))
      return await simulateInThread(sim, { load: LOAD_MS, decision: decisionMs }, onMatch);
    return await simulate(sim, { now: () => environment.now(), onMatch });
  } finally {
    progress.end();
  }
}

/** One seat for each bot; for a single bot the most seats of the game. */
function seatsFor(game: AnyGame, bots: string): number {
  const named = splitList(bots).length;
  return named > 1 ? named : Math.max(...game.meta.seatCounts);
}

function asJson({ meta }: AnyGame, sim: Simulation, { games, bots, moves, endings }: Summary): object {
  return {
    game: meta.id,
    rules: meta.rules,
    seats: sim.bots.length,
    games,
    seed: sim.seed,
    options: sim.options,
    rotated: sim.rotate,
    bots,
    moves,
    endings,
    ...(sim.out !== null && { out: sim.out }),
  };
}

/** @param words text of an ending, by its key */
function asText(sim: Simulation, summary: Summary, words: (ending: string) => string): string {
  const { mean, min, max } = summary.moves;
  const rows = [['bot', 'wins', 'share', '95% interval', 'rank', 'score', 'from', 'to']];
  for (const { bot, wins, share, interval, rank, score } of summary.bots)
    rows.push([
      bot,
      Number.isInteger(wins) ? `${wins}` : wins.toFixed(2),
      percent(share),
      interval.map(percent).join(' – '),
      rank.toFixed(2),
      score.mean.toFixed(1),
      `${score.min}`,
      `${score.max}`,
    ]);
  return [
    `${sim.game}, ${counted(sim.bots.length, 'seat', 'seats')}, ${counted(summary.games, 'match', 'matches')}, seed ${JSON.stringify(sim.seed)}`,
    ...table(rows),
    ...summary.bots.flatMap(shortfallText),
    `moves per match: ${mean.toFixed(1)} (${min} to ${max})`,
    ...Object.entries(summary.endings).map(([ending, times]) => `${times}× ${words(ending)}`),
    ...(sim.out === null ? [] : [`records are in ${sim.out}`]),
    '',
  ].join('\n');
}

/** What was done in a program's place. */
function shortfallText({ bot, shortfall }: Summary['bots'][number]): string[] {
  if (!shortfall || shortfall.late + shortfall.refused === 0) return [];
  const { late, refused, out } = shortfall;
  const more =
    out === 0 ? '' : `; late too often in ${counted(out, 'match', 'matches')}, where another bot went on`;
  return [
    `moves made for ${bot}: ${late} because it was late, ${refused} because its own was not legal${more}`,
  ];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
