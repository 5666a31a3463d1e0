import { at } from '@durbar/kernel';
import { Art } from '@durbar/kit/art/Art.tsx';
import { Coin } from '@durbar/kit/board/Coin.tsx';
import type { ReactElement } from 'react';
import { useBoard } from '../board-context.ts';
import { tileArea, workerGroup } from '../model/area.ts';
import { spaceCorner, spaceMiddle } from '../model/floor.ts';
import { tileOf } from '../model/pieces.ts';
import type { Preview } from '../model/selection.ts';
import { clampCoin, TARGET_COIN } from '../model/target-points.ts';
import { placementGain } from '../model/targets.ts';
import { viewBoxOf } from '../model/view-box.ts';
import { useBoardWords } from '../useBoardWords.ts';
import styles from './PreviewArt.module.css';
import { TileArt } from './TileArt.tsx';
import { WorkerChangeSign } from './WorkerSign.tsx';

/** The selected tile as it would lie, below the columns, and the area that is counted. */
export function PreviewArt(): ReactElement | null {
  const { preview, position, floorTurn, selection } = useBoard();
  if (!preview || selection.slot === null) return null;
  const tile = at(position.rondel, selection.slot);
  const { space } = preview.placement;
  const { x, y } = spaceCorner(space, floorTurn);
  const area = tileArea(position, space, tileOf(tile).colour).filter((one) => one !== space);
  return (
    <g className={styles.preview}>
      {area.map((one) => {
        const corner = spaceCorner(one, floorTurn);
        return (
          <rect
            key={one}
            className={styles.area}
            x={corner.x + 4}
            y={corner.y + 4}
            width={92}
            height={92}
            rx={4}
          />
        );
      })}
      <g transform={`translate(${x} ${y})`}>
        <g className={styles.ghost}>
          <TileArt tile={tile} turn={(preview.turn.turn + floorTurn) & 3} arrow="plain" />
        </g>
        <rect className={styles.rim} x={-1} y={-1} width={102} height={102} rx={6} />
        <rect className={styles.frame} x={2} y={2} width={96} height={96} rx={5} />
      </g>
    </g>
  );
}

/** The part of the preview above the columns: the moving worker, the turn if it can be changed, and the number. */
export function PreviewCoin({ preview }: { readonly preview: Preview }): ReactElement {
  const words = useBoardWords();
  const { floorTurn, layout } = useBoard();
  const middle = spaceMiddle(preview.placement.space, floorTurn);
  const size = TARGET_COIN[layout];
  const beside = { x: middle.x + 19, y: middle.y + 19 };
  const spot = clampCoin(beside, size, preview.turn.workers.length, viewBoxOf(layout));
  return (
    <g className={styles.preview}>
      <PreviewGroup preview={preview} />
      {preview.placement.turns.length > 1 && (
        <g transform={`translate(${middle.x} ${middle.y})`}>
          <Art name="turn-arrow" x={-50} y={-50} width={100} height={100} />
        </g>
      )}
      <Coin at={spot} size={size} text={words.formatSigned(placementGain(preview.placement, preview.turn))} />
      {preview.turn.workers.length > 0 && <WorkerChangeSign preview={preview} at={spot} coin={size} />}
    </g>
  );
}

/** A line from the worker that would move, and rings around the group that is counted. */
function PreviewGroup({ preview }: { readonly preview: Preview }): ReactElement | null {
  const { position, floorTurn, decidingSeat } = useBoard();
  const [worker, ...more] = preview.turn.workers;
  if (!worker || more.length > 0 || decidingSeat === null) return null;
  const { space } = preview.placement;
  const piece = { seat: decidingSeat, colour: worker.colour };
  const group = workerGroup(position, space, piece, worker.from).filter((one) => one !== space);
  return (
    <>
      {group.map((one) => {
        const { x, y } = spaceMiddle(one, floorTurn);
        return <circle key={one} className={styles.ring} cx={x} cy={y} r={35} />;
      })}
      {worker.from !== null && <MoveLine from={worker.from} to={space} />}
    </>
  );
}

/** The line along which a worker would move. */
export function MoveLine({ from, to }: { readonly from: number; readonly to: number }): ReactElement {
  const { floorTurn } = useBoard();
  const a = spaceMiddle(from, floorTurn);
  const b = spaceMiddle(to, floorTurn);
  const bend = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 60 };
  const path = `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`;
  return (
    <>
      <path className={styles.wayEdge} d={path} />
      <path className={styles.route} d={path} />
    </>
  );
}
