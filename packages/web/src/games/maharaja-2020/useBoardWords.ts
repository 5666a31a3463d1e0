import type { Seat } from '@durbar/kernel';
import { useWords, type WordKey } from '../../words/useWords.tsx';
import type { Words } from '../../words/words.ts';
import type { SeatLook } from '../contract.ts';
import type en from './words/en.json';

/** Keys of the board's own words. */
export type BoardKey = keyof typeof en;

/** The words of the page, with those of this board. */
export function useBoardWords(): Words<WordKey | BoardKey> {
  return useWords();
}

/** What to call a seat in a sentence. */
export function namesOf(seats: readonly SeatLook[]): (seat: Seat) => string {
  return (seat) => seats[seat]?.name ?? '';
}
