import type { Game, Seat } from '@durbar/kernel';
import { contractRules } from './contract-rules.ts';
import { fastRules } from './fast-rules.ts';
import type { SearchRules } from './search-rules.ts';

/**
 * Chooses a move with the game's fast form if it covers the match, otherwise with the contract. Both lead to the same choice.
 * @param choose returns one of the legal moves
 */
export function withSearchRules<S extends V, V, M>(
  game: Game<S, V, M>,
  view: V,
  seat: Seat,
  choose: <C, H>(rules: SearchRules<C, H>) => H,
): M {
  const fast = game.fast?.(view);
  return fast
    ? fast.move(choose(fastRules(fast, game.heuristics, view, seat)))
    : choose(contractRules(game, view, seat));
}
