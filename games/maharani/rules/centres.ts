import { CENTRE_SPACES } from './geometry.ts';
import { allTaken, CENTRE } from './position.ts';
import { TILE_PATTERN } from './tiles.ts';
import type { Event, View } from './types.ts';

/** Whether all eight centre spaces are taken, so that centre tiles leave the game (MHR-5.1). */
export function centresTaken(position: View): boolean {
  return allTaken(position, CENTRE_SPACES);
}

/** Takes a centre tile out of the game, from `slot` or, where that is null, as drawn from the bag (MHR-5.1). */
export function removeTile(position: View, tile: number, slot: number | null, events?: Event[]): void {
  position.removed.push(tile);
  position.removed.sort((a, b) => a - b);
  events?.push({ kind: 'removed', tile, slot });
}

/** The last centre space is taken: centre tiles on the rondel leave the game at once (MHR-5.1). */
export function removeCentresFromRondel(position: View, events?: Event[]): void {
  for (let slot = 0; slot < position.rondel.length; slot++) {
    const tile = position.rondel[slot]!;
    if (tile < 0 || TILE_PATTERN[tile] !== CENTRE) continue;
    position.rondel[slot] = -1;
    removeTile(position, tile, slot, events);
  }
}
