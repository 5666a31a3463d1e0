import { createBoardContext } from '@durbar/kit/board/createBoardContext.ts';
import { type KitKey, useWords } from '@durbar/kit/words/useWords.tsx';
import type { Words } from '@durbar/kit/words/words.ts';
import type { KingdomWordKey } from '../../kingdom/board/board-context.ts';
import type { TypedKingdomBoard } from '../../kingdom/board/useKingdomBoardState.ts';
import type { Move, View } from '../rules/index.ts';
import type en from '../words/en/board.json';
import type { Targets } from './model/targets.ts';

type BoardKey = KingdomWordKey | keyof typeof en;

/** The words of the kit, of a Maharaja's board, and of this board. */
export type BoardWords = Words<KitKey | BoardKey>;

export const useBoardWords = useWords<BoardKey>;

/** The board context of Maharaja (2004)'s own parts. */
export const [BoardContext, useBoard] =
  createBoardContext<TypedKingdomBoard<View, Move, Targets>>('Maharaja (2004)');
