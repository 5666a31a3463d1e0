import type { GameModule } from '../contract.ts';
import { PlainTable } from './PlainTable.tsx';

/** The table of a game that has no board of its own yet: everything in words. */
export const plainBoard: GameModule = {
  Table: PlainTable,
  stepMs: (events) => (events.length > 0 ? 500 : 0),
  inkOf: (seat) => seat,
};
