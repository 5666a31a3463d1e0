import { createContext, useContext } from 'react';
import type { BrahmabotView } from '../rules/index.ts';
import type { BotAction, BotTurn } from './model/solo/bot-turn.ts';

/** What only the board of a solo game shows. */
export interface Solo {
  readonly bot: BrahmabotView;
  /** Brahmabot's last turn that was shown; null before its first. */
  readonly turn: BotTurn | null;
  /** Whether that turn is on, or still being read. */
  readonly isRunning: boolean;
  /** Index in `turn.actions` of the action that is shown in full and on the map; null for none. */
  readonly displayedIndex: number | null;
  readonly displayedAction: BotAction | null;
  /** Continues from a step that waits to be read; null while none does. */
  readonly proceed: (() => void) | null;
  /** Lets it flow on from there, with the scoring that came with it. */
  readonly proceedToEnd: (() => void) | null;
  /** The city scoring that came with a step comes after it was read, and was read itself once the next round is on. */
  readonly hidesScoring: boolean;
  /** Shows an action again, or with null the last one of a running turn. */
  readonly displayAction: (act: number | null) => void;
  /** Whether the sheet with all its tiles and the characters that left the game is open. */
  readonly isSheetOpen: boolean;
  readonly setSheetOpen: (open: boolean) => void;
}

export const SoloContext = createContext<Solo | null>(null);

/** The solo game's state; null in other games. */
export function useSolo(): Solo | null {
  return useContext(SoloContext);
}
