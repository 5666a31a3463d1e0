import { useWords, type WordKey } from '../../words/useWords.tsx';
import type { Words } from '../../words/words.ts';
import type { CourtKey } from '../kingdom/useCourtWords.ts';
import type en from './words/en.json';

export { namesOf } from '../kingdom/useCourtWords.ts';

/** The words of the page, of a Maharaja's table, and of this board. */
export type BoardWords = Words<WordKey | CourtKey | keyof typeof en>;

export function useBoardWords(): BoardWords {
  return useWords();
}
