import type { Cells } from '@durbar/kernel';
import { ALL_UP } from '../position.ts';
import { END, placeCode, REFRESH, WORKER } from './code-numbers.ts';
import {
  EMPTY_REFRESHES,
  FREE_BITS,
  FREE_OF_PATTERN,
  MARKERS,
  OVER,
  PENDING,
  PLACED,
  PLAYERS,
  REFRESHED,
  RONDEL,
  SEAT,
} from './layout.ts';
import { ANYWHERE, FITTING_TURNS, PATTERN_OF_TILE, SIDE, SPACE_BITS, STRIP } from './tables.ts';
import { waysOntoPending } from './workers.ts';

/** Upper bound of the number of legal moves: four tiles on the spaces of their patterns, a refresh and an end. */
export const MOST_MOVES = 4 * 4 * 20 + 2;

/** The legal moves of a seat, in the order of the contract. */
export function legalMoves(cells: Cells, seat: number, moves: Int32Array): number {
  if (cells[OVER] !== 0 || seat !== cells[SEAT]) return 0;
  if (cells[PENDING]! >= 0) return listWays(cells, moves);
  let count = listPlacements(cells, moves);
  // Whether something can be placed: then every placement is legal.
  const canPlace = count > 0;
  if (cells[PLACED] === 0 && cells[REFRESHED] === 0 && !(canPlace && isEmptyRefreshBarred(cells, seat)))
    moves[count++] = REFRESH;
  if (cells[PLACED]! > 0 || cells[REFRESHED] !== 0) moves[count++] = END;
  return count;
}

/** The ways to bring the pending worker (MHR-3.5). */
function listWays(cells: Cells, moves: Int32Array): number {
  let count = 0;
  for (let ways = waysOntoPending(cells); ways !== 0; ways &= ways - 1)
    moves[count++] = WORKER + 31 - Math.clz32(ways & -ways);
  return count;
}

/** Whether a refresh would turn no marker and is barred after one of every other seat (MHR-2.5). */
function isEmptyRefreshBarred(cells: Cells, seat: number): boolean {
  const refreshed = cells[EMPTY_REFRESHES]! | (1 << seat);
  return cells[MARKERS + seat] === ALL_UP && refreshed === (1 << cells[PLAYERS]!) - 1;
}

/** The placements (MHR-2.2, MHR-2.3) by slot, space and rotation. */
function listPlacements(cells: Cells, moves: Int32Array): number {
  let count = 0;
  if (cells[PLACED] === 2 || cells[REFRESHED] !== 0) return 0;
  const seat = cells[SEAT]!;
  const side = SIDE[cells[PLAYERS]! * 4 + seat]!;
  const up = cells[MARKERS + seat]!;
  for (let slot = 0; slot < 4; slot++) {
    const tile = cells[RONDEL + slot]!;
    if (tile < 0) continue;
    const pattern = PATTERN_OF_TILE[tile]!;
    if (cells[FREE_OF_PATTERN + pattern] === 0) continue;
    const home = (side + slot) & 3;
    const where = (up >> home) & 1 ? ANYWHERE : home;
    const bits = (pattern * 5 + where) * 4;
    for (let strip = 0; strip < 4; strip++) {
      let free = cells[FREE_BITS + strip]! & SPACE_BITS[bits + strip]!;
      for (; free !== 0; free &= free - 1) {
        const space = strip * STRIP + 31 - Math.clz32(free & -free);
        const code = placeCode(slot, space);
        for (let turns = FITTING_TURNS[space]!; turns !== 0; turns &= turns - 1)
          moves[count++] = code + 31 - Math.clz32(turns & -turns);
      }
    }
  }
  return count;
}
