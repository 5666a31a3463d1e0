import { knownBrahmabot } from '../brahmabot/hidden.ts';
import { apply } from '../flow.ts';
import type { Move, State, View } from '../types.ts';
import { copy } from '../view.ts';

/** Moves that show nothing of what is hidden, and end no turn. */
export type OpenMove = Exclude<Move, { type: 'end' | 'plan' | 'step' }>;

/**
 * What is known, as a state: plans that are not known are not sealed, and nothing is left in the piles of the solo game,
 * so that a row that would be filled up stays short.
 */
export function knownState(position: View): State {
  const { brahmabot } = position;
  return copy(
    position,
    position.plans.map((plan) => plan ?? -1),
    brahmabot && knownBrahmabot(brahmabot),
  );
}

/**
 * What a position would be after moves of the seat in turn, each legal in its place. What is not known stays out of it:
 * no such move looks at plans, and action tiles of a round to come are not drawn.
 */
export function afterMoves(position: View, moves: readonly OpenMove[]): State {
  const state = knownState(position);
  for (const move of moves) apply(state, state.seat, move);
  if (state.brahmabot && state.round > position.round) state.brahmabot.drawn = [];
  return state;
}
