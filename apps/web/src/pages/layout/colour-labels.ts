import type { useWords } from '../../words/useWords.tsx';

/** Labels for the choice of a seat's one or two player colours. */
export function colourLabels(words: ReturnType<typeof useWords>, coloursPerSeat: number): readonly string[] {
  if (coloursPerSeat === 1) return [words.t('seat.colour')];
  return [words.t('seat.colour.first'), words.t('seat.colour.second')];
}
