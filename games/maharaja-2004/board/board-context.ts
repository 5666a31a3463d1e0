import { createBoardContext } from '@durbar/kit/board/createBoardContext.ts';
import type { TypedKingdomBoard } from '../../kingdom/board/useKingdomBoardState.ts';
import type { Move, View } from '../rules/index.ts';
import type { Targets } from './model/targets.ts';

/** The board context of Maharaja (2004)'s own parts. */
export const [BoardContext, useBoard] =
  createBoardContext<TypedKingdomBoard<View, Move, Targets>>('Maharaja (2004)');
