import { useWords } from '@durbar/kit/words/useWords.tsx';
import type en from '../words/en/board.json';

/** Keys under which each game words the same thing in its own terms. */
export const GAME_WORD_KEYS = [
  'court.track',
  'court.city.label',
  'court.site.label',
  'court.village.label',
  'court.flag.label',
  'court.ask',
  'court.city.price',
  'court.city.missing',
  'court.way.label',
  'court.ribbon.you',
  'court.ribbon.line',
] as const;

export type KingdomWordKey = keyof typeof en | (typeof GAME_WORD_KEYS)[number];

/** The words of the kit and of a Maharaja's board. */
export const useKingdomWords = useWords<KingdomWordKey>;
