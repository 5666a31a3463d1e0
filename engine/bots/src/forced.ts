import type { Game } from '@durbar/kernel';
import { at } from '@durbar/kernel';

/** At most this many forced moves are made in one call, as a guard against endless sequences. */
const MAX_FORCED_MOVES = 64;

/**
 * Makes forced moves, such as an automaton's: as long as exactly one seat decides and has exactly one legal move. Changes
 * `state`.
 */
export function settle<S extends V, V, M>(game: Game<S, V, M>, state: S): void {
  for (let i = 0; i < MAX_FORCED_MOVES; i++) {
    const active = game.active(state);
    if (active.length !== 1) return;
    const seat = at(active, 0);
    const moves = game.legalMoves(state, seat);
    if (moves.length !== 1) return;
    game.apply(state, seat, at(moves, 0));
  }
}
