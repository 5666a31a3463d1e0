import type { Rng } from '@durbar/kernel';
import { shuffle } from '@durbar/kernel';
import { laidTile, TILE_COUNT } from './tiles.ts';
import type { State, View } from './types.ts';

/**
 * Makes an independent copy with this bag. One literal lists all fields instead of a spread, because playouts copy
 * states all the time and V8 is several times slower at spreading.
 */
function copy<B extends number[] | null>(position: View, bag: B): Omit<View, 'bag'> & { bag: B } {
  return {
    players: position.players,
    turn: position.turn,
    seat: position.seat,
    placed: position.placed,
    refreshed: position.refreshed,
    pending: position.pending,
    filled: position.filled.slice(),
    emptyRefreshes: position.emptyRefreshes,
    over: position.over,
    gold: position.gold.slice(),
    ledger: position.ledger.slice(),
    markers: position.markers.slice(),
    supply: position.supply.slice(),
    rondel: position.rondel.slice(),
    board: position.board.slice(),
    workers: position.workers.slice(),
    removed: position.removed.slice(),
    bagCount: position.bagCount,
    bag,
  };
}

/** An independent copy of a state. */
export function clone(state: State): State {
  return copy(state, state.bag.slice());
}

/** What any viewer may see: everything except the order of the bag (MHR-1.3). */
export function view(position: View): View {
  return copy(position, null);
}

/** The tiles in the bag, ascending: those that are neither laid, on the rondel nor out of the game. */
export function unseenTiles(position: View): number[] {
  const seen = new Set([...position.rondel, ...position.removed]);
  for (const item of position.board) if (item >= 0) seen.add(laidTile(item));
  return Array.from({ length: TILE_COUNT }, (_, tile) => tile).filter((tile) => !seen.has(tile));
}

/** Draws a state that has this view: the unseen tiles are in random order. */
export function determinize(position: View, rng: Rng): State {
  return copy(position, shuffle(rng, unseenTiles(position)));
}
