import type { RoadPosition } from './position.ts';
import { mapAt } from './position-routes.ts';

/** Villages with a piece of any seat, one bit each. */
export function occupiedVillages({ villages }: RoadPosition): number {
  let mask = 0;
  for (let s = 0; s < villages.length; s++) mask |= villages[s]!;
  return mask;
}

/** Villages with two pieces, of one seat or of two, one bit each. */
export function fullVillages({ villages, doubles }: RoadPosition): number {
  let occupied = 0;
  let full = 0;
  for (let s = 0; s < villages.length; s++) {
    full |= occupied & villages[s]!;
    if (doubles) full |= doubles[s]!;
    occupied |= villages[s]!;
  }
  return full;
}

/** Villages with room for another piece, one bit each: a village holds two pieces, or one with two seats. */
export function villagesWithRoom(position: RoadPosition): number {
  const all = (1 << mapAt(position).villages) - 1;
  return all & ~(position.villages.length === 2 ? occupiedVillages(position) : fullVillages(position));
}
