import { at } from '@durbar/kernel';
import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { ReactElement } from 'react';
import { markerUp, rondelRotation, sideOf, slotQuarter } from '../../rules/index.ts';
import { useBoard, useBoardWords } from '../board-context.ts';
import { displayedSide, quarterName } from '../model/floor.ts';
import { slotLabel } from '../model/labels.ts';
import { colourName, markerArt, SLOT_NAMES } from '../model/pieces.ts';
import { chooseRotation, placementGain } from '../model/targets.ts';
import styles from './RailCard.module.css';
import { TileIcon } from './TileArt.tsx';
import { TileDragSource } from './TileDrag.tsx';

/** Facts about a tile that can be taken. */
export interface SlotFacts {
  readonly slot: number;
  readonly tile: number;
  /** Displayed rotation of the tile on the rondel. */
  readonly rotation: number;
  /** Quarter over which the tile lies. */
  readonly home: number;
  /** Whether the marker of that quarter is face up, for the seat whose turn it is. */
  readonly up: boolean;
  /** Number of spaces on which the tile fits, and the most it can earn there; both 0 without a decision. */
  readonly fits: number;
  readonly best: number;
}

export function useSlots(): SlotFacts[] {
  const { position, targetsBySlot, decidingSeat, floorRotation } = useBoard();
  const side = sideOf(position.players, position.seat);
  return position.rondel.map((tile, slot) => {
    const fits = at(targetsBySlot, slot);
    const home = slotQuarter(side, slot);
    return {
      slot,
      tile,
      rotation: tile < 0 ? 0 : displayedSide(rondelRotation(tile, side), floorRotation),
      home,
      up: markerUp(position, position.seat, home),
      fits: fits.length,
      best: Math.max(
        0,
        ...fits.map((one) => placementGain(one, chooseRotation(one, decidingSeat ?? 0, null))),
      ),
    };
  });
}

/** The rondel's tiles with their slots and how well they fit, to choose from. */
export function TileList(): ReactElement {
  const words = useBoardWords();
  const slots = useSlots();
  return (
    <ul className={styles.tiles} aria-label={words.t('mhr.tiles')}>
      {slots.map((facts) => (
        <li key={at(SLOT_NAMES, facts.slot)}>
          <TileListRow facts={facts} />
        </li>
      ))}
    </ul>
  );
}

function TileListRow({ facts }: { readonly facts: SlotFacts }): ReactElement {
  const words = useBoardWords();
  const { position, seats, decidingSeat, decisionKind, selectTile, selection } = useBoard();
  const { slot, tile, home, up, fits, best, rotation } = facts;
  const asked = decidingSeat !== null && (decisionKind === 'start' || decisionKind === 'more');
  const playerColour = seats[position.seat]?.playerColour ?? 0;
  if (tile < 0)
    return (
      <div className={styles.slot} aria-disabled="true">
        <span className={styles.hole} />
        <span className={styles.small}>{words.t('mhr.slot.none')}</span>
      </div>
    );
  return (
    <TileDragSource
      slot={slot}
      empty={false}
      className={styles.slot}
      label={words.formatMessage(slotLabel(position, slot, home, asked ? fits : -1, best))}
      pressed={selection.slot === slot}
      onPress={() => selectTile(slot)}
    >
      <TileIcon tile={tile} rotation={rotation} size={40} />
      <span className={styles.slotText}>
        <span>{words.t('mhr.slot.name', { colour: colourName(tile) })}</span>
        <span className={styles.small}>
          <Icon name={markerArt(playerColour, home, up)} size={18} />
          {asked
            ? words.t('mhr.slot.fits', { fits, up: up ? 'yes' : 'no', quarter: quarterName(home) })
            : words.t('mhr.slot.over', { quarter: quarterName(home) })}
        </span>
      </span>
      {asked && fits > 0 && <span className={styles.best}>{words.t('mhr.slot.best', { best })}</span>}
    </TileDragSource>
  );
}
