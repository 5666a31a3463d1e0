import sprite from 'virtual:sprite/maharaja';
import { type ReactElement, useMemo, useRef } from 'react';
import { Flights } from '../../board-kit/motion/Flights.tsx';
import { MotionStage } from '../../board-kit/motion/Stage.tsx';
import { Sprite } from '../../board-kit/Sprite.tsx';
import { WordsLayer } from '../../words/useWords.tsx';
import { DeskContext } from './desk.ts';
import { flightsOf } from './model/flights.ts';
import { TallTable } from './parts/TallTable.tsx';
import { WideTable } from './parts/WideTable.tsx';
import { ScoringContext } from './scoring.ts';
import styles from './Table.module.css';
import { useAskedFocus } from './useAskedFocus.ts';
import { type TableProps, useDeskOf } from './useDeskOf.ts';
import { useKeys } from './useKeys.ts';
import { useMotionOf } from './useMotionOf.ts';
import { useScoringOf } from './useScoringOf.ts';
import en from './words/en.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

const words = { en, fr };

/** The table of Maharaja (2020). */
export function Table(props: TableProps): ReactElement {
  return (
    <WordsLayer catalogues={words}>
      <Sprite of={sprite} />
      <Court props={props} />
    </WordsLayer>
  );
}

function Court({ props }: { readonly props: TableProps }): ReactElement {
  const desk = useDeskOf(props);
  const root = useRef<HTMLDivElement>(null);
  const motion = useMotionOf(props.step, props.position, root);
  const scoring = useScoringOf(props.step, props.position);
  const flights = useMemo(
    () => (motion && props.step ? flightsOf(props.step.events, props.step.ms) : []),
    [motion, props.step],
  );
  useKeys(desk, root);
  useAskedFocus(desk, props.decision?.id ?? null, root);
  const Layout = props.layout === 'wide' ? WideTable : TallTable;
  return (
    <DeskContext value={desk}>
      <ScoringContext value={scoring}>
        <MotionStage motion={motion}>
          <div
            ref={root}
            className={styles.root}
            data-asks={desk.kind ?? 'nothing'}
            data-decision={props.decision?.id ?? 'none'}
            data-phase={props.position.phase}
            data-busy={desk.busy}
          >
            <Layout props={props} />
            <Flights flights={flights} id={props.step?.id ?? 0} root={root} />
          </div>
        </MotionStage>
      </ScoringContext>
    </DeskContext>
  );
}
