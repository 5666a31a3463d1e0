import { RESIGNED_ENDING } from '@durbar/kernel';
import type { SeatNames } from '@durbar/kit/words/words.ts';
import type { MatchOutcome } from '@durbar/table';
import type { PageWords } from '../../words/useWords.tsx';

/** How the match ended; after resignations, who resigned and what the scores are. */
export function endingText({ ending, resigned }: MatchOutcome, words: PageWords, names: SeatNames): string {
  if (ending !== RESIGNED_ENDING) return words.formatMessage({ key: ending }, names);
  return words.t('over.resigned', { names: words.formatList(resigned.map(names)), count: resigned.length });
}
