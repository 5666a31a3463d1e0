import type { BoardModule } from '@durbar/kit/board/board-contract.ts';
import type { Event, Move, View } from '../rules/index.ts';
import { Board } from './Board.tsx';
import { stepMs } from './model/timeline.ts';

/** Maharani's board. */
export const board: BoardModule<View, Move, Event> = {
  Board,
  stepMs,
  // A seat's number is its player colour: trident, conch, sun, lotus.
  playerColourOf: (seat) => seat,
};
