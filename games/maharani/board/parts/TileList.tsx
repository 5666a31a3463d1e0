import { at } from '@durbar/kernel';
import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { ReactElement } from 'react';
import { markerUp, rondelTurn, sideOf, slotQuarter } from '../../rules/index.ts';
import { useDesk } from '../desk.ts';
import { quarterName, shownSide } from '../model/floor.ts';
import { slotLabel } from '../model/labels.ts';
import { colourName, markerArt } from '../model/look.ts';
import { gainOf, turnFor } from '../model/offers.ts';
import { useBoardWords } from '../useBoardWords.ts';
import styles from './Card.module.css';
import { CarrySource } from './CarrySource.tsx';
import { SLOT_NAMES } from './FloorCells.tsx';
import { TileIcon } from './TileArt.tsx';

/** What is known of a tile that can be taken. */
export interface SlotFacts {
  readonly slot: number;
  readonly tile: number;
  /** How it lies on the rondel, as shown. */
  readonly turn: number;
  /** Quarter it lies over. */
  readonly home: number;
  /** Whether the marker of that quarter is face up, for the seat whose turn it is. */
  readonly up: boolean;
  /** Number of spaces where it fits, and the most it brings there; both 0 while nothing is asked. */
  readonly fits: number;
  readonly best: number;
}

export function useSlots(): SlotFacts[] {
  const { position, offers, me, turn } = useDesk();
  const side = sideOf(position.players, position.seat);
  return position.rondel.map((tile, slot) => {
    const fits = at(offers, slot);
    const home = slotQuarter(side, slot);
    return {
      slot,
      tile,
      turn: tile < 0 ? 0 : shownSide(rondelTurn(tile, side), turn),
      home,
      up: markerUp(position, position.seat, home),
      fits: fits.length,
      best: Math.max(0, ...fits.map((one) => gainOf(one, turnFor(one, me ?? 0, null)))),
    };
  });
}

/** The rondel's tiles with where they lie and how well they fit, to choose from. */
export function TileList(): ReactElement {
  const words = useBoardWords();
  const slots = useSlots();
  return (
    <ul className={styles.tiles} aria-label={words.t('mhr.tiles')}>
      {slots.map((facts) => (
        <li key={at(SLOT_NAMES, facts.slot)}>
          <TileRow facts={facts} />
        </li>
      ))}
    </ul>
  );
}

function TileRow({ facts }: { readonly facts: SlotFacts }): ReactElement {
  const words = useBoardWords();
  const { position, seats, me, kind, take, choice } = useDesk();
  const { slot, tile, home, up, fits, best, turn } = facts;
  const asked = me !== null && (kind === 'start' || kind === 'more');
  const ink = seats[position.seat]?.ink ?? 0;
  if (tile < 0)
    return (
      <div className={styles.slot} aria-disabled="true">
        <span className={styles.hole} />
        <span className={styles.small}>{words.t('mhr.slot.none')}</span>
      </div>
    );
  return (
    <CarrySource
      slot={slot}
      empty={false}
      className={styles.slot}
      label={words.say(slotLabel(position, slot, home, asked ? fits : -1, best))}
      pressed={choice.slot === slot}
      onPress={() => take(slot)}
    >
      <TileIcon tile={tile} turn={turn} size={40} />
      <span className={styles.slotText}>
        <span>{words.t('mhr.slot.name', { colour: colourName(tile) })}</span>
        <span className={styles.small}>
          <Icon name={markerArt(ink, home, up)} size={18} />
          {asked
            ? words.t('mhr.slot.fits', { fits, up: up ? 'yes' : 'no', quarter: quarterName(home) })
            : words.t('mhr.slot.over', { quarter: quarterName(home) })}
        </span>
      </span>
      {asked && fits > 0 && <span className={styles.best}>{words.t('mhr.slot.best', { best })}</span>}
    </CarrySource>
  );
}
