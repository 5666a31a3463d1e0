import type { Game, Rng, Seat } from '@durbar/kernel';
import { at, below, fraction } from '@durbar/kernel';
import { bestIndex, lookAhead } from '../look-ahead.ts';

/** Moves that a playout looks one ahead at, where the game's `prior` says which are worth it. */
const LOOKED_AT = 6;

/**
 * How likely each of `moves` seems before any search; sums to 1. The game's `prior` (all the same without one) times,
 * if the game has an estimate, how well each move looks one ahead.
 * @param temperature points that a move may look worse than the best one before it is an e-th as likely; 0: `prior` alone
 */
export function priorShares<S extends V, V, M>(
  game: Game<S, V, M>,
  state: S,
  seat: Seat,
  moves: readonly M[],
  temperature: number,
): number[] {
  const given = game.hints?.prior?.(state, seat, moves);
  const shares = moves.map((_, i) => (given ? at(given, i) : 1));
  if (temperature > 0 && game.hints?.evaluate) {
    const values = lookAhead(game, state, seat, moves);
    const best = Math.max(...values);
    for (const [i, value] of values.entries())
      shares[i] = at(shares, i) * Math.exp((value - best) / temperature);
  }
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => share / sum);
}

/**
 * What `seat` may well do, in a playout: what looks best one ahead, among the few likeliest by the game's `prior` unless
 * the game can tell at once what all lead to; for a game without an estimate drawn by its `prior`; without that too,
 * anything.
 */
export function likelyMove<S extends V, V, M>(game: Game<S, V, M>, state: S, seat: Seat, rng: Rng): M {
  const moves = [...game.legalMoves(state, seat)];
  if (moves.length === 1) return at(moves, 0);
  const weights = game.hints?.ahead ? undefined : game.hints?.prior?.(state, seat, moves);
  if (game.hints?.evaluate) {
    const few = weights && moves.length > LOOKED_AT ? likeliest(moves, weights) : moves;
    return at(few, bestIndex(lookAhead(game, state, seat, few), rng));
  }
  if (!weights) return at(moves, below(rng, moves.length));
  let left = fraction(rng) * weights.reduce((a, b) => a + b, 0);
  for (let i = 0; i < moves.length; i++) {
    left -= at(weights, i);
    if (left < 0) return at(moves, i);
  }
  return at(moves, moves.length - 1);
}

/** The `LOOKED_AT` moves of the largest weights; among equals at the brink the first ones. */
function likeliest<M>(moves: readonly M[], weights: readonly number[]): M[] {
  const brink = at(Float64Array.from(weights).toSorted(), weights.length - LOOKED_AT);
  const few = moves.filter((_, i) => at(weights, i) > brink);
  for (let i = 0; few.length < LOOKED_AT; i++) if (at(weights, i) === brink) few.push(at(moves, i));
  return few;
}
