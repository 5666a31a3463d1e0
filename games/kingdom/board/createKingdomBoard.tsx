import shared from 'virtual:sprite/kingdom';
import { SpriteSheet } from '@durbar/kit/art/SpriteSheet.tsx';
import { AnimationProvider } from '@durbar/kit/board/animation/AnimationProvider.tsx';
import type { StepAnimations } from '@durbar/kit/board/animation/step-animations.ts';
import {
  type TransferAnimation,
  TransferAnimations,
} from '@durbar/kit/board/animation/TransferAnimations.tsx';
import {
  type AnimatedStep,
  animationOfStep,
  useStepAnimation,
} from '@durbar/kit/board/animation/useStepAnimation.ts';
import type { BoardProps, SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import {
  CaptionContext,
  type SeatEvent,
  type Traced,
  useCaptions,
} from '@durbar/kit/board/captions/useCaptions.ts';
import { SeatsDialog } from '@durbar/kit/board/SeatsDialog.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { type Context, type ReactElement, useMemo, useRef } from 'react';
import { KingdomBoardContext, type StepNarration, StepNarrationContext } from './board-context.ts';
import { type CityScoring, CityScoringContext, useDismissibleScoring } from './city-scoring.ts';
import styles from './KingdomBoard.module.css';
import type { KingdomGame } from './kingdom-game.ts';
import type { StepAnimationInput } from './model/animation-builder.ts';
import type { KingdomMove, KingdomView } from './model/kingdom-view.ts';
import type { MapLayout } from './model/map-layout.ts';
import type { LegalTargets } from './model/targets.ts';
import { layOutTrace, type MapTrace, type TraceMark } from './model/trace.ts';
import { TraceContext } from './trace-context.ts';
import { useAnnouncedPlan } from './useAnnouncedPlan.ts';
import { type TypedKingdomBoard, useKingdomBoardState } from './useKingdomBoardState.ts';
import { NARRATING, useKingdomFocus, useKingdomKeys } from './useKingdomKeys.ts';
import './tokens.css';

/** The parts of a board that each game provides. */
interface KingdomBoardParts<
  V extends KingdomView,
  M extends KingdomMove,
  E extends SeatEvent,
  O extends LegalTargets<M>,
> {
  readonly game: KingdomGame<V, M, O>;
  /** URL of the sprite sheet with the game's drawings. */
  readonly sprite: string;
  readonly Context: Context<TypedKingdomBoard<V, M, O> | null>;
  readonly useScoring: (props: BoardProps<V, M, E>) => CityScoring | null;
  /** Narrates an automaton's steps between decisions; by default nothing. */
  readonly useStepNarration?: (props: BoardProps<V, M, E>) => StepNarration | null;
  readonly animateStep: (input: StepAnimationInput<V, E>) => StepAnimations;
  /** Lists the coins and cards that move over the board during a step. @param ms length of the step as shown */
  readonly listTransfers: (events: readonly E[], ms: number, position: V) => readonly TransferAnimation[];
  /** Where on the map an event happened; null if nowhere on it. */
  readonly traceMark: (event: E) => TraceMark | null;
  /** All that a seat has, and the seats in the order of play. */
  readonly Things: (props: { readonly look: SeatDisplay }) => ReactElement;
  readonly seatOrder: (position: V) => readonly number[];
  /** The game's layouts. */
  readonly WideLayout: (props: KingdomLayoutProps) => ReactElement;
  readonly TallLayout: (props: KingdomLayoutProps) => ReactElement;
}

export type KingdomLayoutProps = Pick<BoardProps<never, never, never>, 'slots'>;

/** Makes the board of one of the Maharajas. */
export function createKingdomBoard<
  V extends KingdomView,
  M extends KingdomMove,
  E extends SeatEvent,
  O extends LegalTargets<M>,
>(parts: KingdomBoardParts<V, M, E, O>): (props: BoardProps<V, M, E>) => ReactElement {
  const { sprite } = parts;
  const InnerBoard = createInnerBoard(parts);
  return function Table(props) {
    return (
      <>
        <SpriteSheet of={shared} />
        <SpriteSheet of={sprite} />
        <InnerBoard {...props} />
      </>
    );
  };
}

const useNothing = (): null => null;

/** Width of the Maharaja's track in CSS pixels; a usual width if the track is not drawn yet. */
const trackWidth = (board: HTMLElement | null): number =>
  board?.querySelector<HTMLElement>('[data-track]')?.clientWidth ?? 720;

/** The trace of events, laid out on the map; null if nothing of them is on it. */
function useMapTrace<E>(
  mapLayout: MapLayout,
  traced: Traced<E> | null,
  traceMark: (event: E) => TraceMark | null,
): MapTrace | null {
  return useMemo(() => {
    const marks = traced?.events.flatMap((event) => traceMark(event) ?? []) ?? [];
    return traced && marks.length > 0 ? layOutTrace(mapLayout, traced.seat, marks) : null;
  }, [mapLayout, traced, traceMark]);
}

/** The board with its context, keys, focus and animations. */
function createInnerBoard<
  V extends KingdomView,
  M extends KingdomMove,
  E extends SeatEvent,
  O extends LegalTargets<M>,
>({
  game,
  Context: GameContext,
  useScoring,
  useStepNarration = useNothing,
  animateStep,
  listTransfers,
  traceMark,
  Things,
  seatOrder,
  WideLayout,
  TallLayout,
}: KingdomBoardParts<V, M, E, O>): (props: BoardProps<V, M, E>) => ReactElement {
  return function InnerBoard(props) {
    const { step, position, decision, layout, slots } = props;
    const scoring = useDismissibleScoring(useScoring(props));
    const board = useKingdomBoardState(props, game, scoring.scoring?.city ?? null);
    const root = useRef<HTMLDivElement>(null);
    const animation = useStepAnimation(props, (one: AnimatedStep<V, E>) =>
      animationOfStep(one, one.before, (_, before) =>
        animateStep({ ...one, before, trackWidth: trackWidth(root.current), layout }),
      ),
    );
    const transfers = useMemo(
      () => (animation && step ? listTransfers(step.events, step.ms, position) : []),
      [animation, step, position],
    );
    const captions = useCaptions(props);
    const trace = useMapTrace(board.mapLayout, captions.traced, traceMark);
    const narration = useStepNarration(props);
    const reading = narration?.next ? narration.id : null;
    const decisionKind = reading === null ? board.decisionKind : NARRATING;
    const asked = reading ?? decision?.id ?? null;
    useKingdomKeys(board, captions.pressKey, narration, root);
    useKingdomFocus({ ...board, decisionKind }, asked, root);
    useAnnouncedPlan(board, props.announce);
    const Layout = layout === 'wide' ? WideLayout : TallLayout;
    return (
      <GameContext value={board}>
        <KingdomBoardContext value={board}>
          <CityScoringContext value={scoring}>
            <StepNarrationContext value={narration}>
              <AnimationProvider animations={animation}>
                <div
                  ref={root}
                  className={joinClasses(styles.root, game.edition.theme)}
                  data-asks={decisionKind ?? 'nothing'}
                  data-decision={asked ?? 'none'}
                  data-phase={position.phase}
                  data-busy={board.busy}
                >
                  <CaptionContext value={captions}>
                    <TraceContext value={trace}>
                      <Layout slots={slots} />
                      <SeatsDialog
                        openSeat={props.openSeat}
                        showSeat={props.showSeat}
                        seats={seatOrder(position).flatMap((seat) => {
                          const look = props.seats[seat];
                          return look ? [{ look, things: <Things look={look} /> }] : [];
                        })}
                        theme={game.edition.theme}
                      />
                    </TraceContext>
                  </CaptionContext>
                  <TransferAnimations animations={transfers} id={step?.id ?? 0} root={root} />
                </div>
              </AnimationProvider>
            </StepNarrationContext>
          </CityScoringContext>
        </KingdomBoardContext>
      </GameContext>
    );
  };
}
