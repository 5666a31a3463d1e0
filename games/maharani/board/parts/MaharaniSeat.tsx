import { at } from '@durbar/kernel';
import { Icon } from '@durbar/kit/art/Icon.tsx';
import { useAnimatedNumber, usePieceAnimation } from '@durbar/kit/board/animation/AnimationProvider.tsx';
import type { SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import { SeatPanel, Stat } from '@durbar/kit/board/SeatPanel.tsx';
import type { ReactElement } from 'react';
import { markerUp, SIDES, sideOf } from '../../rules/index.ts';
import { type BoardKey, useBoard, useBoardWords } from '../board-context.ts';
import { animationKeys } from '../model/animate-step.ts';
import { quarterName } from '../model/floor.ts';
import { emblemArt, markerArt, workerArt, workerColour } from '../model/pieces.ts';
import { QUARTER_NUMBERS, workerColoursOf } from '../model/quarters.ts';
import styles from './MaharaniSeat.module.css';

interface SeatProps {
  readonly look: SeatDisplay;
  /** `card`: on a tablet, as on a phone but with the markers. */
  readonly form: 'row' | 'column' | 'chip' | 'card';
}

/** Sizes of markers in CSS pixels. */
const MARKER_SIZES = { row: 29, column: 34, card: 28 } as const;

/** A seat's panel: gold, workers in supply and action markers. */
export function MaharaniSeat({ look, form }: SeatProps): ReactElement {
  const { position, showSeat } = useBoard();
  const label = useSeatLabel(look);
  return (
    <SeatPanel
      label={label}
      emblem={emblemArt(look.playerColour)}
      name={look.name}
      size={form === 'card' ? 'chip' : form}
      active={position.over === 0 && position.seat === look.seat}
      isBot={look.control === 'bot'}
      isDimmed={!look.isPresent || look.resigned}
      note={useSeatStatus(look)}
      clock={look.clock}
      stats={<SeatStats look={look} small={form === 'chip' || form === 'card'} />}
      marks={form === 'chip' ? <MarkerDots look={look} /> : <Markers look={look} size={MARKER_SIZES[form]} />}
      place={`seat-${look.seat}`}
      onPress={() => showSeat(look.seat)}
    />
  );
}

function noteKey({ isPresent, resigned, control }: SeatDisplay): BoardKey | null {
  if (resigned) return 'mhr.seat.resigned';
  return control === 'person' && !isPresent ? 'mhr.seat.away' : null;
}

export function useSeatStatus(look: SeatDisplay): string | null {
  const words = useBoardWords();
  const key = noteKey(look);
  return key && words.t(key);
}

function useSeatLabel(look: SeatDisplay): string {
  const words = useBoardWords();
  const { position } = useBoard();
  const { seat, name } = look;
  const up = QUARTER_NUMBERS.filter((quarter) => markerUp(position, seat, quarter));
  const parts = [
    words.t('mhr.seat.label', {
      name,
      side: at(SIDES, sideOf(position.players, seat)),
      active: position.over === 0 && position.seat === seat ? 'yes' : 'no',
      gold: at(position.gold, seat),
      workers: workerColoursOf(position).reduce(
        (sum, colour) => sum + at(position.supply, seat * 2 + colour),
        0,
      ),
    }),
    up.length === 0
      ? words.t('mhr.seat.noneUp')
      : words.t('mhr.seat.up', {
          markers: words.formatList(
            up.map((quarter) => words.t('mhr.quarter', { quarter: quarterName(quarter) })),
          ),
        }),
  ];
  const reason = noteKey(look);
  if (reason) parts.push(words.t(reason));
  return parts.join(' ');
}

/** Gold and workers in supply; with two seats the workers of both colours. */
export function SeatStats({ look, small = false }: { look: SeatDisplay; small?: boolean }): ReactElement {
  const words = useBoardWords();
  const { position } = useBoard();
  const gold = useAnimatedNumber(animationKeys.gold(look.seat), at(position.gold, look.seat));
  return (
    <>
      <Stat main icon={<Icon name="gold" size={small ? 17 : 20} />}>
        {words.formatNumber(gold)}
      </Stat>
      {workerColoursOf(position).map((colour) => (
        <Stat
          key={colour}
          icon={<Icon name={workerArt(workerColour(look, colour))} size={small ? 18 : 22} />}
        >
          {words.formatNumber(at(position.supply, look.seat * 2 + colour))}
        </Stat>
      ))}
    </>
  );
}

/** The markers' quarters in the displayed order of the floor's corners. */
function markersByCorner(rotation: number): readonly number[] {
  // Top left, top right, bottom left, bottom right.
  return [3, 0, 2, 1].map((shown) => (shown - rotation) & 3);
}

interface MarkersProps {
  readonly look: SeatDisplay;
  /** In CSS pixels. */
  readonly size: number;
}

/** A seat's action markers, face up or face down. */
export function Markers({ look, size }: MarkersProps): ReactElement {
  const { floorRotation } = useBoard();
  return (
    <>
      {markersByCorner(floorRotation).map((quarter) => (
        <Marker key={quarter} look={look} quarter={quarter} size={size} />
      ))}
    </>
  );
}

function Marker({ look, quarter, size }: MarkersProps & { readonly quarter: number }): ReactElement {
  const { position } = useBoard();
  const flip = usePieceAnimation<HTMLSpanElement>(animationKeys.marker(look.seat, quarter));
  const other = usePieceAnimation<HTMLSpanElement>(animationKeys.face(look.seat, quarter));
  const up = markerUp(position, look.seat, quarter);
  return (
    <span
      ref={flip}
      className={styles.marker}
      data-up={up}
      style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
    >
      <Icon name={markerArt(look.playerColour, quarter, up)} size={size} />
      <span ref={other} className={styles.other}>
        <Icon name={markerArt(look.playerColour, quarter, !up)} size={size} />
      </span>
    </span>
  );
}

/** The same on a phone: a dot for each quarter, at its position on the floor; a ring if the marker is face down. */
function MarkerDots({ look }: { readonly look: SeatDisplay }): ReactElement {
  const { position, floorRotation } = useBoard();
  return (
    <span className={styles.dots} data-player-colour={look.playerColour}>
      {markersByCorner(floorRotation).map((quarter) => (
        <i key={quarter} data-up={markerUp(position, look.seat, quarter)} />
      ))}
    </span>
  );
}
