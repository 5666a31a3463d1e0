import type { GameModule } from '@durbar/kit/board/contract.ts';
import type { Event, Move, View } from '../rules/index.ts';
import { liking } from './liking.ts';
import { isBotStep } from './model/solo/turn.ts';
import { stepMs } from './model/timeline.ts';
import { Table } from './Table.tsx';

/** The board of Maharaja (2020). */
export const board: GameModule<View, Move, Event> = {
  Table,
  stepMs,
  holds: (events) => liking.getState().stepwise && isBotStep(events),
  // Seats play with the inks of their numbers: trident, conch, sun, lotus.
  inkOf: (seat) => seat,
  tellsRound: true,
};
