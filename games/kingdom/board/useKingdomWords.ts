import type { Seat } from '@durbar/kernel';
import type { SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import { type KitKey, useWords } from '@durbar/kit/words/useWords.tsx';
import type { Words } from '@durbar/kit/words/words.ts';
import type en from '../words/en/board.json';

/** What each board says in words of its own game, under these keys. */
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

/** The words of the page, with those of a Maharaja's table. */
export function useKingdomWords(): Words<KitKey | KingdomWordKey> {
  return useWords<KingdomWordKey>();
}

/** What to call a seat in a sentence. */
export function seatNamer(seats: readonly SeatDisplay[]): (seat: Seat) => string {
  return (seat) => seats[seat]?.name ?? '';
}
