import { RESIGNED_ENDING, unrankedSeats, winners } from '@durbar/kernel';
import type { SeatNames } from '@durbar/kit/words/words.ts';
import type { MatchOutcome } from '@durbar/table';
import type { PageWords } from '../../words/useWords.tsx';

/** Who won; after resignations that left several seats, that nobody did. */
export function resultText(outcome: MatchOutcome, words: PageWords, names: SeatNames): string {
  if (unrankedSeats(outcome).length > 0) return words.t('over.unranked');
  const first = winners(outcome).map(names);
  return words.t('over.won', { names: words.formatList(first), count: first.length });
}

/** How the match ended; after resignations, who resigned and what the scores are. */
export function endingText(outcome: MatchOutcome, words: PageWords, names: SeatNames): string {
  const { ending, resigned } = outcome;
  if (ending !== RESIGNED_ENDING) return words.formatMessage({ key: ending }, names);
  const key = unrankedSeats(outcome).length > 0 ? 'over.resigned.unranked' : 'over.resigned';
  return words.t(key, { names: words.formatList(resigned.map(names)), count: resigned.length });
}
