import sprite from 'virtual:sprite/maharaja-2020';
import { type ReactElement, useMemo } from 'react';
import { type CityScoring, useSeenScoring } from '../../kingdom/board/city-scoring.ts';
import { createKingdomBoard } from '../../kingdom/board/createKingdomBoard.tsx';
import { BoardContext, type OwnBoardProps, SoloContext, useSolo } from './board-context.ts';
import { game } from './game.ts';
import { animateStep, listTransfers } from './model/animate-step.ts';
import { seatOrder } from './model/position.ts';
import { traceMark } from './model/trace-mark.ts';
import { TallLayout, WideLayout } from './parts/Layouts.tsx';
import { Things } from './parts/SeatThings.tsx';
import { useBotNarration, useSoloState } from './useSoloState.ts';
import './tokens.css';
import type { BoardProps } from '@durbar/kit/board/board-contract.ts';
import { usePlayerColours } from '@durbar/kit/board/seats.ts';
import type { Event, Move, View } from '../rules/index.ts';
import { currentScoring, findScoring } from './model/city.ts';

const InnerBoard = createKingdomBoard({
  game,
  sprite,
  Context: BoardContext,
  useScoring: useDisplayedScoring,
  useStepNarration: useBotNarration,
  animateStep,
  listTransfers,
  traceMark,
  Things,
  seatOrder,
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

/**
 * The city scoring to show. First the scoring of the displayed step. While rewards are chosen, a scoring computed from
 * the position. After that the last scoring, until it is read, if nobody at this screen had a choice in it.
 */
function useCurrentScoring(props: BoardProps<View, Move, Event>): CityScoring | null {
  const { position, seats } = props;
  const { phase, maharaja, round } = position;
  const { current, seen, unread } = useSeenScoring(props, findScoring);
  const playerColourOf = usePlayerColours(seats);
  const choosing = phase === 'reward' || phase === 'buy' || phase === 'maharani';
  const late = useMemo(
    () => (choosing ? currentScoring(position, maharaja, playerColourOf) : null),
    [choosing, position, maharaja, playerColourOf],
  );
  // The map must be free while a shrine is placed.
  if (phase === 'shrine') return null;
  if (current) return current;
  if (!choosing) return unread;
  return seen?.city === maharaja && round > 0 ? seen : late;
}
