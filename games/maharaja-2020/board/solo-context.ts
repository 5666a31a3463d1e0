import { createContext, useContext } from 'react';
import type { BrahmabotView } from '../rules/index.ts';
import type { BotAction, BotTurn } from './model/solo/bot-turn.ts';

/** What the table of a solo game shows beside what every table does. */
export interface Solo {
  readonly bot: BrahmabotView;
  /** Brahmabot's last turn that was told; null before its first. */
  readonly turn: BotTurn | null;
  /** Whether that turn is on, or still being read. */
  readonly isRunning: boolean;
  /** The act that is told in full and shown on the map, counted in `turn.acts`; null for none. */
  readonly displayedIndex: number | null;
  readonly displayedAction: BotAction | null;
  /** Goes on from a step that waits to be read; null while none does. */
  readonly proceed: (() => void) | null;
  /** Lets it flow on from there, with the scoring that came with it. */
  readonly proceedToEnd: (() => void) | null;
  /** The city scoring that came with a step comes after it was read, and was read itself once the next round is on. */
  readonly hidesScoring: boolean;
  /** Shows an act again, or with null the last one, if the turn is on. */
  readonly displayAction: (act: number | null) => void;
  /** All its tiles and what left the game lie above the table. */
  readonly isSheetOpen: boolean;
  readonly setSheetOpen: (open: boolean) => void;
}

export const SoloContext = createContext<Solo | null>(null);

/** What is shown of the solo game; null in all others. */
export function useSolo(): Solo | null {
  return useContext(SoloContext);
}
