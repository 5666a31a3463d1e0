import { knownBrahmabot } from '../brahmabot/hidden.ts';
import { apply } from '../flow.ts';
import type { Move, State, View } from '../types.ts';
import { copy } from '../view.ts';

/** Moves that can be previewed: they reveal nothing hidden and end no turn. */
export type PreviewableMove = Exclude<Move, { type: 'end' | 'plan' | 'step' }>;

/**
 * Makes a state from what a view shows. Unknown plans count as not sealed, and the piles of the solo game are empty, so
 * its row of characters is not refilled.
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
 * The position after moves of the seat in turn, each legal when it is made. It depends on nothing hidden: no such move
 * reads plans, and action tiles of the next round are not drawn.
 */
export function afterMoves(position: View, moves: readonly PreviewableMove[]): State {
  const state = knownState(position);
  for (const move of moves) apply(state, state.seat, move);
  if (state.brahmabot && state.round > position.round) state.brahmabot.drawn = [];
  return state;
}
