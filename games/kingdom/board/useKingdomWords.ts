import { useWords } from '@durbar/kit/words/useWords.tsx';
import type en from '../words/en/board.json';

/** Keys of messages that both games have, each in its own terms. */
export const GAME_WORD_KEYS = [
  'kingdom.track',
  'kingdom.city.label',
  'kingdom.site.label',
  'kingdom.village.label',
  'kingdom.flag.label',
  'kingdom.ask',
  'kingdom.city.price',
  'kingdom.city.missing',
  'kingdom.route.label',
  'kingdom.ribbon.you',
  'kingdom.ribbon.line',
] as const;

export type KingdomWordKey = keyof typeof en | (typeof GAME_WORD_KEYS)[number];

/** The words of the kit and of a Maharaja's board. */
export const useKingdomWords = useWords<KingdomWordKey>;
