import { at } from '@durbar/kernel';
import { Coin } from '@durbar/kit/board/Coin.tsx';
import type { ReactElement } from 'react';
import { useBoard } from '../board-context.ts';
import { spaceCorner, spaceMiddle } from '../model/floor.ts';
import { OPTION_COIN, OPTION_RADIUS, optionPoints } from '../model/target-points.ts';
import { useBoardWords } from '../useBoardWords.ts';
import { pieceColour, WorkerAt } from './PiecesArt.tsx';
import { MoveLine } from './PreviewArt.tsx';
import styles from './WorkerOptionsArt.module.css';

/** The worker options beside the new tile, each with the gold it brings. */
export function WorkerOptionsArt(): ReactElement | null {
  const words = useBoardWords();
  const { workerOptions, position, floorTurn, decidingSeat, seats, layout } = useBoard();
  if (workerOptions.length === 0 || decidingSeat === null || position.pending < 0) return null;
  const corner = spaceCorner(position.pending, floorTurn);
  const points = optionPoints(position.pending, workerOptions.length, floorTurn);
  return (
    <g className={styles.options}>
      <rect className={styles.waiting} x={corner.x} y={corner.y} width={100} height={100} rx={6} />
      {workerOptions.map(
        ({ from, colour }) =>
          from !== null && (
            <g key={colour}>
              <MoveLine from={from} to={position.pending} />
              <circle
                className={styles.ring}
                cx={spaceMiddle(from, floorTurn).x}
                cy={spaceMiddle(from, floorTurn).y}
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
              playerColour={pieceColour(seats, { seat: decidingSeat })}
              colour={colour}
              size={70}
            />
            <Coin at={{ x: x + 27, y: y + 25 }} size={OPTION_COIN[layout]} text={words.formatSigned(gold)} />
          </g>
        );
      })}
    </g>
  );
}
