import sprite from 'virtual:sprite/maharaja-2020';
import type { GameTableProps } from '@durbar/kit/board/contract.ts';
import type { ReactElement } from 'react';
import { courtTable } from '../../kingdom/board/CourtTable.tsx';
import type { Scoring } from '../../kingdom/board/scoring.ts';
import type { Event, Move, View } from '../rules/index.ts';
import en from '../words/en/board.json' with { type: 'json' };
import fr from '../words/fr/board.json' with { type: 'json' };
import { DeskContext } from './desk.ts';
import { game } from './game.ts';
import { flightsOf } from './model/flights.ts';
import { motionOf } from './model/motion.ts';
import { Tall } from './parts/Tall.tsx';
import { Wide } from './parts/Wide.tsx';
import { SoloContext, useSolo } from './solo.ts';
import { useInterludeOf } from './useInterludeOf.ts';
import { useScoringOf } from './useScoringOf.ts';
import { useSoloOf } from './useSoloOf.ts';

const CourtOf2020 = courtTable({
  game,
  words: { en, fr },
  sprite,
  Desk: DeskContext,
  useScoring: useScoringShown,
  useInterlude: useInterludeOf,
  motionOf,
  flightsOf,
  Wide,
  Tall,
});

export type TableProps = GameTableProps<View, Move, Event>;

/** A city scoring waits until the step that it came with was read. */
function useScoringShown(props: TableProps): Scoring | null {
  const scoring = useScoringOf(props);
  return useSolo()?.hidesScoring ? null : scoring;
}

/** The table of Maharaja (2020). */
export function Table(props: TableProps): ReactElement {
  return (
    <SoloContext value={useSoloOf(props)}>
      <CourtOf2020 {...props} />
    </SoloContext>
  );
}
