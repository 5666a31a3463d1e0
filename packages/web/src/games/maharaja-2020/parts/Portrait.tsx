import type { ReactElement } from 'react';
import { Icon } from '../../../board-kit/Icon.tsx';
import { portraitArt } from '../model/look.ts';
import styles from './Portrait.module.css';

/** A character's portrait with its number. */
export function Portrait({
  character,
  size = 48,
}: {
  readonly character: number;
  readonly size?: number;
}): ReactElement {
  return (
    <span className={styles.portrait}>
      {character > 0 && <Icon name={portraitArt(character)} size={size} />}
      {character > 0 && <b className={styles.number}>{character}</b>}
    </span>
  );
}
