import { startTurnWith } from '../../../kingdom/rules/index.ts';
import { apply } from '../flow.ts';
import type { Move, State, View } from '../types.ts';
import { copy } from '../view.ts';

/** Moves that can be previewed: they reveal nothing hidden and end no turn. */
export type PreviewableMove = Exclude<Move, { type: 'end' | 'plan' }>;

/** The known part of a position as a state: unknown plans count as not sealed. */
function knownState(position: View): State {
  return copy(
    position,
    position.plans.map((plan) => plan ?? -1),
  );
}

/**
 * The position after moves of the deciding seats, each legal when it is made. Unknown plans stay unknown, because no
 * such move depends on them.
 */
export function afterMoves(position: View, moves: readonly PreviewableMove[]): State {
  const state = knownState(position);
  for (const move of moves) apply(state, state.seat, move);
  return state;
}

/** A copy of the position as if `seat` had just revealed these actions. The given position is not changed. */
export function asIfActing(position: View, seat: number, actions: readonly number[]): State {
  const state = knownState(position);
  startTurnWith(state, seat, actions);
  state.usedCharacters = 0;
  state.movingFrom = -1;
  return state;
}
