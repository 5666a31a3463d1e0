import type { BoardModule } from '@durbar/kit/board/board-contract.ts';
import { chooseStepSound } from '@durbar/kit/board/feedback.ts';
import type { Event, Move, View } from '../rules/index.ts';
import { Board } from './Board.tsx';
import { edition } from './edition.ts';
import { isBotStep } from './model/solo/bot-turn.ts';
import { SANTUR, SOUNDS } from './model/sounds.ts';
import { stepMs } from './model/timeline.ts';

/** The board of Maharaja (2020). */
export const board: BoardModule<View, Move, Event> = {
  Board,
  stepMs,
  soundOf: (events) => chooseStepSound(events, SOUNDS),
  instrument: SANTUR,
  startsRound: (events) => events.some(({ kind }) => kind === 'round'),
  waitsForReader: (events) => edition.preferences.getState().stepwise && isBotStep(events),
  showsRound: true,
  placesChat: true,
  placesGuide: true,
  showsLines: true,
  showsSeats: true,
};
