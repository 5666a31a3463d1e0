import type { Cells } from '@durbar/kernel';
import { AREA, AREA_NEXT, AREA_SIZE, COLOURS } from './layout.ts';
import { NEAR } from './tables.ts';

// Each tile of an area has the number of the area: one of its spaces. Tiles stay where they are laid, so areas only
// grow, and the size of the area that a tile would join is known without a walk.

/** Gold for the area of a tile of `colour` on a free space (MHR-3.1). */
export function areaGold(cells: Cells, space: number, colour: number): number {
  let gold = 1;
  let first = -1;
  let second = -1;
  let third = -1;
  for (let side = space * 4; side < space * 4 + 4; side++) {
    const near = NEAR[side]!;
    if (cells[COLOURS + near] !== colour) continue;
    const area = cells[AREA + near]!;
    if (area === first || area === second || area === third) continue;
    third = second;
    second = first;
    first = area;
    gold += cells[AREA_SIZE + area]!;
  }
  return gold;
}

/** Adds a tile of `colour` on a free space to the areas beside it, which become one. Returns its size (MHR-3.1). */
export function joinAreas(cells: Cells, space: number, colour: number): number {
  cells[COLOURS + space] = colour;
  cells[AREA + space] = space;
  cells[AREA_NEXT + space] = space;
  cells[AREA_SIZE + space] = 1;
  let own = space;
  for (let side = space * 4; side < space * 4 + 4; side++) {
    const near = NEAR[side]!;
    if (cells[COLOURS + near] !== colour) continue;
    const other = cells[AREA + near]!;
    if (other === own) continue;
    if (cells[AREA_SIZE + other]! > cells[AREA_SIZE + own]!) {
      merge(cells, own, other);
      own = other;
    } else merge(cells, other, own);
  }
  return cells[AREA_SIZE + own]!;
}

/** Makes the tiles of an area those of another one: rings become one ring when two of their links change places. */
function merge(cells: Cells, from: number, into: number): void {
  let tile = from;
  do {
    cells[AREA + tile] = into;
    tile = cells[AREA_NEXT + tile]!;
  } while (tile !== from);
  const next = cells[AREA_NEXT + from]!;
  cells[AREA_NEXT + from] = cells[AREA_NEXT + into]!;
  cells[AREA_NEXT + into] = next;
  cells[AREA_SIZE + into] = cells[AREA_SIZE + into]! + cells[AREA_SIZE + from]!;
}
