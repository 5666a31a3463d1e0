import type { Game } from '@durbar/kernel';
import { at } from '@durbar/kernel';

/** More forced moves than this in a row are left to the caller's next look: a guard, no rule. */
const LONGEST = 64;

/**
 * Makes the moves nobody has a say in: as long as exactly one seat decides and has exactly one move, an automaton for
 * instance. Changes `state`.
 */
export function settle<S extends V, V, M>(game: Game<S, V, M>, state: S): void {
  for (let i = 0; i < LONGEST; i++) {
    const active = game.active(state);
    if (active.length !== 1) return;
    const seat = at(active, 0);
    const moves = game.legalMoves(state, seat);
    if (moves.length !== 1) return;
    game.apply(state, seat, at(moves, 0));
  }
}
