import type { Seat } from '@durbar/kernel';
import type { SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import { type KitKey, useWords } from '@durbar/kit/words/useWords.tsx';
import type { Words } from '@durbar/kit/words/words.ts';
import type en from '../words/en/board.json';

/** Keys of the board's own words. */
export type BoardKey = keyof typeof en;

/** The words of the page, with those of this board. */
export function useBoardWords(): Words<KitKey | BoardKey> {
  return useWords<BoardKey>();
}

/** What to call a seat in a sentence. */
export function seatNamer(seats: readonly SeatDisplay[]): (seat: Seat) => string {
  return (seat) => seats[seat]?.name ?? '';
}
