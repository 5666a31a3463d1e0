import type { Seat } from '@durbar/kernel';
import type { SeatLook } from '@durbar/kit/board/contract.ts';
import { type KitKey, useWords } from '@durbar/kit/words/useWords.tsx';
import type { Words } from '@durbar/kit/words/words.ts';
import en from '../words/en/board.json' with { type: 'json' };
import fr from '../words/fr/board.json' with { type: 'json' };

/** What both boards say alike. */
export const courtWords = { en, fr };

/** What each board says in words of its own game, under these keys. */
export const DIALECT = [
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

export type CourtKey = keyof typeof en | (typeof DIALECT)[number];

/** The words of the page, with those of a Maharaja's table. */
export function useCourtWords(): Words<KitKey | CourtKey> {
  return useWords<CourtKey>();
}

/** What to call a seat in a sentence. */
export function namesOf(seats: readonly SeatLook[]): (seat: Seat) => string {
  return (seat) => seats[seat]?.name ?? '';
}
