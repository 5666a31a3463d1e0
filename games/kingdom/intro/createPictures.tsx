import shared from 'virtual:sprite/kingdom';
import type { Game } from '@durbar/kernel';
import { SpriteSheet } from '@durbar/kit/art/SpriteSheet.tsx';
import { AnimationProvider } from '@durbar/kit/board/animation/AnimationProvider.tsx';
import type { StepAnimations } from '@durbar/kit/board/animation/step-animations.ts';
import type { SeatEvent } from '@durbar/kit/board/captions/useCaptions.ts';
import type { PictureProps } from '@durbar/kit/intro/intro.ts';
import { pictureProps, pictureSeats } from '@durbar/kit/intro/picture-props.ts';
import { type Context, type ReactElement, type ReactNode, useMemo } from 'react';
import { KingdomBoardContext } from '../board/board-context.ts';
import type { KingdomGame } from '../board/kingdom-game.ts';
import type { StepAnimationInput } from '../board/model/animation-builder.ts';
import type { Box } from '../board/model/geometry.ts';
import type { KingdomMove, KingdomView } from '../board/model/kingdom-view.ts';
import type { LegalTargets } from '../board/model/targets.ts';
import { layOutTrace, type TraceMark } from '../board/model/trace.ts';
import { TraceContext } from '../board/trace-context.ts';
import { type TypedKingdomBoard, useKingdomBoardState } from '../board/useKingdomBoardState.ts';
import '../board/tokens.css';
import { DiscPicture } from './DiscPicture.tsx';
import { useIntroWords } from './intro-words.ts';
import { MapPicture } from './MapPicture.tsx';

/** How long a picture moves, in milliseconds. */
const MOVE_MS = 400;
/** The track is not in the pictures. */
const NO_TRACK = 0;

/** A moment of a match: the position after a step, and what came before. */
export interface Moment<V, E> {
  readonly before: V;
  readonly after: V;
  /** The seat that moved. */
  readonly seat: number;
  readonly events: readonly E[];
}

/** What a game gives for its pictures; all of it is code of its board. */
interface PictureParts<
  V extends KingdomView,
  M extends KingdomMove,
  E extends SeatEvent,
  O extends LegalTargets<M>,
> {
  readonly game: KingdomGame<V, M, O>;
  /** The board context of the game's own parts. */
  readonly Context: Context<TypedKingdomBoard<V, M, O> | null>;
  readonly rules: Game<unknown, V, M, E>;
  readonly sprite: string;
  readonly animateStep: (input: StepAnimationInput<V, E>) => StepAnimations;
  readonly traceMark: (event: E) => TraceMark | null;
}

interface MapMomentProps<V, E> extends PictureProps {
  readonly moment: Moment<V, E>;
  /** The part of the map, in the map's units. */
  readonly crop: Box;
  /** Whether the roads of the step are drawn, with what was paid on them. */
  readonly isTraced?: boolean;
}

/** Makes the pictures of one of the Maharajas. */
export function createPictures<
  V extends KingdomView,
  M extends KingdomMove,
  E extends SeatEvent,
  O extends LegalTargets<M>,
>({ game, Context: GameContext, rules, sprite, animateStep, traceMark }: PictureParts<V, M, E, O>) {
  /** Puts the drawings into the page, and the colours of the game around the pictures. */
  function Frame({ children }: { readonly children: ReactNode }): ReactElement {
    return (
      <>
        <SpriteSheet of={shared} />
        <SpriteSheet of={sprite} />
        <div className={game.edition.theme} style={{ display: 'contents' }}>
          {children}
        </div>
      </>
    );
  }

  /** The board around a picture. */
  function Board({ position, children }: { readonly position: V; readonly children: ReactNode }) {
    const words = useIntroWords();
    const seats = useMemo(
      () =>
        pictureSeats(
          Array.from({ length: position.seats }, (_, seat) => words.t('kingdom.intro.seat', { seat })),
        ),
      [position.seats, words],
    );
    const board = useKingdomBoardState(pictureProps(rules, position, seats), game, null);
    return (
      <GameContext value={board}>
        <KingdomBoardContext value={board}>{children}</KingdomBoardContext>
      </GameContext>
    );
  }

  /** A part of the map after a step, which happens when the picture is first seen. */
  function MapMoment({ moment, crop, moves, isTraced = false }: MapMomentProps<V, E>): ReactElement {
    const { before, after, seat, events } = moment;
    const animations = useMemo(
      () =>
        moves
          ? animateStep({ id: 1, events, before, after, ms: MOVE_MS, trackWidth: NO_TRACK, layout: 'wide' })
          : null,
      [moves, events, before, after],
    );
    const trace = useMemo(
      () =>
        isTraced
          ? layOutTrace(
              game.mapLayout(after, 'wide'),
              seat,
              events.flatMap((event) => traceMark(event) ?? []),
            )
          : null,
      [isTraced, after, seat, events],
    );
    return (
      <Board position={after}>
        <AnimationProvider animations={animations}>
          <TraceContext value={trace}>
            <MapPicture crop={crop} />
          </TraceContext>
        </AnimationProvider>
      </Board>
    );
  }

  /** The action disc with its arrows on two actions, to which they turn when the picture is first seen. */
  function DiscMoment({
    position,
    plan,
    moves,
  }: PictureProps & { readonly position: V; readonly plan: readonly [number, number] }) {
    return (
      <Board position={position}>
        <DiscPicture plan={plan} moves={moves} />
      </Board>
    );
  }

  return { Frame, Board, MapMoment, DiscMoment };
}
