import { at } from '@durbar/kernel';
import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { ReactElement } from 'react';
import { useBoard, useBoardWords } from '../board-context.ts';
import { slotLabel } from '../model/labels.ts';
import { markerArt, SLOT_NAMES } from '../model/pieces.ts';
import { TileIcon } from './TileArt.tsx';
import { TileDragSource } from './TileDrag.tsx';
import { useSlots } from './TileList.tsx';
import styles from './Tray.module.css';

/** The rondel's tiles, large enough for a finger, each with the marker of its quarter. */
export function Tray(): ReactElement {
  const words = useBoardWords();
  const { position, seats, decidingSeat, decisionKind, selectTile, selection } = useBoard();
  const asked = decidingSeat !== null && (decisionKind === 'start' || decisionKind === 'more');
  const playerColour = seats[position.seat]?.playerColour ?? 0;
  return (
    <ul className={styles.tray} aria-label={words.t('mhr.tiles')}>
      {useSlots().map(({ slot, tile, rotation, home, up, fits, best }) => (
        <li key={at(SLOT_NAMES, slot)} data-place={`slot-${slot}`}>
          <TileDragSource
            slot={slot}
            empty={tile < 0}
            className={styles.slot}
            label={words.formatMessage(slotLabel(position, slot, home, asked ? fits : -1, best))}
            pressed={selection.slot === slot}
            onPress={() => selectTile(slot)}
          >
            <span className={styles.tile} data-quiet={asked && fits === 0}>
              {tile >= 0 && <TileIcon tile={tile} rotation={rotation} size={68} />}
            </span>
            <span className={styles.marker}>
              <Icon name={markerArt(playerColour, home, up)} size={24} />
              {asked && fits > 0 && <span>{words.formatSigned(best)}</span>}
            </span>
          </TileDragSource>
        </li>
      ))}
    </ul>
  );
}
