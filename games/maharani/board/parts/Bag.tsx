import { Art } from '@durbar/kit/art/Art.tsx';
import type { ReactElement } from 'react';
import { useBoard } from '../board-context.ts';
import { useBoardWords } from '../useBoardWords.ts';
import styles from './Bag.module.css';

/** The bag with the number of tiles in it. */
export function Bag({ size }: { readonly size: number }): ReactElement {
  const words = useBoardWords();
  const { position } = useBoard();
  const label = words.t('mhr.bag', { tiles: position.bagCount });
  return (
    <svg
      className={styles.bag}
      width={size}
      height={(size * 60) / 56}
      viewBox="0 0 56 60"
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      <Art name="bag" width={56} height={60} />
      <text className={styles.count} x={28} y={43} textAnchor="middle">
        {words.formatNumber(position.bagCount)}
      </text>
    </svg>
  );
}
