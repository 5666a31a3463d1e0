import { type KitKey, useWords } from '@durbar/kit/words/useWords.tsx';
import type { Words } from '@durbar/kit/words/words.ts';
import type { CourtKey } from '../../kingdom/board/useCourtWords.ts';
import type en from '../words/en/board.json';

export { namesOf } from '../../kingdom/board/useCourtWords.ts';

/** The words of the page, of a Maharaja's table, and of this board. */
export type BoardWords = Words<KitKey | CourtKey | keyof typeof en>;

export function useBoardWords(): BoardWords {
  return useWords<CourtKey | keyof typeof en>();
}
