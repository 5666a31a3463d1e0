import { createBoardContext } from '@durbar/kit/board/createBoardContext.ts';
import { useStore } from 'zustand';
import type { KingdomBoardState } from './board-state.ts';
import type { GameDescription } from './describe-game.ts';
import type { KingdomBoardHandlers } from './handlers.ts';
import type { KingdomPreferences } from './kingdom-preferences.ts';
import type { KingdomMove } from './model/kingdom-view.ts';

/** The board context of the parts that both Maharajas share. */
export type KingdomBoard<M extends KingdomMove = KingdomMove> = KingdomBoardState<M> &
  KingdomBoardHandlers<M> & { readonly description: GameDescription };

export const [KingdomBoardContext, useKingdomBoard] = createBoardContext<KingdomBoard>('a Maharaja');

/** The preferences of this board, and a function that changes some of them. */
export function useBoardPreferences(): readonly [
  KingdomPreferences,
  (change: Partial<KingdomPreferences>) => void,
] {
  const { preferences } = useKingdomBoard().edition;
  return [useStore(preferences), (change) => preferences.setState(change)];
}
