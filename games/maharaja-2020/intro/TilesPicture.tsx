import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import type { ReactElement } from 'react';
import { TileArt } from '../board/parts/solo/TileArt.tsx';
import tiles from '../board/parts/solo/Tiles.module.css';
import { ACTION_TILES, type View } from '../rules/index.ts';
import { Board } from './pictures.ts';
import styles from './TilesPicture.module.css';

interface TilesPictureProps {
  readonly position: View;
  /** The drawn tiles by number; null for one face down. */
  readonly drawn: readonly (number | null)[];
  /** The check tile, and the place of the tile that it selects, from 1. */
  readonly check?: { readonly tile: number; readonly selects: number };
}

/** The action tiles of a round, as they lie on Brahmabot's board. */
export function TilesPicture({ position, drawn, check }: TilesPictureProps): ReactElement {
  const number = check && ACTION_TILES[check.tile - 1]?.check;
  return (
    <Board position={position}>
      <div className={styles.row} data-checked={check !== undefined}>
        {drawn.map((tile, i) => (
          <span
            key={tile ?? 'hidden'}
            className={joinClasses(tiles.tile, tile === null && tiles.down)}
            data-state={check && (check.selects === i + 1 ? 'chosen' : 'idle')}
          >
            <TileArt number={tile} />
            <b className={tiles.position}>{i + 1}</b>
          </span>
        ))}
        {check && (
          <span className={joinClasses(tiles.tile, tiles.checked, styles.check)}>
            <span className={tiles.faint}>
              <TileArt number={check.tile} />
            </span>
            <b className={tiles.number}>{number}</b>
          </span>
        )}
      </div>
    </Board>
  );
}
