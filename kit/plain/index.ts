import type { Game } from '@durbar/kernel';
import type { GameModule } from '../board/contract.ts';
import { createPlainTable } from './PlainTable.tsx';

/** The table of a game that has no board of its own: seats, prompt, moves and log in words. */
export function plainBoard(game: Game): GameModule {
  return {
    Table: createPlainTable(game),
    stepMs: (events) => (events.length > 0 ? 500 : 0),
    inkOf: (seat) => seat,
  };
}
