import type { AnyGame } from '@durbar/games';
import { ids } from '@durbar/games';
import type { OptionValues } from '@durbar/kernel';
import type { Command } from 'commander';
import type { BoardgameIo, Comparison } from '../bench/boardgame-io.ts';
import {
  findComparison,
  installBoardgameIo,
  measureBoardgameIo,
  NotMeasured,
} from '../bench/boardgame-io.ts';
import type { PlayRates } from '../bench/random-play.ts';
import { makeReference, medianRates, RandomPlay, SLICES } from '../bench/random-play.ts';
import type { SearchRates } from '../bench/search-speed.ts';
import { SearchSpeed } from '../bench/search-speed.ts';
import type { AddCommand } from '../command.ts';
import type { CommandEnvironment } from '../environment.ts';
import { Failure, UsageError } from '../environment.ts';
import { loadGame, RULES_OPTION, readOptions } from '../game.ts';
import { collect, wholeNumber } from '../numbers.ts';
import { startProgress, yieldToEvents } from '../progress.ts';
import { table } from '../table.ts';
import { addBenchServer } from './bench-server.ts';
import { addBenchSleeping } from './bench-sleeping.ts';
import { addBenchSoak } from './bench-soak.ts';

interface Flags {
  readonly rules?: number;
  readonly seats?: number;
  readonly option: readonly string[];
  readonly sliceMs: number;
  readonly iterations: number;
  readonly withoutSearch?: true;
  readonly withoutBoardgameIo?: true;
  readonly json?: true;
}

/** One row of the result. */
interface Row extends PlayRates {
  readonly game: string;
  readonly seats: number;
  readonly cloneNs: number;
  readonly viewNs: number;
  /** Null if it is skipped, or the game has no fast form for such a match. */
  readonly search: SearchRates | null;
  /** The same game on boardgame.io in the same run; `speedRatio` is Durbar's decisions a second divided by its. */
  readonly boardgameIo?: BoardgameIo & { readonly speedRatio: number };
}

const HELP_TEXT = `
Method: one thread plays dealt matches to their ends at random and lists every legal move of every position; a decision is a
position with at least two. It is timed in ${SLICES} slices after a warm-up slice; the median slice counts. clone and view
are for a state in mid-match. boardgame.io plays the same rules, written the way its users write a game, through its own
reducer with NODE_ENV=production, in a separate process right afterwards; before that it has to replay some of our
matches to the same scores. The search is playout, with --iterations for each decision, in positions of a match of greedy, each decided with the contract and
with the fast form in turn; it is counted in iterations per second of this process's processor time.`;

export const addBench: AddCommand = (program, environment) => {
  const bench = program
    .command('bench')
    .summary('measure the speed of the engine')
    .description('Measures random play with all legal moves listed, next to the same game on boardgame.io.')
    .argument('[game]', `one of ${ids.join(', ')}; default: all of them`)
    .option(...RULES_OPTION, wholeNumber(1, 1_000_000))
    .option('--seats <n>', 'only this number of players', wholeNumber(1, 99))
    .option(
      '--option <name=value>',
      'an option of the game, as for sim; skips numbers of players that it does not allow',
      collect,
      [],
    )
    .option('--slice-ms <n>', 'length of a slice in milliseconds', wholeNumber(1, 60_000), 400)
    .option('--iterations <n>', 'iterations of one decision of the search', wholeNumber(1, 1_000_000), 100)
    .option('--without-search', 'skip the search')
    .option('--without-boardgame-io', 'skip the comparison')
    .option('--json', 'print the result as a JSON array with an item for each game and number of players')
    .addHelpText('after', HELP_TEXT);
  addBenchServer(bench, environment);
  addBenchSleeping(bench, environment);
  addBenchSoak(bench, environment);
  bench.action(async (id: string | undefined, flags: Flags) => {
    const rows = await measureAll(environment, id === undefined ? ids : [id], flags, bench);
    environment.out(flags.json ? `${JSON.stringify(rows, null, 2)}\n` : asText(rows));
  });
};

