import type { GameEvent } from '@durbar/kernel';
import { type ReactElement, type ReactNode, useMemo, useRef } from 'react';
import { type Flight, Flights } from '../../board-kit/motion/Flights.tsx';
import { MotionStage } from '../../board-kit/motion/Stage.tsx';
import type { Motion } from '../../board-kit/motion/types.ts';
import { Sprite } from '../../board-kit/Sprite.tsx';
import { WordsLayer } from '../../words/useWords.tsx';
import type { Catalogues } from '../../words/words.ts';
import type { GameTableProps } from '../contract.ts';
import styles from './CourtTable.module.css';
import { type BoardMove, type Court, CourtContext } from './court.ts';
import { type Scoring, ScoringContext } from './scoring.ts';
import { useAskedFocus } from './useAskedFocus.ts';
import { courtWords } from './useCourtWords.ts';
import { useKeys } from './useKeys.ts';
import { type MotionInput, useMotionOf } from './useMotionOf.ts';

interface RoomProps {
  /** The board's own words. */
  readonly words: Catalogues;
  /** Its drawings. */
  readonly sprite: string;
  readonly children: ReactNode;
}

/** Words and drawings for everything inside. */
export function CourtRoom({ words, sprite, children }: RoomProps): ReactElement {
  return (
    <WordsLayer catalogues={courtWords}>
      <WordsLayer catalogues={words}>
        <Sprite of={sprite} />
        {children}
      </WordsLayer>
    </WordsLayer>
  );
}

interface TableProps<V, M extends BoardMove, E extends GameEvent> {
  readonly props: GameTableProps<V, M, E>;
  readonly court: Court<M>;
  readonly scoring: Scoring | null;
  readonly motionOf: (input: MotionInput<V, E>) => Motion;
  /** What flies while a step is shown. @param ms its length as it is shown */
  readonly flightsOf: (events: readonly E[], ms: number) => readonly Flight[];
  /** The table's layout. */
  readonly children: ReactNode;
}

/** The table of a Maharaja: what every part of it goes by, keys, focus and movements. */
export function CourtTable<V extends { readonly phase: string }, M extends BoardMove, E extends GameEvent>({
  props: { step, position, decision },
  court,
  scoring,
  motionOf,
  flightsOf,
  children,
}: TableProps<V, M, E>): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const motion = useMotionOf(step, position, root, motionOf);
  const flights = useMemo(
    () => (motion && step ? flightsOf(step.events, step.ms) : []),
    [motion, step, flightsOf],
  );
  useKeys(court, root);
  useAskedFocus(court, decision?.id ?? null, root);
  return (
    <CourtContext value={court}>
      <ScoringContext value={scoring}>
        <MotionStage motion={motion}>
          <div
            ref={root}
            className={styles.root}
            data-realm={court.realm.name}
            data-asks={court.kind ?? 'nothing'}
            data-decision={decision?.id ?? 'none'}
            data-phase={position.phase}
            data-busy={court.busy}
          >
            {children}
            <Flights flights={flights} id={step?.id ?? 0} root={root} />
          </div>
        </MotionStage>
      </ScoringContext>
    </CourtContext>
  );
}
