import type { Game, Rng, Seat } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import type { Bot } from './bot.ts';
import { settle } from './forced.ts';
import { bestIndex, lookAhead } from './look-ahead.ts';
import { valueInPoints } from './state-value.ts';

/** Number of states the view is determinized to; each is searched one move ahead. */
const SAMPLES = 4;

/**
 * Looks one move ahead and chooses the move after which, with forced moves made, the game's own estimate is best on average
 * over states that the view allows. Without an estimate it chooses the move with the highest prior; without priors, any.
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
  const heuristics = game.heuristics;
  if (!heuristics?.evaluate) return heuristics?.movePriors?.(view, seat, moves) ?? moves.map(() => 0);
  const sums = moves.map(() => 0);
  for (let i = 0; i < SAMPLES; i++) {
    const state = game.determinize(view, seat, rng);
    const settled = (after: S): number => {
      settle(game, after);
      return valueInPoints(game, after, seat);
    };
    for (const [index, value] of lookAhead(game, state, seat, moves, settled).entries())
      sums[index] = at(sums, index) + value;
  }
  return sums;
}
