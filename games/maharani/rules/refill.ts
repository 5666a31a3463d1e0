import { centresTaken, removeTile } from './centres.ts';
import { CENTRE } from './position.ts';
import { TILE_PATTERN } from './tiles.ts';
import type { Event, State } from './types.ts';

/**
 * Draws a tile onto each empty place of the rondel, 1 to 4 (MHR-2.7). While all centre spaces are taken, centre tiles
 * drawn leave the game and the next one is drawn (MHR-5.1); an empty bag leaves places empty (MHR-5.2).
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

/** The next tile of use, or −1 if the bag is empty. */
function draw(state: State, noCentres: boolean, events?: Event[]): number {
  for (;;) {
    const tile = state.bag.pop();
    if (tile === undefined) return -1;
    state.bagCount--;
    if (!noCentres || TILE_PATTERN[tile] !== CENTRE) return tile;
    removeTile(state, tile, null, events);
  }
}
