import type { Game, Rng, Seat } from '@durbar/kernel';
import { at, randomBelow } from '@durbar/kernel';

/**
 * Returns a random legal move, for a seat whose bot failed, was late or chose an illegal move.
 * @param view what the seat sees
 * @param rng a separate generator; drawing changes it
 */
export function legalFallback(game: Game, view: unknown, seat: Seat, rng: Rng): unknown {
  const moves = game.legalMoves(view, seat);
  return at(moves, randomBelow(rng, moves.length));
}
