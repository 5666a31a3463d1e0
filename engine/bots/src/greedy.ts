import type { Rng, Seat } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import type { Bot } from './bot.ts';
import { settle } from './forced.ts';
import { bestIndex } from './look-ahead.ts';
import type { SearchRules } from './search/search-rules.ts';
import { withSearchRules } from './search/with-search-rules.ts';

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
    const { heuristics } = game;
    if (heuristics?.evaluate) return withSearchRules(game, view, seat, (rules) => best(rules, seat, rng));
    const weights = Float64Array.from(heuristics?.movePriors?.(view, seat, moves) ?? moves.map(() => 0));
    return at(moves, bestIndex(weights, moves.length, rng));
  },
};

/** The move with the best value one move ahead, on average over some states. */
function best<C, H>(rules: SearchRules<C, H>, seat: Seat, rng: Rng): H {
  const moves = rules.newMoves();
  const forced = rules.newMoves();
  const sums: number[] = [];
  let state: C | null = null;
  let after: C | null = null;
  for (let i = 0; i < SAMPLES; i++) {
    state = rules.determinize(rng, state);
    const count = rules.legalMoves(state, seat, moves);
    for (let move = 0; move < count; move++) {
      after = rules.copy(state, after);
      rules.apply(after, seat, at(moves, move));
      settle(rules, after, forced);
      sums[move] = (sums[move] ?? 0) + rules.value(after, seat);
    }
  }
  return at(moves, bestIndex(Float64Array.from(sums), sums.length, rng));
}
