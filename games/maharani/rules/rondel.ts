import { CENTRE_SPACES } from './geometry.ts';
import { allTaken, CENTRE } from './position.ts';
import { TILE_PATTERN } from './tiles.ts';
import type { Event, State, View } from './types.ts';

/** Whether all eight centre spaces are taken, so that centre tiles leave the game (MHR-5.1). */
export function centresTaken(position: View): boolean {
  return allTaken(position, CENTRE_SPACES);
}

/** Removes a centre tile from the game: from `slot` or, if that is null, as drawn from the bag (MHR-5.1). */
function removeTile(position: View, tile: number, slot: number | null, events?: Event[]): void {
  position.removed.push(tile);
  position.removed.sort((a, b) => a - b);
  events?.push({ kind: 'removed', tile, slot });
}

/** Removes the centre tiles on the rondel from the game once the last centre space is taken (MHR-5.1). */
export function removeCentresFromRondel(position: View, events?: Event[]): void {
  for (let slot = 0; slot < position.rondel.length; slot++) {
    const tile = position.rondel[slot]!;
    if (tile < 0 || TILE_PATTERN[tile] !== CENTRE) continue;
    position.rondel[slot] = -1;
    removeTile(position, tile, slot, events);
  }
}

/**
 * Draws a tile onto each empty slot of the rondel, 1 to 4 (MHR-2.7). While all centre spaces are taken, drawn centre
 * tiles leave the game and the next tile is drawn (MHR-5.1). An empty bag leaves slots empty (MHR-5.2).
 */
export function refill(state: State, events?: Event[]): void {
  const noCentres = centresTaken(state);
  for (let slot = 0; slot < 4; slot++) {
    if (state.rondel[slot]! >= 0) continue;
    const tile = draw(state, noCentres, events);
    if (tile < 0) return;
    state.rondel[slot] = tile;
    events?.push({ kind: 'drawn', slot, tile });
  }
}

/** The next tile that can still be placed, or −1 if the bag is empty. */
function draw(state: State, noCentres: boolean, events?: Event[]): number {
  for (;;) {
    const tile = state.bag.pop();
    if (tile === undefined) return -1;
    state.bagCount--;
    if (!noCentres || TILE_PATTERN[tile] !== CENTRE) return tile;
    removeTile(state, tile, null, events);
  }
}
