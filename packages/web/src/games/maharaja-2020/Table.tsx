import sprite from 'virtual:sprite/maharaja';
import type { Event, Move, View } from '@durbar/maharaja-2020';
import type { ReactElement } from 'react';
import type { GameTableProps } from '../contract.ts';
import { CourtRoom, CourtTable } from '../kingdom/CourtTable.tsx';
import { useCourtOf } from '../kingdom/useCourtOf.ts';
import { DeskContext } from './desk.ts';
import { game } from './game.ts';
import { flightsOf } from './model/flights.ts';
import { motionOf } from './model/motion.ts';
import { Tall } from './parts/Tall.tsx';
import { Wide } from './parts/Wide.tsx';
import { useScoringOf } from './useScoringOf.ts';
import en from './words/en.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

const words = { en, fr };

type TableProps = GameTableProps<View, Move, Event>;

/** The table of Maharaja (2020). */
export function Table(props: TableProps): ReactElement {
  return (
    <CourtRoom words={words} sprite={sprite}>
      <Room props={props} />
    </CourtRoom>
  );
}

function Room({ props }: { readonly props: TableProps }): ReactElement {
  const court = useCourtOf(props, game);
  const scoring = useScoringOf(props.step, props.position, props.seats);
  const { slots } = props;
  return (
    <DeskContext value={court}>
      <CourtTable props={props} court={court} scoring={scoring} motionOf={motionOf} flightsOf={flightsOf}>
        {props.layout === 'wide' ? <Wide slots={slots} /> : <Tall slots={slots} />}
      </CourtTable>
    </DeskContext>
  );
}
