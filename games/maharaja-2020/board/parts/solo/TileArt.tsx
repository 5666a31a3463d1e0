import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { ReactElement } from 'react';
import { crestArt } from '../../model/art.ts';
import { tileAt, upperActionsOf } from '../../model/solo/tiles.ts';
import styles from './Tiles.module.css';
import { UpperIcon } from './UpperIcon.tsx';

/** An action tile: its upper actions above, its destination below. @param number null: face down */
export function TileArt({ number }: { readonly number: number | null }): ReactElement {
  const tile = number === null ? undefined : tileAt(number);
  if (!tile)
    return (
      <span className={styles.back} aria-hidden="true">
        <Icon name="tile-back" size={44} />
      </span>
    );
  const { actions, destination } = tile;
  return (
    <span className={styles.face} aria-hidden="true">
      <span className={styles.uppers} data-count={actions.length}>
        {upperActionsOf(tile).map(({ action, place }) => (
          <UpperIcon key={place} action={action} size={actions.length > 1 ? 32 : 40} />
        ))}
      </span>
      <span className={styles.goal}>
        <svg width="16" height="12" viewBox="0 0 16 12">
          <path d="M1 6H10" className={styles.arrow} />
          <path d="M15.5 6 9 1.6V10.4Z" className={styles.head} />
        </svg>
        <Icon name={destination === null ? 'maharaja' : crestArt(destination)} size={26} />
        <small className={styles.own}>{number}</small>
      </span>
    </span>
  );
}
