import { at } from '@durbar/kernel';
import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { ReactElement } from 'react';
import { useDesk } from '../desk.ts';
import { slotLabel } from '../model/labels.ts';
import { markerArt } from '../model/look.ts';
import { useBoardWords } from '../useBoardWords.ts';
import { CarrySource } from './CarrySource.tsx';
import { SLOT_NAMES } from './FloorCells.tsx';
import { TileIcon } from './TileArt.tsx';
import { useSlots } from './TileList.tsx';
import styles from './Tray.module.css';

/** The rondel's tiles large enough for a finger, each with the marker of the quarter it lies over. */
export function Tray(): ReactElement {
  const words = useBoardWords();
  const { position, seats, me, kind, take, choice } = useDesk();
  const asked = me !== null && (kind === 'start' || kind === 'more');
  const ink = seats[position.seat]?.ink ?? 0;
  return (
    <ul className={styles.tray} aria-label={words.t('mhr.tiles')}>
      {useSlots().map(({ slot, tile, turn, home, up, fits, best }) => (
        <li key={at(SLOT_NAMES, slot)} className={styles.place}>
          <CarrySource
            slot={slot}
            empty={tile < 0}
            className={styles.slot}
            label={words.say(slotLabel(position, slot, home, asked ? fits : -1, best))}
            pressed={choice.slot === slot}
            onPress={() => take(slot)}
          >
            <span className={styles.tile} data-quiet={asked && fits === 0}>
              {tile >= 0 && <TileIcon tile={tile} turn={turn} size={68} />}
            </span>
            <span className={styles.under}>
              <Icon name={markerArt(ink, home, up)} size={24} />
              {asked && fits > 0 && <span className={styles.best}>{words.signed(best)}</span>}
            </span>
          </CarrySource>
        </li>
      ))}
    </ul>
  );
}
