import sprite from 'virtual:sprite/maharaja-2004';
import { createKingdomBoard } from '../../kingdom/board/createKingdomBoard.tsx';
import { BoardContext } from './board-context.ts';
import { game } from './game.ts';
import { animateStep } from './model/animate-step.ts';
import { listTransfers } from './model/transfers.ts';
import { TallLayout } from './parts/TallLayout.tsx';
import { WideLayout } from './parts/WideLayout.tsx';
import { useCurrentScoring } from './useCurrentScoring.ts';

/** The board of Maharaja (2004). */
export const Board = createKingdomBoard({
  game,
  sprite,
  Context: BoardContext,
  useScoring: useCurrentScoring,
  animateStep,
  listTransfers,
  WideLayout,
  TallLayout,
});
