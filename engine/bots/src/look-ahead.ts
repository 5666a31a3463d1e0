import type { Game, Rng, Seat } from '@durbar/kernel';
import { randomBelow } from '@durbar/kernel';
import { valueInPoints } from './state-value.ts';

/**
 * Values each of `moves` for `seat` in points by the state right after it; 0 for a game without `evaluate`. Does not change
 * `state`.
 */
export function lookAhead<S extends V, V, M>(
  game: Game<S, V, M>,
  state: S,
  seat: Seat,
  moves: readonly M[],
): readonly number[] {
  if (game.heuristics?.evaluateMoves) return game.heuristics.evaluateMoves(state, seat, moves);
  return moves.map((move) => {
    const next = game.clone(state);
    game.apply(next, seat, move);
    return valueInPoints(game, next, seat);
  });
}

/** Index of the largest of the first `count` values; among equal ones it is drawn with `rng`. */
export function bestIndex(values: Float64Array, count: number, rng: Rng): number {
  let best = 0;
  let top = values[0] ?? Number.NEGATIVE_INFINITY;
  let equals = 1;
  for (let i = 1; i < count; i++) {
    const value = values[i] as number;
    if (value < top) continue;
    if (value > top) {
      best = i;
      top = value;
      equals = 1;
    } else if (randomBelow(rng, ++equals) === 0) best = i;
  }
  return best;
}
