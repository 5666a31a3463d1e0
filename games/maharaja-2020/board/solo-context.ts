import { createContext, useContext } from 'react';
import type { BrahmabotView } from '../rules/index.ts';
import type { BotAction, BotTurn } from './model/solo/bot-turn.ts';

/** The part of the board's context that only the solo game has. */
export interface Solo {
  readonly bot: BrahmabotView;
  /** Brahmabot's last displayed turn; null before its first. */
  readonly turn: BotTurn | null;
  /** Whether that turn is still running or being read. */
  readonly isRunning: boolean;
  /** Index in `turn.actions` of the action that is shown in full and on the map; null for none. */
  readonly displayedIndex: number | null;
  readonly displayedAction: BotAction | null;
  /** Continues from a step that waits to be read; null if none waits. */
  readonly proceed: (() => void) | null;
  /** Continues to the end of the turn without waiting, including the scoring that came with it. */
  readonly proceedToEnd: (() => void) | null;
  /**
   * Whether the city scoring is hidden: it appears only after its step was read, and no longer once the next round is
   * on.
   */
  readonly hidesScoring: boolean;
  /** Shows an action again; null shows the last action of a running turn. */
  readonly displayAction: (act: number | null) => void;
  /** Whether the sheet with all tiles and the characters that left the game is open. */
  readonly isSheetOpen: boolean;
  readonly setSheetOpen: (open: boolean) => void;
}

export const SoloContext = createContext<Solo | null>(null);

/** The solo game's state; null in other games. */
export function useSolo(): Solo | null {
  return useContext(SoloContext);
}
