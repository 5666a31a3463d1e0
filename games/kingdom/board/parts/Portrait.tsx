import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { ArtName } from '@durbar/kit/art/names.ts';
import type { ReactElement } from 'react';
import styles from './Portrait.module.css';

interface PortraitProps {
  readonly art: ArtName;
  readonly character: number;
  readonly size?: number;
}

/** A character's portrait with its number; for character 0 an empty space of the same size. */
export function Portrait({ art, character, size = 48 }: PortraitProps): ReactElement {
  return (
    <span className={styles.portrait}>
      {character > 0 && <Icon name={art} size={size} />}
      {character > 0 && <b className={styles.number}>{character}</b>}
    </span>
  );
}
