import type { AnyGame } from '@durbar/games';
import { ids } from '@durbar/games';
import type { OptionValues } from '@durbar/kernel';
import type { Command } from 'commander';
import type { BoardgameIo } from '../bench/boardgame-io.ts';
import { COMPARED_GAME, measureBoardgameIo, NotMeasured, prepareBoardgameIo } from '../bench/boardgame-io.ts';
import type { Rates } from '../bench/random-play.ts';
import { makeReference, RandomPlay, ratesOf, SLICES } from '../bench/random-play.ts';
import type { AddCommand } from '../command.ts';
import { loadGame, readOptions } from '../game.ts';
import type { Host } from '../host.ts';
import { Failure, UsageError } from '../host.ts';
import { collect, whole } from '../numbers.ts';
import { breathe, startProgress } from '../progress.ts';
import { table } from '../table.ts';
import { addBenchServer } from './bench-server.ts';

interface Flags {
  readonly seats?: number;
  readonly option: readonly string[];
  readonly sliceMs: number;
  readonly withoutBoardgameIo?: true;
  readonly json?: true;
}

/** One line of the result. */
interface Row extends Rates {
  readonly game: string;
  readonly seats: number;
  readonly cloneNs: number;
  readonly viewNs: number;
  /** The same game on boardgame.io in the same run, and how many times its decisions a second ours are. */
  readonly boardgameIo?: BoardgameIo & { readonly times: number };
}

const AFTER = `
How it is measured: one thread plays at random from dealt matches to their ends, listing every legal move of every
position; a decision is a position with at least two. Timed in ${SLICES} slices after one to warm up; the median slice
counts. clone and view are of a state in mid-match. boardgame.io plays the same rules, written as its users write a game,
through its own reducer with NODE_ENV=production, in a process of its own right after ours; before that it has to
replay some of our matches to the same end.`;

export const addBench: AddCommand = (program, host) => {
  const bench = program
    .command('bench')
    .summary('measure the speed of the engine')
    .description(
      'Measures random play with full listing of legal moves, beside the same game on boardgame.io.',
    )
    .argument('[game]', `one of ${ids.join(', ')}; without it all of them`)
    .option('--seats <n>', 'this number of players only', whole(1, 99))
    .option(
      '--option <name=value>',
      'an option of the game, as for sim; numbers of players it is not for are left out',
      collect,
      [],
    )
    .option('--slice-ms <n>', 'length of a slice, in milliseconds', whole(1, 60_000), 400)
    .option('--without-boardgame-io', 'leave the comparison out')
    .option('--json', 'print the result as JSON, an array with one item for each game and number of players')
    .addHelpText('after', AFTER);
  addBenchServer(bench, host);
  bench.action(async (id: string | undefined, flags: Flags) => {
    const rows = await measureAll(host, id === undefined ? ids : [id], flags, bench);
    host.out(flags.json ? `${JSON.stringify(rows, null, 2)}\n` : asText(rows));
  });
};

async function measureAll(
  host: Host,
  games: readonly string[],
  flags: Flags,
  command: Command,
): Promise<Row[]> {
  const work = await workFor(games, flags, command);
  const compare =
    flags.withoutBoardgameIo || !games.includes(COMPARED_GAME) ? null : await findComparison(host);
  if (flags.withoutBoardgameIo) host.err('boardgame.io is left out, as asked\n');
  const progress = startProgress(host, 'measurements', work.length);
  const rows: Row[] = [];
  try {
    for (const one of work) {
      rows.push(
        await measureOne(host, one, flags.sliceMs, one.game.meta.id === COMPARED_GAME ? compare : null),
      );
      progress.at(rows.length, work.length);
    }
  } finally {
    progress.end();
  }
  return rows;
}

/** A game, a number of players and the options to be measured. */
interface Work {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: OptionValues;
}

/** All that is asked for and that the options are for. */
async function workFor(games: readonly string[], flags: Flags, command: Command): Promise<Work[]> {
  const work: Work[] = [];
  let refusal = `no game has ${flags.seats} seats`;
  for (const id of games) {
    const game = await loadGame(id);
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

/** The folder of the comparison; null, and a line that says so, where there is none. */
async function findComparison(host: Host): Promise<string | null> {
  try {
    return await prepareBoardgameIo(host);
  } catch (error) {
    if (!(error instanceof NotMeasured)) throw error;
    host.err(`boardgame.io is left out: ${error.message}\n`);
    return null;
  }
}

async function measureOne(
  host: Host,
  { game, seats, options }: Work,
  sliceMs: number,
  folder: string | null,
): Promise<Row> {
  const play = new RandomPlay(host, game, seats, options);
  const slices = [];
  for (let i = 0; i <= SLICES; i++) {
    slices.push(play.slice(sliceMs));
    await breathe();
  }
  const rates = ratesOf(slices.slice(1));
  const row: Row = { game: game.meta.id, seats, ...rates, ...play.costs() };
  if (folder === null) return row;
  const references = ['a', 'b', 'c'].map((seed) => makeReference(game, seats, `bench/${seed}`));
  try {
    const other = await measureBoardgameIo(host, folder, seats, sliceMs, references);
    const times = Math.round(rates.decisionsPerSecond / other.decisionsPerSecond);
    return { ...row, boardgameIo: { ...other, times } };
  } catch (error) {
    if (!(error instanceof NotMeasured)) throw error;
    throw new Failure(`boardgame.io with ${seats} seats: ${error.message}`);
  }
}

function asText(rows: readonly Row[]): string {
  const lines = [
    ['game', 'seats', 'decisions/s', 'moves/s', 'playouts/s', 'clone', 'view', 'boardgame.io', 'times'],
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
      row.boardgameIo ? `${row.boardgameIo.times}` : '–',
    ]);
  return `${table(lines).join('\n')}\n`;
}

function thousands(value: number): string {
  return `${value}`.replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
