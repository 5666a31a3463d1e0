import { at } from '@durbar/kernel';
import type { ReactElement } from 'react';
import { useBoard } from '../board-context.ts';
import type { Preview } from '../model/selection.ts';
import { pieceColour, WorkerAt } from './PiecesArt.tsx';

interface WorkerSignProps {
  readonly preview: Preview;
  readonly at: { readonly x: number; readonly y: number };
  readonly coin: number;
}

/** The small worker at the upper right of a number; two workers if there is a choice. */
export function WorkerChangeSign({ preview, at: { x, y }, coin }: WorkerSignProps): ReactElement {
  const { decidingSeat, seats } = useBoard();
  const playerColour = pieceColour(seats, { seat: decidingSeat ?? 0 });
  const { workers } = preview.turn;
  const size = coin * 0.74;
  const spot = { x: x + coin * 0.5, y: y - coin * 0.36 };
  if (workers.length > 1)
    return (
      <>
        <WorkerAt
          at={{ x: spot.x - size * 0.26, y: spot.y }}
          playerColour={playerColour}
          colour={0}
          size={size * 0.86}
        />
        <WorkerAt
          at={{ x: spot.x + size * 0.26, y: spot.y }}
          playerColour={playerColour}
          colour={1}
          size={size * 0.86}
        />
      </>
    );
  return <WorkerAt at={spot} playerColour={playerColour} colour={at(workers, 0).colour} size={size} />;
}
