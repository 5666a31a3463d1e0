import { at } from '@durbar/kernel';
import { Art } from '@durbar/kit/art/Art.tsx';
import { Coin } from '@durbar/kit/board/Coin.tsx';
import type { ReactElement } from 'react';
import type { PlacementPreview } from '../../rules/index.ts';
import { useBoard, useBoardWords } from '../board-context.ts';
import { spaceCentre, spaceCorner } from '../model/floor.ts';
import {
  clampCoin,
  coinPoint,
  OPTION_COIN,
  OPTION_RADIUS,
  optionPoints,
  TARGET_COIN,
  viewBoxOf,
} from '../model/floor-view.ts';
import { tileArea, tileOf, workerGroup } from '../model/pieces.ts';
import type { Preview } from '../model/selection.ts';
import { chooseRotation, classifyWorkerChange, placementGain } from '../model/targets.ts';
import { pieceColour, WorkerAt, WorkerChangeSign } from './PiecesArt.tsx';
import styles from './TargetArt.module.css';
import { TileArt } from './TileArt.tsx';

/** Beds on which the selected tile fits: framed if that is free, dashed if it costs a marker. */
export function TargetBedsArt(): ReactElement {
  const { targets, floorRotation } = useBoard();
  return (
    <>
      {targets.map(({ space, marker }) => {
        const { x, y } = spaceCorner(space, floorRotation);
        const name = marker === null ? 'bed-lit' : 'bed-cost';
        return <Art key={space} name={name} x={x} y={y} width={100} height={100} />;
      })}
    </>
  );
}

/** The gold of each target space, and whether a worker would come. */
export function TargetCoinsArt(): ReactElement {
  const { targets, preview } = useBoard();
  return (
    <>
      {targets.map((placement) =>
        preview?.placement.space === placement.space ? (
          <PreviewCoin key={placement.space} preview={preview} />
        ) : (
          <TargetCoin key={placement.space} placement={placement} />
        ),
      )}
    </>
  );
}

function TargetCoin({ placement }: { readonly placement: PlacementPreview }): ReactElement {
  const words = useBoardWords();
  const { decidingSeat, floorRotation, layout, selection } = useBoard();
  const way = chooseRotation(placement, decidingSeat ?? 0, selection.arrow);
  const sign = classifyWorkerChange(way) !== 'none';
  const size = TARGET_COIN[layout];
  const point = clampCoin(
    coinPoint(placement.space, floorRotation),
    size,
    sign ? way.workers.length : 0,
    viewBoxOf(layout),
  );
  return (
    <>
      <Coin at={point} size={size} text={words.formatSigned(placementGain(placement, way))} />
      {sign && <WorkerChangeSign preview={{ placement, rotation: way }} at={point} coin={size} />}
    </>
  );
}

