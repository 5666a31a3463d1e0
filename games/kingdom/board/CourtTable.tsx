import shared from 'virtual:sprite/kingdom';
import type { GameEvent } from '@durbar/kernel';
import { Sprite } from '@durbar/kit/art/Sprite.tsx';
import type { GameTableProps } from '@durbar/kit/board/contract.ts';
import { type Flight, Flights } from '@durbar/kit/board/motion/Flights.tsx';
import { MotionStage } from '@durbar/kit/board/motion/Stage.tsx';
import type { Motion } from '@durbar/kit/board/motion/types.ts';
import { classes } from '@durbar/kit/ui/classes.ts';
import { WordsLayer } from '@durbar/kit/words/useWords.tsx';
import type { Catalogues } from '@durbar/kit/words/words.ts';
import { type Context, type ReactElement, useMemo, useRef } from 'react';
import styles from './CourtTable.module.css';
import { type BoardMove, CourtContext, type KingdomView, type Offers } from './court.ts';
import type { CourtGame } from './game.ts';
import { type Interlude, InterludeContext } from './interlude.ts';
import { type Scoring, ScoringContext, useClosable } from './scoring.ts';
import { READING, useAskedFocus } from './useAskedFocus.ts';
import { type CourtOf, useCourtOf } from './useCourtOf.ts';
import { courtWords } from './useCourtWords.ts';
import { useKeys } from './useKeys.ts';
import { type MotionInput, useMotionOf } from './useMotionOf.ts';

/** What a game brings to make a table of its own. */
interface BoardParts<V extends KingdomView, M extends BoardMove, E extends GameEvent, O extends Offers<M>> {
  readonly game: CourtGame<V, M, O>;
  /** The board's own words, and its drawings. */
  readonly words: Catalogues;
  readonly sprite: string;
  readonly Desk: Context<CourtOf<V, M, O> | null>;
  readonly useScoring: (props: GameTableProps<V, M, E>) => Scoring | null;
  /** What is told in between, if anything; left out: nothing ever is. */
  readonly useInterlude?: (props: GameTableProps<V, M, E>) => Interlude | null;
  readonly motionOf: (input: MotionInput<V, E>) => Motion;
  /** What flies while a step is shown. @param ms its length as it is shown */
  readonly flightsOf: (events: readonly E[], ms: number, position: V) => readonly Flight[];
  /** Its layouts. */
  readonly Wide: (props: LayoutProps) => ReactElement;
  readonly Tall: (props: LayoutProps) => ReactElement;
}

export type LayoutProps = Pick<GameTableProps<never, never, never>, 'slots'>;

/** The table of a Maharaja. */
export function courtTable<
  V extends KingdomView,
  M extends BoardMove,
  E extends GameEvent,
  O extends Offers<M>,
>(parts: BoardParts<V, M, E, O>): (props: GameTableProps<V, M, E>) => ReactElement {
  const { words, sprite } = parts;
  const Room = roomOf(parts);
  return function Table(props) {
    return (
      <WordsLayer catalogues={courtWords}>
        <WordsLayer catalogues={words}>
          <Sprite of={shared} />
          <Sprite of={sprite} />
          <Room {...props} />
        </WordsLayer>
      </WordsLayer>
    );
  };
}

const useNothing = (): null => null;

/** What every part of the table goes by, keys, focus and movements. */
function roomOf<V extends KingdomView, M extends BoardMove, E extends GameEvent, O extends Offers<M>>({
  game,
  Desk,
  useScoring,
  useInterlude = useNothing,
  motionOf,
  flightsOf,
  Wide,
  Tall,
}: BoardParts<V, M, E, O>): (props: GameTableProps<V, M, E>) => ReactElement {
  return function Room(props) {
    const { step, position, decision, layout, slots } = props;
    const scoring = useClosable(useScoring(props));
    const court = useCourtOf(props, game, scoring.scoring?.city ?? null);
    const root = useRef<HTMLDivElement>(null);
    const motion = useMotionOf(step, position, props, root, motionOf);
    const flights = useMemo(
      () => (motion && step ? flightsOf(step.events, step.ms, position) : []),
      [motion, step, position],
    );
    const interlude = useInterlude(props);
    const reading = interlude?.next ? interlude.id : null;
    const kind = reading === null ? court.kind : READING;
    const asked = reading ?? decision?.id ?? null;
    useKeys(court, interlude, root);
    useAskedFocus({ ...court, kind }, asked, root);
    const Layout = layout === 'wide' ? Wide : Tall;
    return (
      <Desk value={court}>
        <CourtContext value={court}>
          <ScoringContext value={scoring}>
            <InterludeContext value={interlude}>
              <MotionStage motion={motion}>
                <div
                  ref={root}
                  className={classes(styles.root, game.realm.theme)}
                  data-asks={kind ?? 'nothing'}
                  data-decision={asked ?? 'none'}
                  data-phase={position.phase}
                  data-busy={court.busy}
                >
                  <Layout slots={slots} />
                  <Flights flights={flights} id={step?.id ?? 0} root={root} />
                </div>
              </MotionStage>
            </InterludeContext>
          </ScoringContext>
        </CourtContext>
      </Desk>
    );
  };
}
