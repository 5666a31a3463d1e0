import { at } from '@durbar/kernel';
import { Art } from '@durbar/kit/art/Art.tsx';
import { Coin } from '@durbar/kit/board/Coin.tsx';
import type { ReactElement } from 'react';
import { useDesk } from '../desk.ts';
import { areaOf, groupOf } from '../model/area.ts';
import type { Aim } from '../model/choice.ts';
import { spaceCorner, spaceMiddle } from '../model/floor.ts';
import { viewBoxOf } from '../model/frame.ts';
import { COIN, coinInside } from '../model/lit.ts';
import { tileOf } from '../model/look.ts';
import { gainOf } from '../model/offers.ts';
import { useBoardWords } from '../useBoardWords.ts';
import styles from './AimArt.module.css';
import { TileArt } from './TileArt.tsx';
import { WorkerSign } from './WorkerSign.tsx';

/** The tile in hand as it would lie, under the columns; with it the area that is counted. */
export function AimArt(): ReactElement | null {
  const { aim, position, turn, choice } = useDesk();
  if (!aim || choice.slot === null) return null;
  const tile = at(position.rondel, choice.slot);
  const { space } = aim.placement;
  const { x, y } = spaceCorner(space, turn);
  const area = areaOf(position, space, tileOf(tile).colour).filter((one) => one !== space);
  return (
    <g className={styles.aim}>
      {area.map((one) => {
        const corner = spaceCorner(one, turn);
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
          <TileArt tile={tile} turn={(aim.turn.turn + turn) & 3} arrow="plain" />
        </g>
        <rect className={styles.rim} x={-1} y={-1} width={102} height={102} rx={6} />
        <rect className={styles.frame} x={2} y={2} width={96} height={96} rx={5} />
      </g>
    </g>
  );
}

/** Above the columns: who moves from where, the turn that can be changed, and the number. */
export function AimCoin({ aim }: { readonly aim: Aim }): ReactElement {
  const words = useBoardWords();
  const { turn, layout } = useDesk();
  const middle = spaceMiddle(aim.placement.space, turn);
  const size = COIN[layout];
  const beside = { x: middle.x + 19, y: middle.y + 19 };
  const spot = coinInside(beside, size, aim.turn.workers.length, viewBoxOf(layout));
  return (
    <g className={styles.aim}>
      <AimGroup aim={aim} />
      {aim.placement.turns.length > 1 && (
        <g transform={`translate(${middle.x} ${middle.y})`}>
          <Art name="turn-arrow" x={-50} y={-50} width={100} height={100} />
        </g>
      )}
      <Coin at={spot} size={size} text={words.signed(gainOf(aim.placement, aim.turn))} />
      {aim.turn.workers.length > 0 && <WorkerSign aim={aim} at={spot} coin={size} />}
    </g>
  );
}

/** A line from the worker that would move, and rings round the group that is counted. */
function AimGroup({ aim }: { readonly aim: Aim }): ReactElement | null {
  const { position, turn, me } = useDesk();
  const [worker, ...more] = aim.turn.workers;
  if (!worker || more.length > 0 || me === null) return null;
  const { space } = aim.placement;
  const piece = { seat: me, colour: worker.colour };
  const group = groupOf(position, space, piece, worker.from).filter((one) => one !== space);
  return (
    <>
      {group.map((one) => {
        const { x, y } = spaceMiddle(one, turn);
        return <circle key={one} className={styles.ring} cx={x} cy={y} r={35} />;
      })}
      {worker.from !== null && <MoveLine from={worker.from} to={space} />}
    </>
  );
}

/** The way a worker would take. */
export function MoveLine({ from, to }: { readonly from: number; readonly to: number }): ReactElement {
  const { turn } = useDesk();
  const a = spaceMiddle(from, turn);
  const b = spaceMiddle(to, turn);
  const bend = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 60 };
  const path = `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`;
  return (
    <>
      <path className={styles.wayEdge} d={path} />
      <path className={styles.way} d={path} />
    </>
  );
}
