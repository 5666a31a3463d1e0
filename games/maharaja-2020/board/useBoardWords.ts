import { type KitKey, useWords } from '@durbar/kit/words/useWords.tsx';
import type { Words } from '@durbar/kit/words/words.ts';
import type { KingdomWordKey } from '../../kingdom/board/useKingdomWords.ts';
import type en from '../words/en/board.json';

export { seatNamer } from '../../kingdom/board/useKingdomWords.ts';

/** The words of the page, of a Maharaja's table, and of this board. */
export type BoardWords = Words<KitKey | KingdomWordKey | keyof typeof en>;

export function useBoardWords(): BoardWords {
  return useWords<KingdomWordKey | keyof typeof en>();
}
