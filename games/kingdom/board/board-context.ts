import { createBoardContext } from '@durbar/kit/board/createBoardContext.ts';
import { useWords } from '@durbar/kit/words/useWords.tsx';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type en from '../words/en/board.json';
import type { KingdomBoardState } from './board-state.ts';
import type { GameDescription } from './describe-game.ts';
import type { KingdomPreferences } from './edition.ts';
import type { KingdomBoardHandlers } from './handlers.ts';
import type { KingdomMove } from './model/kingdom-view.ts';

/** Keys of messages that both games have, each in its own terms. */
export const GAME_WORD_KEYS = [
  'kingdom.track',
  'kingdom.city.label',
  'kingdom.site.label',
  'kingdom.village.label',
  'kingdom.flag.label',
  'kingdom.decision',
  'kingdom.card.left',
  'kingdom.city.price',
  'kingdom.city.missing',
  'kingdom.route.label',
  'kingdom.scoredNow.you',
  'kingdom.scoredNow.line',
  'kingdom.then.points',
  'kingdom.then.next',
  'kingdom.plan.gain',
  'kingdom.plan.built',
  'kingdom.plan.points',
  'kingdom.plan.missing',
  'kingdom.plan.only',
] as const;

export type KingdomWordKey = keyof typeof en | (typeof GAME_WORD_KEYS)[number];

/** The words of the kit and of a Maharaja's board. */
export const useKingdomWords = useWords<KingdomWordKey>;

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

/** The text of the prompt while an automaton plays. */
export interface StepNarration {
  /** Different for each text. */
  readonly id: string;
  readonly title: string;
  readonly line: string;
  /** Continues after reading; null while playback continues by itself. `button` is its label. */
  readonly next: (() => void) | null;
  readonly button: string;
}

export const StepNarrationContext = createContext<StepNarration | null>(null);

export function useStepNarration(): StepNarration | null {
  return useContext(StepNarrationContext);
}

/** Whether a narration waits to be read. Until then nobody gets a decision and no further step is shown. */
export function useIsNarrating(): boolean {
  return (useStepNarration()?.next ?? null) !== null;
}
