import type { Cells, MoveCode } from '@durbar/kernel';
import { TILES_EARNED } from '../../position.ts';
import { joinAreas } from '../areas.ts';
import { slotOf, spaceOf, turnOf } from '../code-numbers.ts';
import {
  BOARD,
  FILLED,
  FILLED_COUNT,
  FREE_IN_QUARTER,
  FREE_OF_PATTERN,
  MARKERS,
  PLACED,
  PLAYERS,
  REMOVED,
  RONDEL,
} from '../layout.ts';
import { earn } from '../purse.ts';
import { takeSpace } from '../spaces.ts';
import { ARROW, CENTRE_BIT, COLOUR_OF_TILE, PATTERN, QUARTER, SIDE } from '../tables.ts';
import { callWorker } from '../workers.ts';

/** Places a tile: marker, area, a filled quarter, a worker, and centre tiles that lost their last space (MHR-2.2 to MHR-2.4). */
export function applyPlace(cells: Cells, seat: number, move: MoveCode): void {
  const slot = slotOf(move);
  const space = spaceOf(move);
  const turn = turnOf(move);
  const tile = cells[RONDEL + slot]!;
  const quarter = QUARTER[space]!;
  const side = SIDE[cells[PLAYERS]! * 4 + seat]!;
  const home = (side + slot) & 3;
  if (quarter !== home) cells[MARKERS + seat] = cells[MARKERS + seat]! & ~(1 << home);
  cells[RONDEL + slot] = -1;
  cells[BOARD + space] = tile * 4 + turn;
  cells[PLACED] = cells[PLACED]! + 1;
  earn(cells, seat, TILES_EARNED, joinAreas(cells, space, COLOUR_OF_TILE[tile]!));
  takeSpace(cells, space);
  if (cells[FREE_IN_QUARTER + quarter] === 0) {
    const count = cells[FILLED_COUNT]!;
    cells[FILLED + count] = quarter;
    cells[FILLED_COUNT] = count + 1;
  }
  if (((ARROW[tile]! + turn) & 3) === side) callWorker(cells, space);
  if (PATTERN[space] === 0 && cells[FREE_OF_PATTERN] === 0) removeCentresFromRondel(cells);
}

/** Removes the centre tiles on the rondel from the game once the last centre space is taken (MHR-5.1). */
function removeCentresFromRondel(cells: Cells): void {
  for (let slot = 0; slot < 4; slot++) {
    const tile = cells[RONDEL + slot]!;
    if (tile < 0 || CENTRE_BIT[tile]! < 0) continue;
    cells[RONDEL + slot] = -1;
    cells[REMOVED] = cells[REMOVED]! | (1 << CENTRE_BIT[tile]!);
  }
}
