import { at } from '@durbar/kernel';
import { Art } from '@durbar/kit/art/Art.tsx';
import type { SeatLook } from '@durbar/kit/board/contract.ts';
import { useMotion } from '@durbar/kit/board/motion/Stage.tsx';
import type { Point } from '@durbar/kit/board/points.ts';
import { memo, type ReactElement } from 'react';
import { SPACES, type View } from '../../rules/index.ts';
import { spaceCorner, spaceMiddle } from '../model/floor.ts';
import { type Laid, laidOn, type Piece, workerArt, workerOn } from '../model/look.ts';
import { moving } from '../model/plan.ts';
import { TileArt } from './TileArt.tsx';

interface PiecesProps {
  readonly position: View;
  readonly turn: number;
}

/** The tiles that lie on the floor. */
export const TilesArt = memo(function TilesArt({ position, turn }: PiecesProps): ReactElement {
  return (
    <>
      {SPACES.map((_, space) => {
        const laid = laidOn(position, space);
        if (!laid) return null;
        const worker = at(position.workers, space) >= 0;
        return (
          <LaidTile
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

interface LaidTileProps {
  readonly laid: Laid;
  readonly corner: Point;
  readonly turn: number;
  readonly worker: boolean;
}

function LaidTile({ laid, corner, turn, worker }: LaidTileProps): ReactElement {
  const ref = useMotion<SVGGElement>(moving.tile(laid.tile));
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
  readonly seats: readonly SeatLook[];
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
        return <Standing key={key} space={space} piece={piece} ink={inkOf(seats, piece)} middle={middle} />;
      })}
    </>
  );
});

/** The ink that a piece is drawn in. */
export function inkOf(seats: readonly SeatLook[], { seat }: Pick<Piece, 'seat'>): number {
  return seats[seat]?.ink ?? seat;
}

interface StandingProps {
  readonly space: number;
  readonly piece: Piece;
  readonly ink: number;
  readonly middle: Point;
}

function Standing({ space, piece, ink, middle }: StandingProps): ReactElement {
  const ref = useMotion<SVGGElement>(moving.worker(space));
  return (
    <g ref={ref}>
      <WorkerAt at={middle} ink={ink} colour={piece.colour} />
    </g>
  );
}

interface WorkerAtProps {
  /** Middle of the tile it stands on. */
  readonly at: Point;
  readonly ink: number;
  readonly colour: number;
  readonly size?: number;
}

/** A worker in its seat's ink and with its emblem. */
export function WorkerAt({ at: { x, y }, ink, colour, size = WORKER_SIZE }: WorkerAtProps): ReactElement {
  return (
    <Art name={workerArt(ink, colour)} x={x - size / 2} y={y - size * 0.55} width={size} height={size} />
  );
}
