import type { Cells } from '@durbar/kernel';
import { SECOND_TILE_PRICE } from '../../../data/tiles.ts';
import { QUARTERS } from '../../geometry.ts';
import { SECOND_TILES } from '../../position.ts';
import {
  BAG,
  BAG_COUNT,
  EMPTY_REFRESHES,
  FREE,
  FREE_IN_QUARTER,
  FREE_OF_PATTERN,
  OVER,
  PLACED,
  PLAYERS,
  REFRESHED,
  REMOVED,
  RONDEL,
  SEAT,
  TURN,
} from '../layout.ts';
import { earn } from '../purse.ts';
import { evaluateFilled, evaluateQuarter } from '../quarters.ts';
import { CENTRE_BIT, PATTERN_OF_TILE } from '../tables.ts';

/** Ends the turn: price, refill, evaluation, and the next turn or the end of the match (MHR-2.6, MHR-2.7, MHR-5.3). */
export function applyEnd(cells: Cells, seat: number): void {
  if (cells[PLACED] === 2) earn(cells, seat, SECOND_TILES, -SECOND_TILE_PRICE);
  refill(cells);
  evaluateFilled(cells);
  cells[PLACED] = 0;
  cells[REFRESHED] = 0;
  cells[TURN] = cells[TURN]! + 1;
  if (cells[FREE] === 0) cells[OVER] = 1;
  else if (anythingFits(cells)) {
    const next = seat + 1 === cells[PLAYERS] ? 0 : seat + 1;
    cells[SEAT] = next;
    cells[EMPTY_REFRESHES] = cells[EMPTY_REFRESHES]! & ~(1 << next);
  } else endUnfinished(cells);
}

/** Whether some tile on the rondel fits some free space of the whole palace (MHR-5.3). */
export function anythingFits(cells: Cells): boolean {
  for (let slot = 0; slot < 4; slot++) {
    const tile = cells[RONDEL + slot]!;
    if (tile >= 0 && cells[FREE_OF_PATTERN + PATTERN_OF_TILE[tile]!]! > 0) return true;
  }
  return false;
}

/** Nothing on the rondel fits: unfinished quarters are evaluated as they are (MHR-5.3). */
function endUnfinished(cells: Cells): void {
  for (let quarter = 0; quarter < QUARTERS.length; quarter++)
    if (cells[FREE_IN_QUARTER + quarter]! > 0) evaluateQuarter(cells, quarter);
  cells[OVER] = 2;
}

/** Draws a tile onto each empty slot of the rondel (MHR-2.7, MHR-5.1, MHR-5.2). */
function refill(cells: Cells): void {
  for (let slot = 0; slot < 4; slot++) {
    if (cells[RONDEL + slot]! >= 0) continue;
    const tile = draw(cells);
    if (tile < 0) return;
    cells[RONDEL + slot] = tile;
  }
}

/** The next tile that can still be placed, or −1 if the bag is empty. Centre tiles without a space leave the game. */
function draw(cells: Cells): number {
  while (cells[BAG_COUNT]! > 0) {
    const count = cells[BAG_COUNT]! - 1;
    cells[BAG_COUNT] = count;
    const tile = cells[BAG + count]!;
    if (CENTRE_BIT[tile]! < 0 || cells[FREE_OF_PATTERN]! > 0) return tile;
    cells[REMOVED] = cells[REMOVED]! | (1 << CENTRE_BIT[tile]!);
  }
  return -1;
}
