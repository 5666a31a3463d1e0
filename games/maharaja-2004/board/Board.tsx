import sprite from 'virtual:sprite/maharaja-2004';
import type { BoardProps } from '@durbar/kit/board/board-contract.ts';
import { type CityScoring, useSeenScoring } from '../../kingdom/board/city-scoring.ts';
import { createKingdomBoard } from '../../kingdom/board/createKingdomBoard.tsx';
import type { Event, Move, View } from '../rules/index.ts';
import { BoardContext } from './board-context.ts';
import { game } from './game.ts';
import { animateStep, listTransfers } from './model/animate-step.ts';
import { findScoring } from './model/city.ts';
import { seatOrder } from './model/position.ts';
import { traceMark } from './model/trace-mark.ts';
import { TallLayout, WideLayout } from './parts/Layouts.tsx';
import { Things } from './parts/SeatThings.tsx';

/** The board of Maharaja (2004). */
export const Board = createKingdomBoard({
  game,
  sprite,
  Context: BoardContext,
  useScoring: useCurrentScoring,
  animateStep,
  listTransfers,
  traceMark,
  Things,
  seatOrder,
  WideLayout,
  TallLayout,
});

/** The city scoring to show: the last one, until somebody plays in the next round. */
function useCurrentScoring(props: BoardProps<View, Move, Event>): CityScoring | null {
  const { current, unread } = useSeenScoring(props, findScoring);
  return current ?? unread;
}
