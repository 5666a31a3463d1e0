import type { BoardProps } from '@durbar/kit/board/board-contract.ts';
import { createBoardContext } from '@durbar/kit/board/createBoardContext.ts';
import type { TypedKingdomBoard } from '../../kingdom/board/useKingdomBoardState.ts';
import type { Event, Move, View } from '../rules/index.ts';
import type { Targets } from './model/targets.ts';

/** The board context of Maharaja (2020)'s own parts. */
export const [BoardContext, useBoard] =
  createBoardContext<TypedKingdomBoard<View, Move, Targets>>('Maharaja (2020)');

export type OwnBoardProps = BoardProps<View, Move, Event>;
