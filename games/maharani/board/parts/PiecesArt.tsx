import { at } from '@durbar/kernel';
import { Art } from '@durbar/kit/art/Art.tsx';
import { usePieceAnimation } from '@durbar/kit/board/animation/AnimationProvider.tsx';
import type { SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import type { Point } from '@durbar/kit/board/points.ts';
import { memo, type ReactElement } from 'react';
import { SPACES, type View } from '../../rules/index.ts';
import { animationKeys } from '../model/animate-step.ts';
import { spaceCorner, spaceMiddle } from '../model/floor.ts';
import { type LaidTile, laidTileOn, type WorkerPiece, workerArt, workerOn } from '../model/pieces.ts';
import { TileArt } from './TileArt.tsx';

interface PiecesProps {
  readonly position: View;
  readonly turn: number;
}

/** The tiles on the floor. */
export const TilesArt = memo(function TilesArt({ position, turn }: PiecesProps): ReactElement {
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
            corner={spaceCorner(space, turn)}
            turn={turn}
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
  readonly turn: number;
  readonly worker: boolean;
}

function LaidTileArt({ laid, corner, turn, worker }: LaidTileArtProps): ReactElement {
  const ref = usePieceAnimation<SVGGElement>(animationKeys.tile(laid.tile));
  return (
    <g ref={ref}>
      <g transform={`translate(${corner.x} ${corner.y})`}>
        <TileArt tile={laid.tile} turn={(laid.turn + turn) & 3} arrow={worker ? 'rim' : 'quiet'} />
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
export const WorkersArt = memo(function WorkersArt({ position, turn, seats }: WorkersProps): ReactElement {
  return (
    <>
      {SPACES.map((_, space) => {
        const piece = workerOn(position, space);
        if (!piece) return null;
        const key = `${piece.seat}-${piece.colour}-${at(position.board, space)}`;
        const middle = spaceMiddle(space, turn);
        return (
          <StandingWorker
            key={key}
            space={space}
            piece={piece}
            playerColour={pieceColour(seats, piece)}
            middle={middle}
          />
        );
      })}
    </>
  );
});

/** The player colour of a piece. */
export function pieceColour(seats: readonly SeatDisplay[], { seat }: Pick<WorkerPiece, 'seat'>): number {
  return seats[seat]?.playerColour ?? seat;
}

interface StandingProps {
  readonly space: number;
  readonly piece: WorkerPiece;
  readonly playerColour: number;
  readonly middle: Point;
}

function StandingWorker({ space, piece, playerColour, middle }: StandingProps): ReactElement {
  const ref = usePieceAnimation<SVGGElement>(animationKeys.worker(space));
  return (
    <g ref={ref}>
      <WorkerAt at={middle} playerColour={playerColour} colour={piece.colour} />
    </g>
  );
}

interface WorkerAtProps {
  /** Centre of the worker's tile. */
  readonly at: Point;
  readonly playerColour: number;
  readonly colour: number;
  readonly size?: number;
}

/** A worker in its seat's colour, with the seat's emblem. */
export function WorkerAt({
  at: { x, y },
  playerColour,
  colour,
  size = WORKER_SIZE,
}: WorkerAtProps): ReactElement {
  return (
    <Art
      name={workerArt(playerColour, colour)}
      x={x - size / 2}
      y={y - size * 0.55}
      width={size}
      height={size}
    />
  );
}
