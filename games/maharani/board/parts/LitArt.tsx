import { Art } from '@durbar/kit/art/Art.tsx';
import { Coin } from '@durbar/kit/board/Coin.tsx';
import type { ReactElement } from 'react';
import type { PlacementPreview } from '../../rules/index.ts';
import { useDesk } from '../desk.ts';
import { spaceCorner } from '../model/floor.ts';
import { viewBoxOf } from '../model/frame.ts';
import { COIN, coinInside, coinPoint } from '../model/lit.ts';
import { gainOf, turnFor, workerSign } from '../model/offers.ts';
import { useBoardWords } from '../useBoardWords.ts';
import { AimCoin } from './AimArt.tsx';
import { WorkerSign } from './WorkerSign.tsx';

/** Beds on which the tile in hand fits: framed where that is free, dashed where it costs a marker. */
export function LitBedsArt(): ReactElement {
  const { lit, turn } = useDesk();
  return (
    <>
      {lit.map(({ space, marker }) => {
        const { x, y } = spaceCorner(space, turn);
        const name = marker === null ? 'bed-lit' : 'bed-cost';
        return <Art key={space} name={name} x={x} y={y} width={100} height={100} />;
      })}
    </>
  );
}

/** What each lit space would bring, and whether a worker would come. */
export function LitCoinsArt(): ReactElement {
  const { lit, aim } = useDesk();
  return (
    <>
      {lit.map((placement) =>
        aim?.placement.space === placement.space ? (
          <AimCoin key={placement.space} aim={aim} />
        ) : (
          <LitCoin key={placement.space} placement={placement} />
        ),
      )}
    </>
  );
}

function LitCoin({ placement }: { readonly placement: PlacementPreview }): ReactElement {
  const words = useBoardWords();
  const { me, turn, layout, choice } = useDesk();
  const way = turnFor(placement, me ?? 0, choice.arrow);
  const sign = workerSign(way) !== 'none';
  const size = COIN[layout];
  const point = coinInside(
    coinPoint(placement.space, turn),
    size,
    sign ? way.workers.length : 0,
    viewBoxOf(layout),
  );
  return (
    <>
      <Coin at={point} size={size} text={words.signed(gainOf(placement, way))} />
      {sign && <WorkerSign aim={{ placement, turn: way }} at={point} coin={size} />}
    </>
  );
}