async function measureAll(
  environment: CommandEnvironment,
  games: readonly string[],
  flags: Flags,
  command: Command,
): Promise<Row[]> {
  const work = await workFor(games, flags, command);
  // boardgame.io always plays the current version of the rules.
  const skipsComparison = flags.withoutBoardgameIo || flags.rules !== undefined;
  const comparison = skipsComparison ? null : await prepareComparison(environment, games);
  if (flags.withoutBoardgameIo) environment.err('boardgame.io is skipped, as requested\n');
  const progress = startProgress(environment, 'measurements', work.length);
  const rows: Row[] = [];
  try {
    for (const one of work) {
      const compared = one.game.meta.id === comparison?.game ? comparison : null;
      rows.push(await measureOne(environment, one, flags, compared));
      progress.at(rows.length, work.length);
    }
  } finally {
    progress.end();
  }
  return rows;
}

/** A game, number of players and options to measure. */
interface Work {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: OptionValues;
}

/** The requested games and numbers of players that the options allow. */
async function workFor(games: readonly string[], flags: Flags, command: Command): Promise<Work[]> {
  const work: Work[] = [];
  let refusal = `no game has ${flags.seats} seats`;
  for (const id of games) {
    const game = await loadGame(id, flags.rules);
    for (const seats of game.meta.seatCounts) {
      if (flags.seats !== undefined && flags.seats !== seats) continue;
      try {
        work.push({ game, seats, options: readOptions(game, flags.option, seats) });
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        refusal = error.message;
      }
    }
  }
  if (work.length === 0) command.error(`error: ${refusal}`);
  return work;
}

/** Null if none of the games is compared, or, with a line on standard error, if the comparison cannot run. */
async function prepareComparison(
  environment: CommandEnvironment,
  games: readonly string[],
): Promise<Comparison | null> {
  try {
    const comparison = findComparison();
    if (!games.includes(comparison.game)) return null;
    await installBoardgameIo(environment, comparison);
    return comparison;
  } catch (error) {
    if (!(error instanceof NotMeasured)) throw error;
    environment.err(`boardgame.io is skipped: ${error.message}\n`);
    return null;
  }
}

async function measureOne(
  environment: CommandEnvironment,
  { game, seats, options }: Work,
  { sliceMs, iterations, withoutSearch }: Flags,
  comparison: Comparison | null,
): Promise<Row> {
  const play = new RandomPlay(environment, game, seats, options);
  const slices = [];
  for (let i = 0; i <= SLICES; i++) {
    slices.push(play.slice(sliceMs));
    await yieldToEvents();
  }
  const rates = medianRates(slices.slice(1));
  const costs = play.costs();
  const speed = withoutSearch ? null : SearchSpeed.prepare(game, seats, options, iterations);
  const search = (await speed?.measure(sliceMs)) ?? null;
  const row: Row = { game: game.meta.id, seats, ...rates, ...costs, search };
  if (comparison === null) return row;
  const references = ['a', 'b', 'c'].map((seed) => makeReference(game, seats, `bench/${seed}`));
  try {
    const other = await measureBoardgameIo(environment, comparison, seats, sliceMs, references);
    const speedRatio = Math.round(rates.decisionsPerSecond / other.decisionsPerSecond);
    return { ...row, boardgameIo: { ...other, speedRatio } };
  } catch (error) {
    if (!(error instanceof NotMeasured)) throw error;
    throw new Failure(`boardgame.io with ${seats} seats: ${error.message}`);
  }
}

function asText(rows: readonly Row[]): string {
  const lines = [
    ['game', 'seats', 'decisions/s', 'moves/s', 'playouts/s', 'clone', 'view', 'boardgame.io', 'speed ratio'],
  ];
  for (const row of rows)
    lines.push([
      row.game,
      `${row.seats}`,
      thousands(row.decisionsPerSecond),
      thousands(row.movesPerSecond),
      thousands(row.playoutsPerSecond),
      `${row.cloneNs} ns`,
      `${row.viewNs} ns`,
      row.boardgameIo ? `${thousands(row.boardgameIo.decisionsPerSecond)}/s` : '–',
      row.boardgameIo ? `${row.boardgameIo.speedRatio}` : '–',
    ]);
  const search = rows.some((row) => row.search) ? ['', ...table(searchLines(rows))] : [];
  return `${[...table(lines), ...search].join('\n')}\n`;
}

function searchLines(rows: readonly Row[]): string[][] {
  const head = ['game', 'seats', 'iterations/s', 'with the fast form', 'ratio'];
  const rates = rows.map(({ game, seats, search }) => [
    game,
    `${seats}`,
    ...(search
      ? [thousands(search.contractPerSecond), thousands(search.fastPerSecond), search.ratio.toFixed(2)]
      : ['–', '–', '–']),
  ]);
  return [head, ...rates];
}

function thousands(value: number): string {
  return `${value}`.replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
