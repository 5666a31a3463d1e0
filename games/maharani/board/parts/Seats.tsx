import { at } from '@durbar/kernel';
import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { SeatLook } from '@durbar/kit/board/contract.ts';
import { useCount, useMotion } from '@durbar/kit/board/motion/Stage.tsx';
import { SeatPlate, Stat } from '@durbar/kit/board/SeatPlate.tsx';
import type { ReactElement } from 'react';
import { markerUp, SIDES, sideOf } from '../../rules/index.ts';
import { useDesk } from '../desk.ts';
import { quarterName } from '../model/floor.ts';
import { markerArt, workerArt } from '../model/look.ts';
import { moving } from '../model/plan.ts';
import { coloursOf } from '../model/quarters.ts';
import { type BoardKey, useBoardWords } from '../useBoardWords.ts';
import { QUARTER_NUMBERS } from './FloorArt.tsx';
import styles from './Seats.module.css';
import { sealArt } from './SidesArt.tsx';

interface SeatProps {
  readonly look: SeatLook;
  readonly form: 'row' | 'column' | 'chip';
}

/** A seat's plate: gold, workers in supply and action markers. */
export function Seat({ look, form }: SeatProps): ReactElement {
  const { position, openSeat } = useDesk();
  const label = useSeatLabel(look);
  return (
    <SeatPlate
      label={label}
      emblem={sealArt(look.ink)}
      name={look.name}
      form={form}
      active={position.over === 0 && position.seat === look.seat}
      faded={!look.here || look.resigned}
      note={useSeatNote(look)}
      stats={<SeatStats look={look} small={form === 'chip'} />}
      marks={
        form === 'chip' ? <MarkerDots look={look} /> : <Markers look={look} size={form === 'row' ? 29 : 34} />
      }
      onPress={() => openSeat(look.seat)}
    />
  );
}

function noteKey({ here, resigned, control }: SeatLook): BoardKey | null {
  if (resigned) return 'mhr.seat.resigned';
  return control === 'person' && !here ? 'mhr.seat.away' : null;
}

export function useSeatNote(look: SeatLook): string | null {
  const words = useBoardWords();
  const key = noteKey(look);
  return key && words.t(key);
}

function useSeatLabel(look: SeatLook): string {
  const words = useBoardWords();
  const { position } = useDesk();
  const { seat, name } = look;
  const up = QUARTER_NUMBERS.filter((quarter) => markerUp(position, seat, quarter));
  const parts = [
    words.t('mhr.seat.label', {
      name,
      side: at(SIDES, sideOf(position.players, seat)),
      active: position.over === 0 && position.seat === seat ? 'yes' : 'no',
      gold: at(position.gold, seat),
      workers: coloursOf(position).reduce((sum, colour) => sum + at(position.supply, seat * 2 + colour), 0),
    }),
    up.length === 0
      ? words.t('mhr.seat.noneUp')
      : words.t('mhr.seat.up', {
          markers: words.list(up.map((quarter) => words.t('mhr.quarter', { quarter: quarterName(quarter) }))),
        }),
  ];
  const note = noteKey(look);
  if (note) parts.push(words.t(note));
  return parts.join(' ');
}

/** Gold and workers left; with two seats the workers of both colours. */
export function SeatStats({ look, small = false }: { look: SeatLook; small?: boolean }): ReactElement {
  const words = useBoardWords();
  const { position } = useDesk();
  const gold = useCount(moving.gold(look.seat), at(position.gold, look.seat));
  return (
    <>
      <Stat main icon={<Icon name="gold" size={small ? 17 : 20} />}>
        {words.number(gold)}
      </Stat>
      {coloursOf(position).map((colour) => (
        <Stat key={colour} icon={<Icon name={workerArt(look.ink, colour)} size={small ? 18 : 22} />}>
          {words.number(at(position.supply, look.seat * 2 + colour))}
        </Stat>
      ))}
    </>
  );
}

/** The quarters' markers in the order in which they lie round the floor, as its corners show them. */
function markersShown(turn: number): readonly number[] {
  // Top left, top right, bottom left, bottom right.
  return [3, 0, 2, 1].map((shown) => (shown - turn) & 3);
}

interface MarkersProps {
  readonly look: SeatLook;
  /** In CSS pixels. */
  readonly size: number;
}

/** A seat's action markers, face up or face down. */
export function Markers({ look, size }: MarkersProps): ReactElement {
  const { turn } = useDesk();
  return (
    <>
      {markersShown(turn).map((quarter) => (
        <Marker key={quarter} look={look} quarter={quarter} size={size} />
      ))}
    </>
  );
}

function Marker({ look, quarter, size }: MarkersProps & { readonly quarter: number }): ReactElement {
  const { position } = useDesk();
  const flip = useMotion<HTMLSpanElement>(moving.marker(look.seat, quarter));
  const other = useMotion<HTMLSpanElement>(moving.face(look.seat, quarter));
  const up = markerUp(position, look.seat, quarter);
  return (
    <span ref={flip} className={styles.marker} data-up={up} style={{ width: size, height: size }}>
      <Icon name={markerArt(look.ink, quarter, up)} size={size} />
      <span ref={other} className={styles.other}>
        <Icon name={markerArt(look.ink, quarter, !up)} size={size} />
      </span>
    </span>
  );
}

/** The same on a phone: a dot for each quarter, where it lies on the floor; a ring once it is face down. */
function MarkerDots({ look }: { readonly look: SeatLook }): ReactElement {
  const { position, turn } = useDesk();
  return (
    <span className={styles.dots} data-ink={look.ink}>
      {markersShown(turn).map((quarter) => (
        <i key={quarter} data-up={markerUp(position, look.seat, quarter)} />
      ))}
    </span>
  );
}
