import type { BoardModule } from '@durbar/kit/board/board-contract.ts';
import { chooseStepSound } from '@durbar/kit/board/feedback.ts';
import type { Event, Move, View } from '../rules/index.ts';
import { Board } from './Board.tsx';
import { SOUNDS, TABLA } from './model/sounds.ts';
import { stepMs } from './model/timeline.ts';

/** The board of Maharaja (2004). */
export const board: BoardModule<View, Move, Event> = {
  Board,
  stepMs,
  soundOf: (events) => chooseStepSound(events, SOUNDS),
  instrument: TABLA,
  startsRound: (events) => events.some(({ kind }) => kind === 'round'),
  showsRound: true,
  placesChat: true,
  placesGuide: true,
  showsLines: true,
  showsSeats: true,
};
