import { at } from '@durbar/kernel';
import { Coin } from '@durbar/kit/board/Coin.tsx';
import type { ReactElement } from 'react';
import { useDesk } from '../desk.ts';
import { spaceCorner, spaceMiddle } from '../model/floor.ts';
import { OPTION_COIN, OPTION_HALF, optionPoints } from '../model/lit.ts';
import { useBoardWords } from '../useBoardWords.ts';
import { MoveLine } from './AimArt.tsx';
import styles from './OptionsArt.module.css';
import { inkOf, WorkerAt } from './PiecesArt.tsx';

/** The workers of whom one comes onto the new tile, beside it, each with what it brings. */
export function OptionsArt(): ReactElement | null {
  const words = useBoardWords();
  const { options, position, turn, me, seats, layout } = useDesk();
  if (options.length === 0 || me === null || position.pending < 0) return null;
  const corner = spaceCorner(position.pending, turn);
  const points = optionPoints(position.pending, options.length, turn);
  return (
    <g className={styles.options}>
      <rect className={styles.waiting} x={corner.x} y={corner.y} width={100} height={100} rx={6} />
      {options.map(
        ({ from, colour }) =>
          from !== null && (
            <g key={colour}>
              <MoveLine from={from} to={position.pending} />
              <circle
                className={styles.ring}
                cx={spaceMiddle(from, turn).x}
                cy={spaceMiddle(from, turn).y}
                r={37}
              />
            </g>
          ),
      )}
      {options.map(({ colour, gold }, i) => {
        const { x, y } = at(points, i);
        return (
          <g key={colour}>
            <circle className={styles.shade} cx={x + 2} cy={y + 5} r={OPTION_HALF - 1} />
            <circle className={styles.disc} cx={x} cy={y} r={OPTION_HALF - 3} />
            <WorkerAt
              at={layout === 'tall' ? { x: x - 16, y: y - 4 } : { x: x - 8, y: y + 2 }}
              ink={inkOf(seats, { seat: me })}
              colour={colour}
              size={70}
            />
            <Coin at={{ x: x + 27, y: y + 25 }} size={OPTION_COIN[layout]} text={words.signed(gold)} />
          </g>
        );
      })}
    </g>
  );
}
