import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { ArtName } from '../art/names.ts';
import styles from './Holdings.module.css';

/** One kind of thing that a seat has. */
export interface Holding {
  readonly art: ArtName;
  readonly name: string;
  /** How many; null if the viewer may not know it. */
  readonly count: number | null;
  /** Whether each of them is drawn. */
  readonly isDrawn?: boolean;
}

interface HoldingsProps {
  readonly holdings: readonly Holding[];
  /** What is said instead of an unknown number. */
  readonly unknown?: string;
}

/** A seat's stock: a line for each kind of thing, and its pieces drawn one by one. */
export function Holdings({ holdings, unknown = '' }: HoldingsProps): ReactElement {
  return (
    <dl className={styles.holdings}>
      {holdings.map(({ art, name, count, isDrawn = false }) => (
        <div key={name} className={styles.holding} data-nil={count === 0}>
          <dt>
            <Icon name={art} size={26} />
            <span>{name}</span>
          </dt>
          <dd>{count === null ? <small>{unknown}</small> : <b>{count}</b>}</dd>
          {isDrawn && count !== null && (
            <dd className={styles.pieces} aria-hidden="true">
              {Array.from({ length: count }, (_, nth) => (
                // Pieces of one kind are alike.
                <Icon key={`${nth + 1}`} name={art} size={20} />
              ))}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

interface ThingsTitleProps {
  readonly children: ReactNode;
}

/** The title of a part of what a seat has. */
export function ThingsTitle({ children }: ThingsTitleProps): ReactElement {
  return <h4 className={styles.title}>{children}</h4>;
}
