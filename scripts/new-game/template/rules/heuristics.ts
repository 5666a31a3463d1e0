import type { Heuristics, Seat } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import { bonusOf, sumOf } from './position.ts';
import type { Move, State, View } from './types.ts';

/** How far a seat is ahead of its best rival, in points. A better estimate makes better bots. */
function evaluate(state: State, seat: Seat): number {
  const points = state.stones.map((_, each) => sumOf(state, each) + bonusOf(state, each));
  return at(points, seat) - Math.max(...points.filter((_, each) => each !== seat));
}

/** Heuristics that help bots to play the game well. */
export const heuristics: Heuristics<State, View, Move> = { evaluate };
