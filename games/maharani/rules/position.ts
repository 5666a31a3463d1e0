import { PATTERN_SPACES, QUARTER_SPACES, QUARTERS, sideOf, slotQuarter } from './geometry.ts';
import { TILE_PATTERN } from './tiles.ts';
import type { View } from './types.ts';

/** Pattern number of centre tiles and spaces. */
export const CENTRE = 0;

/** All four markers face up. */
export const ALL_UP = 15;

/** Number of `spaces` that are free. */
export function countFree(position: View, spaces: readonly number[]): number {
  let free = 0;
  for (let i = 0; i < spaces.length; i++) if (position.board[spaces[i]!]! < 0) free++;
  return free;
}

/** Number of free spaces of the palace. */
export function freeSpaces({ board }: View): number {
  let free = 0;
  for (let space = 0; space < board.length; space++) if (board[space]! < 0) free++;
  return free;
}

/** Whether none of `spaces` is free. */
export function allTaken(position: View, spaces: readonly number[]): boolean {
  for (let i = 0; i < spaces.length; i++) if (position.board[spaces[i]!]! < 0) return false;
  return true;
}

/** Whether a quarter's last space is taken. */
export function isFull(position: View, quarter: number): boolean {
  return allTaken(position, QUARTER_SPACES[quarter]!);
}

/** Whether all four quarters are full. */
export function boardFull(position: View): boolean {
  for (let quarter = 0; quarter < QUARTERS.length; quarter++) if (!isFull(position, quarter)) return false;
  return true;
}

/** The quarter under a rondel slot in this turn (MHR-1.4). */
export function quarterUnder(position: View, slot: number): number {
  return slotQuarter(sideOf(position.players, position.seat), slot);
}

/** Whether `seat`'s marker of `quarter` is face up. */
export function markerUp(position: View, seat: number, quarter: number): boolean {
  return ((position.markers[seat]! >> quarter) & 1) === 1;
}

/** Whether some tile on the rondel fits some free space of the whole palace (MHR-5.3). */
export function anythingFits(position: View): boolean {
  for (let slot = 0; slot < position.rondel.length; slot++) {
    const tile = position.rondel[slot]!;
    if (tile >= 0 && !allTaken(position, PATTERN_SPACES[TILE_PATTERN[tile]!]!)) return true;
  }
  return false;
}

/** A worker's colour in events: null if seats have only one colour. */
export function eventColour(position: View, colour: number): number | null {
  return position.players === 2 ? colour : null;
}

/** Number of `seat`'s markers that are face up, 0 to 4. */
export function markersUp(position: View, seat: number): number {
  const up = position.markers[seat]!;
  return (up & 1) + ((up >> 1) & 1) + ((up >> 2) & 1) + (up >> 3);
}

// Kinds of the ledger: what gold is earned with or spent on, in the order of `View.ledger`.
export const TILES_EARNED = 0;
export const WORKERS_EARNED = 1;
export const QUARTERS_EARNED = 2;
export const SECOND_TILES = 3;

/** Gives `seat` gold (or takes it, if negative) and enters it in the ledger. */
export function earn(position: View, seat: number, kind: number, gold: number): void {
  position.gold[seat] = position.gold[seat]! + gold;
  const line = seat * 4 + kind;
  position.ledger[line] = position.ledger[line]! + gold;
}
