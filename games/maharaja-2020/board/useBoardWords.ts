import { type KitKey, useWords } from '@durbar/kit/words/useWords.tsx';
import type { Words } from '@durbar/kit/words/words.ts';
import type { KingdomWordKey } from '../../kingdom/board/board-context.ts';
import type en from '../words/en/board.json';

type BoardKey = KingdomWordKey | keyof typeof en;

/** The words of the kit, of a Maharaja's board, and of this board. */
export type BoardWords = Words<KitKey | BoardKey>;

export const useBoardWords = useWords<BoardKey>;
