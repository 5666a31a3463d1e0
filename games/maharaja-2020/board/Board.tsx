import sprite from 'virtual:sprite/maharaja-2020';
import type { ReactElement } from 'react';
import type { CityScoring } from '../../kingdom/board/city-scoring.ts';
import { createKingdomBoard } from '../../kingdom/board/createKingdomBoard.tsx';
import { BoardContext, type OwnBoardProps } from './board-context.ts';
import { game } from './game.ts';
import { animateStep } from './model/animate-step.ts';
import { listTransfers } from './model/transfers.ts';
import { TallLayout } from './parts/TallLayout.tsx';
import { WideLayout } from './parts/WideLayout.tsx';
import { SoloContext, useSolo } from './solo-context.ts';
import { useBotNarration } from './useBotNarration.ts';
import { useCurrentScoring } from './useCurrentScoring.ts';
import { useSoloState } from './useSoloState.ts';
import './tokens.css';

const InnerBoard = createKingdomBoard({
  game,
  sprite,
  Context: BoardContext,
  useScoring: useDisplayedScoring,
  useStepNarration: useBotNarration,
  animateStep,
  listTransfers,
  WideLayout,
  TallLayout,
});

/** Delays the scoring of a city until its step has been read. */
function useDisplayedScoring(props: OwnBoardProps): CityScoring | null {
  const scoring = useCurrentScoring(props);
  return useSolo()?.hidesScoring ? null : scoring;
}

/** The board of Maharaja (2020). */
export function Board(props: OwnBoardProps): ReactElement {
  return (
    <SoloContext value={useSoloState(props)}>
      <InnerBoard {...props} />
    </SoloContext>
  );
}
