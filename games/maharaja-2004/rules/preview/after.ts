import { apply } from '../flow.ts';
import type { Move, State, View } from '../types.ts';
import { copy } from '../view.ts';

/** Moves that show nothing of what is hidden, and end no turn. */
export type OpenMove = Exclude<Move, { type: 'end' | 'plan' }>;

/**
 * What a position would be after moves of whoever decides, each legal in its place. Plans that are not known stay out of
 * it: no such move looks at them.
 */
export function afterMoves(position: View, moves: readonly OpenMove[]): State {
  const state = copy(
    position,
    position.plans.map((plan) => plan ?? -1),
  );
  for (const move of moves) apply(state, state.seat, move);
  return state;
}
