import type { Game } from '@durbar/kernel';
import type { BoardModule } from '../board/board-contract.ts';
import { createPlainTable } from './PlainTable.tsx';

/** The table of a game that has no board of its own: seats, prompt, moves and log in words. */
export function plainBoard(game: Game): BoardModule {
  return {
    Board: createPlainTable(game),
    stepMs: (events) => (events.length > 0 ? 500 : 0),
    playerColourOf: (seat) => seat,
  };
}
