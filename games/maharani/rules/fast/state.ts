import type { Cells, Rng } from '@durbar/kernel';
import { shuffle } from '@durbar/kernel';
import { QUARTER_SIZE, QUARTERS, SPACE_COUNT } from '../geometry.ts';
import { laidTile, TILE_COUNT } from '../tiles.ts';
import type { State, View } from '../types.ts';
import { joinAreas } from './areas.ts';
import * as at from './layout.ts';
import { takeSpace } from './spaces.ts';
import { ANYWHERE, CENTRE_BIT, COLOUR_OF_TILE, MORE, SPACE_BITS, STRIP } from './tables.ts';
import { setWorker } from './workers.ts';

/** The cells of an empty palace, by number of seats. */
const EMPTY = Array.from({ length: 5 }, (_, players) => emptyCells(players));

function emptyCells(players: number): Cells {
  const cells = new Int16Array(at.SIZE);
  cells[at.PLAYERS] = players;
  cells.fill(-1, at.BOARD, at.BOARD + SPACE_COUNT);
  cells.fill(-1, at.WORKERS, at.WORKERS + SPACE_COUNT + 1);
  cells.fill(-1, at.COLOURS, at.COLOURS + SPACE_COUNT);
  // Neither free nor of any colour.
  cells[at.COLOURS + at.NO_SPACE] = -2;
  cells.fill((1 << STRIP) - 1, at.FREE_BITS, at.FREE_BITS + SPACE_COUNT / STRIP);
  cells.fill(QUARTER_SIZE, at.FREE_IN_QUARTER, at.FREE_IN_QUARTER + QUARTERS.length);
  for (let pattern = 0; pattern < 4; pattern++) cells[at.FREE_OF_PATTERN + pattern] = countSpaces(pattern);
  cells[at.FREE] = SPACE_COUNT;
  // As in the contract, a second colour counts even where seats have only one: it is the same for all.
  cells.fill(SPACE_COUNT * 2 * MORE[0]!, at.PAYOUT_GROWTH, at.PAYOUT_GROWTH + players);
  return cells;
}

function countSpaces(pattern: number): number {
  let count = 0;
  for (let strip = 0; strip < 4; strip++)
    for (let bits = SPACE_BITS[(pattern * 5 + ANYWHERE) * 4 + strip]!; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** Writes all of a position but the order of the bag. */
function writePosition(position: View, cells: Cells): void {
  cells.set(EMPTY[position.players]!);
  cells[at.TURN] = position.turn;
  cells[at.SEAT] = position.seat;
  cells[at.PLACED] = position.placed;
  cells[at.REFRESHED] = position.refreshed ? 1 : 0;
  cells[at.PENDING] = position.pending;
  cells[at.FILLED_COUNT] = position.filled.length;
  cells.set(position.filled, at.FILLED);
  cells[at.EMPTY_REFRESHES] = position.emptyRefreshes;
  cells[at.OVER] = position.over;
  cells.set(position.gold, at.GOLD);
  cells.set(position.ledger, at.LEDGER);
  cells.set(position.markers, at.MARKERS);
  cells.set(position.supply, at.SUPPLY);
  cells.set(position.rondel, at.RONDEL);
  for (const tile of position.removed) cells[at.REMOVED] = cells[at.REMOVED]! | (1 << CENTRE_BIT[tile]!);
  cells[at.BAG_COUNT] = position.bagCount;
  for (let space = 0; space < SPACE_COUNT; space++) {
    const item = position.board[space]!;
    if (item < 0) continue;
    cells[at.BOARD + space] = item;
    joinAreas(cells, space, COLOUR_OF_TILE[laidTile(item)]!);
    takeSpace(cells, space);
  }
  for (let space = 0; space < SPACE_COUNT; space++)
    if (position.workers[space]! >= 0) setWorker(cells, space, position.workers[space]!);
}

/** Writes a state of the contract as cells. */
export function write(state: State, into: Cells): void {
  writePosition(state, into);
  into.set(state.bag, at.BAG);
}

// Reused by each call of `determinize`: whether a tile was seen, and the unseen tiles.
const seen = new Uint8Array(TILE_COUNT);
const unseen: number[] = [];

/** Draws a state that has this view: the unseen tiles are in random order. */
export function determinize(view: View, rng: Rng, into: Cells): void {
  writePosition(view, into);
  seen.fill(0);
  for (const tile of view.rondel) if (tile >= 0) seen[tile] = 1;
  for (const tile of view.removed) seen[tile] = 1;
  for (const item of view.board) if (item >= 0) seen[laidTile(item)] = 1;
  unseen.length = 0;
  for (let tile = 0; tile < TILE_COUNT; tile++) if (seen[tile] === 0) unseen.push(tile);
  into.set(shuffle(rng, unseen), at.BAG);
}

/** Reads cells as a state of the contract. */
export function read(cells: Cells): State {
  const players = cells[at.PLAYERS]!;
  const list = (first: number, count: number): number[] => Array.from(cells.subarray(first, first + count));
  return {
    players,
    turn: cells[at.TURN]!,
    seat: cells[at.SEAT]!,
    placed: cells[at.PLACED]!,
    refreshed: cells[at.REFRESHED] !== 0,
    pending: cells[at.PENDING]!,
    filled: list(at.FILLED, cells[at.FILLED_COUNT]!),
    emptyRefreshes: cells[at.EMPTY_REFRESHES]!,
    over: cells[at.OVER]!,
    gold: list(at.GOLD, players),
    ledger: list(at.LEDGER, players * 4),
    markers: list(at.MARKERS, players),
    supply: list(at.SUPPLY, players * 2),
    rondel: list(at.RONDEL, QUARTERS.length),
    board: list(at.BOARD, SPACE_COUNT),
    workers: list(at.WORKERS, SPACE_COUNT),
    removed: Array.from({ length: TILE_COUNT }, (_, tile) => tile).filter(
      (tile) => CENTRE_BIT[tile]! >= 0 && (cells[at.REMOVED]! >> CENTRE_BIT[tile]!) & 1,
    ),
    bagCount: cells[at.BAG_COUNT]!,
    bag: list(at.BAG, cells[at.BAG_COUNT]!),
  };
}
