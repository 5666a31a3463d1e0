import { at } from '@durbar/kernel';
import type { List, SearchRules } from './search/search-rules.ts';

/** At most this many forced moves are made in one call, as a guard against endless sequences. */
const MAX_FORCED_MOVES = 64;

/**
 * Makes forced moves, such as an automaton's: as long as exactly one seat decides and has exactly one legal move. Changes
 * `state`.
 * @param moves a list to use, from `newMoves`
 */
export function settle<C, H>(rules: SearchRules<C, H>, state: C, moves: List<H>): void {
  for (let i = 0; i < MAX_FORCED_MOVES; i++) {
    const active = rules.active(state);
    // None, or several.
    if ((active & (active - 1)) !== 0 || active === 0) return;
    const seat = 31 - Math.clz32(active);
    if (rules.legalMoves(state, seat, moves) !== 1) return;
    rules.apply(state, seat, at(moves, 0));
  }
}
