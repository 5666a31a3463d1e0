import type { Game, Rng, Seat } from '@durbar/kernel';
import { at, fraction, randomBelow } from '@durbar/kernel';
import { bestIndex, lookAhead } from '../look-ahead.ts';

/** Number of moves that a playout values one move ahead, if the game's `movePriors` can select them. */
const LOOKED_AT = 6;

/**
 * Probability of each of `moves` before any search: the game's `movePriors`, or a uniform one, times a factor for the value one
 * move ahead if the game has an estimate.
 * @param temperature a move that is this many points worse than the best one gets 1/e of its weight; 0 uses `movePriors` alone
 */
export function priorShares<S extends V, V, M>(
  game: Game<S, V, M>,
  state: S,
  seat: Seat,
  moves: readonly M[],
  temperature: number,
): number[] {
  const given = game.heuristics?.movePriors?.(state, seat, moves);
  const shares = moves.map((_, i) => (given ? at(given, i) : 1));
  if (temperature > 0 && game.heuristics?.evaluate) {
    const values = lookAhead(game, state, seat, moves);
    const best = Math.max(...values);
    for (const [i, value] of values.entries())
      shares[i] = at(shares, i) * Math.exp((value - best) / temperature);
  }
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => share / sum);
}

/**
 * Chooses a plausible move of `seat` in a playout. With an estimate it is the best move one move ahead, among all moves if the
 * game has `evaluateMoves`, else among those with the highest `movePriors`. Without an estimate it is drawn by `movePriors`, or uniformly.
 */
export function likelyMove<S extends V, V, M>(game: Game<S, V, M>, state: S, seat: Seat, rng: Rng): M {
  const moves = [...game.legalMoves(state, seat)];
  if (moves.length === 1) return at(moves, 0);
  const weights = game.heuristics?.evaluateMoves
    ? undefined
    : game.heuristics?.movePriors?.(state, seat, moves);
  if (game.heuristics?.evaluate) {
    const few = weights && moves.length > LOOKED_AT ? likeliest(moves, weights) : moves;
    return at(few, bestIndex(lookAhead(game, state, seat, few), rng));
  }
  if (!weights) return at(moves, randomBelow(rng, moves.length));
  let left = fraction(rng) * weights.reduce((a, b) => a + b, 0);
  for (let i = 0; i < moves.length; i++) {
    left -= at(weights, i);
    if (left < 0) return at(moves, i);
  }
  return at(moves, moves.length - 1);
}

/** The `LOOKED_AT` moves with the largest weights; among equal ones at the threshold the first. */
function likeliest<M>(moves: readonly M[], weights: readonly number[]): M[] {
  const threshold = at(Float64Array.from(weights).toSorted(), weights.length - LOOKED_AT);
  const few = moves.filter((_, i) => at(weights, i) > threshold);
  for (let i = 0; few.length < LOOKED_AT; i++) if (at(weights, i) === threshold) few.push(at(moves, i));
  return few;
}
