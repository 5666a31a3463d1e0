import { useWords } from '@durbar/kit/words/useWords.tsx';
import type board from '../words/en/board.json';
import type en from '../words/en/intro.json';

/** Keys of messages that both games have, each in its own terms. */
export const INTRO_WORD_KEYS = [
  'kingdom.intro.points',
  'kingdom.intro.coins',
  'kingdom.intro.piece',
  'kingdom.intro.worth',
  'kingdom.intro.line',
  'kingdom.intro.rule',
] as const;

/** The words of the introductions of both Maharajas. */
export const useIntroWords = useWords<
  keyof typeof en | keyof typeof board | (typeof INTRO_WORD_KEYS)[number]
>;
