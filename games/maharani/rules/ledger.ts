import type { View } from './types.ts';

/** What gold is earned with or spent on, in the order of `View.ledger`. */
export const TILES_EARNED = 0;
export const WORKERS_EARNED = 1;
export const QUARTERS_EARNED = 2;
export const SECOND_TILES = 3;

/** Gives `seat` gold (or takes it, if negative), noting what for. */
export function earn(position: View, seat: number, kind: number, gold: number): void {
  position.gold[seat] = position.gold[seat]! + gold;
  const line = seat * 4 + kind;
  position.ledger[line] = position.ledger[line]! + gold;
}
