import type { BoardModule } from '@durbar/kit/board/board-contract.ts';
import { chooseStepSound } from '@durbar/kit/board/feedback.ts';
import type { Event, Move, View } from '../rules/index.ts';
import { Board } from './Board.tsx';
import { GLASS_BELLS, SOUNDS } from './model/sounds.ts';
import { stepMs } from './model/timeline.ts';

/** Maharani's board. */
export const board: BoardModule<View, Move, Event> = {
  Board,
  stepMs,
  soundOf: (events) => chooseStepSound(events, SOUNDS),
  instrument: GLASS_BELLS,
  // Two seats have workers of two colours each.
  placesGuide: true,
  coloursPerSeat: (seats) => (seats === 2 ? 2 : 1),
  showsLines: true,
  showsSeats: true,
};
