import type { Game, Rng, Seat } from '@durbar/kernel';
import { at, below } from '@durbar/kernel';
import type { Bot } from './bot.ts';
import { settle } from './forced.ts';
import { worth } from './worth.ts';

/** States a view is filled out to before each is looked one move ahead. */
const SAMPLES = 4;

/**
 * One move ahead: the move after which, forced moves made, the game's own estimate is best on average over states the
 * seat could be in. Without an estimate the move the game calls likeliest; without that too, any.
 */
export const greedyBot: Bot = {
  name: 'greedy',
  choose(game, view, seat, { rng }) {
    const moves = [...game.legalMoves(view, seat)];
    if (moves.length === 1) return at(moves, 0);
    return at(moves, bestIndex(values(game, view, seat, moves, rng), rng));
  },
};

function values<S extends V, V, M>(
  game: Game<S, V, M>,
  view: V,
  seat: Seat,
  moves: readonly M[],
  rng: Rng,
): readonly number[] {
  const hints = game.hints;
  if (!hints?.evaluate) return hints?.prior?.(view, seat, moves) ?? moves.map(() => 0);
  const sums = moves.map(() => 0);
  for (let i = 0; i < SAMPLES; i++) {
    const state = game.determinize(view, seat, rng);
    for (const [index, value] of lookAhead(game, state, seat, moves).entries())
      sums[index] = at(sums, index) + value;
  }
  return sums;
}

/**
 * What each of `moves` is worth to `seat` right after it, forced moves made, in points; all 0 for a game without
 * `evaluate`. Changes nothing.
 */
export function lookAhead<S extends V, V, M>(
  game: Game<S, V, M>,
  state: S,
  seat: Seat,
  moves: readonly M[],
): number[] {
  if (!game.hints?.evaluate) return moves.map(() => 0);
  return moves.map((move) => {
    const after = game.clone(state);
    game.apply(after, seat, move);
    settle(game, after);
    return worth(game, after, seat);
  });
}

/** Where the largest value is; among equals one drawn with `rng`. */
export function bestIndex(values: readonly number[], rng: Rng): number {
  let best = 0;
  let equals = 0;
  for (let i = 0; i < values.length; i++) {
    const value = at(values, i);
    if (equals > 0 && value < at(values, best)) continue;
    if (equals === 0 || value > at(values, best)) {
      best = i;
      equals = 1;
    } else if (below(rng, ++equals) === 0) best = i;
  }
  return best;
}
