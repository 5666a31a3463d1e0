import type { BoardModule } from '@durbar/kit/board/board-contract.ts';
import type { Event, Move, View } from '../rules/index.ts';
import { Board } from './Board.tsx';
import { stepMs } from './model/timeline.ts';

/** The board of Maharaja (2004). */
export const board: BoardModule<View, Move, Event> = {
  Board,
  stepMs,
  startsRound: (events) => events.some(({ kind }) => kind === 'round'),
  showsRound: true,
};
