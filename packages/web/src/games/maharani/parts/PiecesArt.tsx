import { at } from '@durbar/kernel';
import { SPACES } from '@durbar/maharani';
import type { ReactElement } from 'react';
import { Art } from '../../../board-kit/Art.tsx';
import { useMotion } from '../../../board-kit/motion/Stage.tsx';
import type { Point } from '../../../board-kit/points.ts';
import { useDesk } from '../desk.ts';
import { spaceCorner, spaceMiddle } from '../model/floor.ts';
import { type Laid, laidOn, type Piece, workerArt, workerOn } from '../model/look.ts';
import { moving } from '../model/plan.ts';
import { TileArt } from './TileArt.tsx';

/** The tiles that lie on the floor. */
export function TilesArt(): ReactElement {
  const { position, turn } = useDesk();
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
}

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
export const WORKER_SIZE = 56;

/** The workers on their tiles. */
export function WorkersArt(): ReactElement {
  const { position, turn } = useDesk();
  return (
    <>
      {SPACES.map((_, space) => {
        const piece = workerOn(position, space);
        if (!piece) return null;
        const key = `${piece.seat}-${piece.colour}-${at(position.board, space)}`;
        return <Standing key={key} space={space} piece={piece} middle={spaceMiddle(space, turn)} />;
      })}
    </>
  );
}

interface StandingProps {
  readonly space: number;
  readonly piece: Piece;
  readonly middle: Point;
}

function Standing({ space, piece, middle }: StandingProps): ReactElement {
  const ref = useMotion<SVGGElement>(moving.worker(space));
  return (
    <g ref={ref}>
      <WorkerAt at={middle} piece={piece} />
    </g>
  );
}

interface WorkerAtProps {
  /** Middle of the tile it stands on. */
  readonly at: Point;
  readonly piece: Piece;
  readonly size?: number;
}

/** A worker in its seat's ink and with its emblem. */
export function WorkerAt({ at: { x, y }, piece, size = WORKER_SIZE }: WorkerAtProps): ReactElement {
  const { seats } = useDesk();
  const ink = seats[piece.seat]?.ink ?? piece.seat;
  return (
    <Art
      name={workerArt(ink, piece.colour)}
      x={x - size / 2}
      y={y - size * 0.55}
      width={size}
      height={size}
    />
  );
}
