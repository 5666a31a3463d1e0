import type { GameModule } from '@durbar/kit/board/contract.ts';
import type { Event, Move, View } from '../rules/index.ts';
import { stepMs } from './model/timeline.ts';
import { Table } from './Table.tsx';

/** The board of Maharaja (2004). */
export const board: GameModule<View, Move, Event> = {
  Table,
  stepMs,
  // Seats play with the inks of their numbers: trident, conch, sun, lotus, elephant.
  inkOf: (seat) => seat,
  tellsRound: true,
};
