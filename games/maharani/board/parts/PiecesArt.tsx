import { at } from '@durbar/kernel';
import { Art } from '@durbar/kit/art/Art.tsx';
import { usePieceAnimation } from '@durbar/kit/board/animation/AnimationProvider.tsx';
import type { SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import { Coin } from '@durbar/kit/board/Coin.tsx';
import type { Point } from '@durbar/kit/board/points.ts';
import { memo, type ReactElement } from 'react';
import { SPACES, type View } from '../../rules/index.ts';
import { useBoard, useBoardWords } from '../board-context.ts';
import { animationKeys, type MaharaniAnimation, type TransientPiece } from '../model/animate-step.ts';
import { spaceCentre, spaceCorner } from '../model/floor.ts';
import {
  type LaidTile,
  laidTileOn,
  type WorkerPiece,
  workerArt,
  workerColour,
  workerOn,
} from '../model/pieces.ts';
import type { Preview } from '../model/selection.ts';
import styles from './PiecesArt.module.css';
import { TileArt } from './TileArt.tsx';

interface PiecesProps {
  readonly position: View;
  readonly rotation: number;
}

/** The tiles on the floor. */
export const TilesArt = memo(function TilesArt({ position, rotation }: PiecesProps): ReactElement {
  return (
    <>
      {SPACES.map((_, space) => {
        const laid = laidTileOn(position, space);
        if (!laid) return null;
        const worker = at(position.workers, space) >= 0;
        return (
          <LaidTileArt
            key={laid.tile}
            laid={laid}
            corner={spaceCorner(space, rotation)}
            rotation={rotation}
            worker={worker}
          />
        );
      })}
    </>
  );
});

interface LaidTileArtProps {
  readonly laid: LaidTile;
  readonly corner: Point;
  readonly rotation: number;
  readonly worker: boolean;
}

function LaidTileArt({ laid, corner, rotation, worker }: LaidTileArtProps): ReactElement {
  const ref = usePieceAnimation<SVGGElement>(animationKeys.tile(laid.tile));
  return (
    <g ref={ref}>
      <g transform={`translate(${corner.x} ${corner.y})`}>
        <TileArt
          tile={laid.tile}
          rotation={(laid.rotation + rotation) & 3}
          arrow={worker ? 'rim' : 'quiet'}
        />
      </g>
    </g>
  );
}

/** Width of a worker on the floor. */
const WORKER_SIZE = 56;

interface WorkersProps extends PiecesProps {
  readonly seats: readonly SeatDisplay[];
}

/** The workers on their tiles. */
export const WorkersArt = memo(function WorkersArt({
  position,
  rotation,
  seats,
}: WorkersProps): ReactElement {
  return (
    <>
      {SPACES.map((_, space) => {
        const piece = workerOn(position, space);
        if (!piece) return null;
        const key = `${piece.seat}-${piece.colour}-${at(position.board, space)}`;
        const middle = spaceCentre(space, rotation);
        return (
          <StandingWorker key={key} space={space} playerColour={pieceColour(seats, piece)} middle={middle} />
        );
      })}
    </>
  );
});

/** The player colour of a piece. */
export function pieceColour(seats: readonly SeatDisplay[], { seat, colour }: WorkerPiece): number {
  return workerColour(seats[seat], colour);
}

interface StandingProps {
  readonly space: number;
  readonly playerColour: number;
  readonly middle: Point;
}

function StandingWorker({ space, playerColour, middle }: StandingProps): ReactElement {
  const ref = usePieceAnimation<SVGGElement>(animationKeys.worker(space));
  return (
    <g ref={ref}>
      <WorkerAt at={middle} playerColour={playerColour} />
    </g>
  );
}

interface WorkerAtProps {
  /** Centre of the worker's tile. */
  readonly at: Point;
  readonly playerColour: number;
  readonly size?: number;
}

/** A worker in a player colour, with its emblem. */
export function WorkerAt({ at: { x, y }, playerColour, size = WORKER_SIZE }: WorkerAtProps): ReactElement {
  return (
    <Art name={workerArt(playerColour)} x={x - size / 2} y={y - size * 0.55} width={size} height={size} />
  );
}

interface WorkerSignProps {
  readonly preview: Preview;
  readonly at: { readonly x: number; readonly y: number };
  readonly coin: number;
}

/** The small worker at the upper right of a number; two workers if there is a choice. */
export function WorkerChangeSign({ preview, at: { x, y }, coin }: WorkerSignProps): ReactElement {
  const { decidingSeat, seats } = useBoard();
  const look = seats[decidingSeat ?? 0];
  const { workers } = preview.rotation;
  const size = coin * 0.74;
  const spot = { x: x + coin * 0.5, y: y - coin * 0.36 };
  if (workers.length > 1)
    return (
      <>
        <WorkerAt
          at={{ x: spot.x - size * 0.26, y: spot.y }}
          playerColour={workerColour(look, 0)}
          size={size * 0.86}
        />
        <WorkerAt
          at={{ x: spot.x + size * 0.26, y: spot.y }}
          playerColour={workerColour(look, 1)}
          size={size * 0.86}
        />
      </>
    );
  return <WorkerAt at={spot} playerColour={workerColour(look, at(workers, 0).colour)} size={size} />;
}

/** Pieces that are visible only while they move: tiles on their way, coins, workers going home. */
export function TransientPiecesArt({
  animation,
}: {
  readonly animation: MaharaniAnimation | null;
}): ReactElement {
  return (
    <>
      {animation?.transientPieces.map((sprite) => (
        <Flying key={`${animation.id}-${sprite.key}`} sprite={sprite} />
      ))}
    </>
  );
}

function Flying({ sprite }: { readonly sprite: TransientPiece }): ReactElement {
  const ref = usePieceAnimation<SVGGElement>(sprite.key);
  return (
    <g ref={ref} className={styles.sprite}>
      <Body sprite={sprite} />
    </g>
  );
}

const ORIGIN = { x: 0, y: 0 };

function Body({ sprite }: { readonly sprite: TransientPiece }): ReactElement {
  const words = useBoardWords();
  const { seats } = useBoard();
  switch (sprite.kind) {
    case 'tile':
      return (
        <g transform="translate(-50 -50)">
          <rect className={styles.shadow} x={5} y={9} width={97} height={97} rx={6} />
          <TileArt tile={sprite.tile} rotation={sprite.rotation} arrow="plain" />
        </g>
      );
    case 'worker':
      return <WorkerAt at={ORIGIN} playerColour={pieceColour(seats, sprite)} />;
    case 'coin':
      return <Coin at={ORIGIN} size={58} text={words.formatSigned(sprite.gold)} />;
  }
}
