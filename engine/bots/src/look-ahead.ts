import type { Game, Rng, Seat } from '@durbar/kernel';
import { randomBelow } from '@durbar/kernel';
import { valueInPoints } from './state-value.ts';

/**
 * Values each of `moves` for `seat` by the state right after it. Does not change `state`.
 * @param value values a state after a move, and may change it; by default its value in points, 0 for a game without
 *   `evaluate`
 */
export function lookAhead<S extends V, V, M>(
  game: Game<S, V, M>,
  state: S,
  seat: Seat,
  moves: readonly M[],
  value?: (state: S) => number,
): readonly number[] {
  if (!value && game.heuristics?.evaluateMoves) return game.heuristics.evaluateMoves(state, seat, moves);
  const valued = value ?? ((next: S) => valueInPoints(game, next, seat));
  return moves.map((move) => {
    const next = game.clone(state);
    game.apply(next, seat, move);
    return valued(next);
  });
}

/** Index of the largest value; among equal ones it is drawn with `rng`. */
export function bestIndex(values: readonly number[], rng: Rng): number {
  let best = 0;
  let top = Number.NEGATIVE_INFINITY;
  let equals = 0;
  values.forEach((value, i) => {
    if (equals > 0 && value < top) return;
    if (equals === 0 || value > top) {
      best = i;
      top = value;
      equals = 1;
    } else if (randomBelow(rng, ++equals) === 0) best = i;
  });
  return best;
}
