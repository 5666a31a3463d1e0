import { useWords } from '@durbar/kit/words/useWords.tsx';
import type board from '../words/en/board.json';
import type en from '../words/en/intro.json';

/** The words of this introduction. */
export const useIntroWords = useWords<keyof typeof en | keyof typeof board>;
