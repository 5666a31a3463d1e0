import { Art } from '@durbar/kit/art/Art.tsx';
import { Coin } from '@durbar/kit/board/Coin.tsx';
import type { ReactElement } from 'react';
import type { PlacementPreview } from '../../rules/index.ts';
import { useBoard } from '../board-context.ts';
import { spaceCorner } from '../model/floor.ts';
import { clampCoin, coinPoint, TARGET_COIN } from '../model/target-points.ts';
import { chooseTurn, placementGain, workerChangeOf } from '../model/targets.ts';
import { viewBoxOf } from '../model/view-box.ts';
import { useBoardWords } from '../useBoardWords.ts';
import { PreviewCoin } from './PreviewArt.tsx';
import { WorkerChangeSign } from './WorkerSign.tsx';

/** Beds on which the selected tile fits: framed if that is free, dashed if it costs a marker. */
export function TargetBedsArt(): ReactElement {
  const { targets, floorTurn } = useBoard();
  return (
    <>
      {targets.map(({ space, marker }) => {
        const { x, y } = spaceCorner(space, floorTurn);
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
  const { decidingSeat, floorTurn, layout, selection } = useBoard();
  const way = chooseTurn(placement, decidingSeat ?? 0, selection.arrow);
  const sign = workerChangeOf(way) !== 'none';
  const size = TARGET_COIN[layout];
  const point = clampCoin(
    coinPoint(placement.space, floorTurn),
    size,
    sign ? way.workers.length : 0,
    viewBoxOf(layout),
  );
  return (
    <>
      <Coin at={point} size={size} text={words.formatSigned(placementGain(placement, way))} />
      {sign && <WorkerChangeSign preview={{ placement, turn: way }} at={point} coin={size} />}
    </>
  );
}
