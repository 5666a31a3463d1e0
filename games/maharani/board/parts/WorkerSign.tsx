import { at } from '@durbar/kernel';
import type { ReactElement } from 'react';
import { useDesk } from '../desk.ts';
import type { Aim } from '../model/choice.ts';
import { inkOf, WorkerAt } from './PiecesArt.tsx';

interface WorkerSignProps {
  readonly aim: Aim;
  readonly at: { readonly x: number; readonly y: number };
  readonly coin: number;
}

/** The small worker at the upper right of a number; two where there is a choice. */
export function WorkerSign({ aim, at: { x, y }, coin }: WorkerSignProps): ReactElement {
  const { me, seats } = useDesk();
  const ink = inkOf(seats, { seat: me ?? 0 });
  const { workers } = aim.turn;
  const size = coin * 0.74;
  const spot = { x: x + coin * 0.5, y: y - coin * 0.36 };
  if (workers.length > 1)
    return (
      <>
        <WorkerAt at={{ x: spot.x - size * 0.26, y: spot.y }} ink={ink} colour={0} size={size * 0.86} />
        <WorkerAt at={{ x: spot.x + size * 0.26, y: spot.y }} ink={ink} colour={1} size={size * 0.86} />
      </>
    );
  return <WorkerAt at={spot} ink={ink} colour={at(workers, 0).colour} size={size} />;
}
