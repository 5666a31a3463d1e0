import type { Cells } from '@durbar/kernel';
import { GOLD, LEDGER } from './layout.ts';

/** Gives `seat` gold (or takes it, if negative) and enters it in the ledger. */
export function earn(cells: Cells, seat: number, kind: number, gold: number): void {
  cells[GOLD + seat] = cells[GOLD + seat]! + gold;
  const line = LEDGER + seat * 4 + kind;
  cells[line] = cells[line]! + gold;
}
