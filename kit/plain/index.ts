import type { BoardModule } from '../board/board-contract.ts';
import { PlainTable } from './PlainTable.tsx';

/** The table of a game that has no board of its own: seats, prompt, moves and log in words. */
export const plainBoard: BoardModule = {
  Board: PlainTable,
  showsSeats: true,
  stepMs: (events) => (events.length > 0 ? 500 : 0),
};
