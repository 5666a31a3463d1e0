import type { BoardProps } from '@durbar/kit/board/board-contract.ts';
import { createBoardContext } from '@durbar/kit/board/createBoardContext.ts';
import { type KitKey, useWords } from '@durbar/kit/words/useWords.tsx';
import type { Words } from '@durbar/kit/words/words.ts';
import { createContext, useContext } from 'react';
import type { KingdomWordKey } from '../../kingdom/board/board-context.ts';
import type { TypedKingdomBoard } from '../../kingdom/board/useKingdomBoardState.ts';
import type { BrahmabotView, Event, Move, View } from '../rules/index.ts';
import type en from '../words/en/board.json';
import type { BotAction, BotTurn } from './model/solo/bot-turn.ts';
import type { Targets } from './model/targets.ts';

type BoardKey = KingdomWordKey | keyof typeof en;

/** The words of the kit, of a Maharaja's board, and of this board. */
export type BoardWords = Words<KitKey | BoardKey>;

export const useBoardWords = useWords<BoardKey>;

/** The board context of Maharaja (2020)'s own parts. */
export const [BoardContext, useBoard] =
  createBoardContext<TypedKingdomBoard<View, Move, Targets>>('Maharaja (2020)');

export type OwnBoardProps = BoardProps<View, Move, Event>;

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
