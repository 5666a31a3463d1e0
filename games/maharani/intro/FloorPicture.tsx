import { Art } from '@durbar/kit/art/Art.tsx';
import { AnimationProvider } from '@durbar/kit/board/animation/AnimationProvider.tsx';
import { Coin } from '@durbar/kit/board/Coin.tsx';
import type { PictureProps } from '@durbar/kit/intro/intro.ts';
import { pictureProps, pictureSeats } from '@durbar/kit/intro/picture-props.ts';
import { type ReactElement, useMemo } from 'react';
import { BoardContext } from '../board/board-context.ts';
import { animateStep } from '../board/model/animate-step.ts';
import { FLOOR_SIZE, spaceCorner } from '../board/model/floor.ts';
import { ColumnsArt, FloorGroundArt, SidesArt } from '../board/parts/FloorArt.tsx';
import { TilesArt, TransientPiecesArt, WorkersArt } from '../board/parts/PiecesArt.tsx';
import { InlaysArt, PlatesArt } from '../board/parts/QuarterArt.tsx';
import { RondelArt } from '../board/parts/TileArt.tsx';
import { useMaharaniBoardState } from '../board/useMaharaniBoardState.ts';
import { type Event, maharani, type View } from '../rules/index.ts';
import { useIntroWords } from './intro-words.ts';
import styles from './pictures.module.css';

/** How long a picture moves, in milliseconds. */
const MOVE_MS = 400;

interface FloorPictureProps extends PictureProps {
  readonly before: View;
  readonly after: View;
  /** What happens when the picture is first seen. */
  readonly events: readonly Event[];
  /** The part of the floor, in its units: left, top, width, height. */
  readonly crop: readonly [x: number, y: number, width: number, height: number];
}

/** A part of the board's floor after a step. What the step brought stands on a coin beside its tile. */
export function FloorPicture({ before, after, events, crop, moves }: FloorPictureProps): ReactElement {
  const words = useIntroWords();
  const seats = useMemo(
    () =>
      pictureSeats(Array.from({ length: after.players }, (_, seat) => words.t('mhr.intro.seat', { seat }))),
    [after.players, words],
  );
  const board = useMaharaniBoardState(pictureProps(maharani, after, seats));
  const { floorRotation: rotation } = board;
  const animation = useMemo(
    () =>
      moves ? animateStep({ id: 1, events, before, after, ms: MOVE_MS, rotation, wasDragged: false }) : null,
    [moves, events, before, after, rotation],
  );
  return (
    <BoardContext value={board}>
      <AnimationProvider animations={animation}>
        <svg
          className={styles.fill}
          viewBox={crop.join(' ')}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <FloorGroundArt rotation={rotation} framed />
          <PlatesArt position={after} rotation={rotation} tall={false} />
          <TilesArt position={after} rotation={rotation} />
          <InlaysArt position={after} rotation={rotation} />
          <ColumnsArt rotation={rotation} />
          <WorkersArt position={after} rotation={rotation} seats={seats} />
          <RondelArt position={after} rotation={rotation} taken={null} />
          <Art name="board-shade" width={FLOOR_SIZE} height={FLOOR_SIZE} />
          <SidesArt />
          <TransientPiecesArt animation={animation} />
          {events.map((event) =>
            event.kind === 'tile' || event.kind === 'worker' ? (
              <GainCoin key={event.kind} space={event.space} gold={event.gold} rotation={rotation} />
            ) : null,
          )}
        </svg>
      </AnimationProvider>
    </BoardContext>
  );
}

interface GainCoinProps {
  readonly space: number;
  readonly gold: number;
  readonly rotation: number;
}

function GainCoin({ space, gold, rotation }: GainCoinProps): ReactElement {
  const words = useIntroWords();
  const { x, y } = spaceCorner(space, rotation);
  return <Coin at={{ x: x + 88, y: y + 12 }} size={66} text={words.formatSigned(gold)} />;
}