/** The selected tile as it would lie, below the columns, and the area that is counted. */
export function PreviewArt(): ReactElement | null {
  const { preview, position, floorRotation, selection } = useBoard();
  if (!preview || selection.slot === null) return null;
  const tile = at(position.rondel, selection.slot);
  const { space } = preview.placement;
  const { x, y } = spaceCorner(space, floorRotation);
  const area = tileArea(position, space, tileOf(tile).colour).filter((one) => one !== space);
  return (
    <g className={styles.preview}>
      {area.map((one) => {
        const corner = spaceCorner(one, floorRotation);
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
          <TileArt tile={tile} rotation={(preview.rotation.quarterTurns + floorRotation) & 3} arrow="plain" />
        </g>
        <rect className={styles.rim} x={-1} y={-1} width={102} height={102} rx={6} />
        <rect className={styles.frame} x={2} y={2} width={96} height={96} rx={5} />
      </g>
    </g>
  );
}

/** The part of the preview above the columns: the moving worker, the rotation if it can be changed, and the number. */
function PreviewCoin({ preview }: { readonly preview: Preview }): ReactElement {
  const words = useBoardWords();
  const { floorRotation, layout } = useBoard();
  const middle = spaceCentre(preview.placement.space, floorRotation);
  const size = TARGET_COIN[layout];
  const beside = { x: middle.x + 19, y: middle.y + 19 };
  const spot = clampCoin(beside, size, preview.rotation.workers.length, viewBoxOf(layout));
  return (
    <g className={styles.preview}>
      <PreviewGroup preview={preview} />
      {preview.placement.rotations.length > 1 && (
        <g transform={`translate(${middle.x} ${middle.y})`}>
          <Art name="turn-arrow" x={-50} y={-50} width={100} height={100} />
        </g>
      )}
      <Coin
        at={spot}
        size={size}
        text={words.formatSigned(placementGain(preview.placement, preview.rotation))}
      />
      {preview.rotation.workers.length > 0 && <WorkerChangeSign preview={preview} at={spot} coin={size} />}
    </g>
  );
}

/** A line from the worker that would move, and rings around the group that is counted. */
function PreviewGroup({ preview }: { readonly preview: Preview }): ReactElement | null {
  const { position, floorRotation, decidingSeat } = useBoard();
  const [worker, ...more] = preview.rotation.workers;
  if (!worker || more.length > 0 || decidingSeat === null) return null;
  const { space } = preview.placement;
  const piece = { seat: decidingSeat, colour: worker.colour };
  const group = workerGroup(position, space, piece, worker.from).filter((one) => one !== space);
  return (
    <>
      {group.map((one) => {
        const { x, y } = spaceCentre(one, floorRotation);
        return <circle key={one} className={styles.ring} cx={x} cy={y} r={35} />;
      })}
      {worker.from !== null && <MoveLine from={worker.from} to={space} />}
    </>
  );
}

/** The line along which a worker would move. */
function MoveLine({ from, to }: { readonly from: number; readonly to: number }): ReactElement {
  const { floorRotation } = useBoard();
  const a = spaceCentre(from, floorRotation);
  const b = spaceCentre(to, floorRotation);
  const bend = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 60 };
  const path = `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`;
  return (
    <>
      <path className={styles.wayEdge} d={path} />
      <path className={styles.route} d={path} />
    </>
  );
}

/** The worker options beside the new tile, each with the gold it brings. */
export function WorkerOptionsArt(): ReactElement | null {
  const words = useBoardWords();
  const { workerOptions, position, floorRotation, decidingSeat, seats, layout } = useBoard();
  if (workerOptions.length === 0 || decidingSeat === null || position.pending < 0) return null;
  const corner = spaceCorner(position.pending, floorRotation);
  const points = optionPoints(position.pending, workerOptions.length, floorRotation);
  return (
    <g className={styles.options}>
      <rect className={styles.waiting} x={corner.x} y={corner.y} width={100} height={100} rx={6} />
      {workerOptions.map(
        ({ from, colour }) =>
          from !== null && (
            <g key={colour}>
              <MoveLine from={from} to={position.pending} />
              <circle
                className={styles.optionRing}
                cx={spaceCentre(from, floorRotation).x}
                cy={spaceCentre(from, floorRotation).y}
                r={37}
              />
            </g>
          ),
      )}
      {workerOptions.map(({ colour, gold }, i) => {
        const { x, y } = at(points, i);
        return (
          <g key={colour}>
            <circle className={styles.shade} cx={x + 2} cy={y + 5} r={OPTION_RADIUS - 1} />
            <circle className={styles.disc} cx={x} cy={y} r={OPTION_RADIUS - 3} />
            <WorkerAt
              at={layout === 'tall' ? { x: x - 16, y: y - 4 } : { x: x - 8, y: y + 2 }}
              playerColour={pieceColour(seats, { seat: decidingSeat, colour })}
              size={70}
            />
            <Coin at={{ x: x + 27, y: y + 25 }} size={OPTION_COIN[layout]} text={words.formatSigned(gold)} />
          </g>
        );
      })}
    </g>
  );
}
