import type { ReactElement } from 'react';
import { Art } from '../art/Art.tsx';
import styles from './Coin.module.css';
import type { Point } from './points.ts';

interface CoinProps {
  readonly at: Point;
  /** Width in the surrounding units. */
  readonly size: number;
  /** The short number on the coin. */
  readonly text: string;
  /** Height of the number relative to the coin; by default the largest that leaves the rim free. */
  readonly digit?: number;
}

/** A gold coin with a number on it, inside an SVG. */
export function Coin({ at: { x, y }, size, text, digit = digitHeight(text) }: CoinProps): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Art name="coin" x={-size / 2} y={-size / 2} width={size} height={size} />
      <text className={styles.text} y={size * digit * 0.345} textAnchor="middle" fontSize={size * digit}>
        {text}
      </text>
    </g>
  );
}

/** Height of a number relative to the coin: a text of three characters is a little smaller, to stay inside the rim. */
export function digitHeight(text: string): number {
  return text.length > 2 ? 0.4 : 0.45;
}
