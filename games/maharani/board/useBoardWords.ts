import { useWords } from '@durbar/kit/words/useWords.tsx';
import type en from '../words/en/board.json';

/** Keys of the board's own words. */
export type BoardKey = keyof typeof en;

/** The words of the kit and of this board. */
export const useBoardWords = useWords<BoardKey>;
