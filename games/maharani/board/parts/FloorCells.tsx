import { at } from '@durbar/kernel';
import type { SeatLook } from '@durbar/kit/board/contract.ts';
import { arrowKey } from '@durbar/kit/board/points.ts';
import { classes } from '@durbar/kit/ui/classes.ts';
import { type FocusEvent, memo, type PointerEvent, type ReactElement } from 'react';
import {
  type PlacementPreview,
  QUARTERS,
  SPACES,
  sideOf,
  slotQuarter,
  type View,
} from '../../rules/index.ts';
import { useDesk } from '../desk.ts';
import {
  CELL,
  plateCorner,
  quarterName,
  readingOrder,
  shownCell,
  shownSide,
  slotMiddle,
  spaceCorner,
} from '../model/floor.ts';
import { placed, type ViewBox } from '../model/frame.ts';
import { litLabel, slotLabel, spaceLabel } from '../model/labels.ts';
import { OPTION_HALF, optionPoints } from '../model/lit.ts';
import { gainOf, turnFor } from '../model/offers.ts';
import { leftIn, quarterState } from '../model/quarters.ts';
import { namesOf, useBoardWords } from '../useBoardWords.ts';
import { CarrySource } from './CarrySource.tsx';
import styles from './FloorCells.module.css';

interface BoxProps {
  readonly box: ViewBox;
}

/** The floor as a table of its spaces, row by row as shown; a lit space holds the button that drops the tile there. */
export function FloorCells({ box }: BoxProps): ReactElement {
  const words = useBoardWords();
  const { turn } = useDesk();
  const order = readingOrder(
    SPACES.map((_, space) => space),
    turn,
  );
  const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((row) =>
    order.filter((space) => shownCell(space, turn).row === row),
  );
  return (
    <>
      <RondelCells box={box} />
      <div role="table" aria-label={words.t('mhr.floor')} className={styles.table}>
        {rows.map((spaces, row) => (
          <div key={`row-${at(spaces, 0)}`} role="row" className={styles.row}>
            {row === 0 || row === 7 ? <PlateCell box={box} row={row} col={0} /> : null}
            {spaces.map((space) => (
              <SpaceCell key={space} space={space} box={box} />
            ))}
            {row === 0 || row === 7 ? <PlateCell box={box} row={row} col={7} /> : null}
          </div>
        ))}
      </div>
      <OptionCells box={box} />
    </>
  );
}

function SpaceCell({ space, box }: BoxProps & { readonly space: number }): ReactElement {
  const { position, turn, lit, seats } = useDesk();
  const placement = lit.find((one) => one.space === space);
  return (
    <div role="cell" className={styles.cell} style={placed(spaceCorner(space, turn), CELL, CELL, box)}>
      {placement ? (
        <LitButton placement={placement} />
      ) : (
        <SpaceText position={position} space={space} seats={seats} />
      )}
    </div>
  );
}

interface SpaceTextProps {
  readonly position: View;
  readonly space: number;
  readonly seats: readonly SeatLook[];
}

/** What lies on a space, for a screen reader. */
const SpaceText = memo(function SpaceText({ position, space, seats }: SpaceTextProps): ReactElement {
  const words = useBoardWords();
  return <span className="visually-hidden">{words.say(spaceLabel(position, space), namesOf(seats))}</span>;
});

/** Where the tile in hand fits: pointing at it or reaching it shows what it would bring, pressing it drops the tile. */
function LitButton({ placement }: { readonly placement: PlacementPreview }): ReactElement {
  const words = useBoardWords();
  const { me, choice, pointAt, place, busy } = useDesk();
  const { space } = placement;
  const aimed = choice.space === space;
  const way = turnFor(placement, me ?? 0, choice.arrow);
  const point = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') pointAt(space);
  };
  const focus = (event: FocusEvent) => {
    // A press focuses too; it is then the press that counts.
    if (event.currentTarget.matches(':focus-visible')) pointAt(space);
  };
  return (
    <button
      type="button"
      className={classes(styles.lit, aimed && styles.aimed, busy && styles.busy)}
      aria-label={words.say(litLabel(placement, way))}
      aria-busy={busy}
      data-space={space}
      onPointerEnter={point}
      onPointerLeave={(event) => event.pointerType === 'mouse' && pointAt(null)}
      onPointerDown={(event) => event.pointerType !== 'mouse' && pointAt(space)}
      onFocus={focus}
      onClick={(event) => event.detail === 0 && place(space)}
    />
  );
}

interface PlateCellProps extends BoxProps {
  readonly row: number;
  readonly col: number;
}

function PlateCell({ box, row, col }: PlateCellProps): ReactElement {
  const words = useBoardWords();
  const { position, turn, quarter: shown, showQuarter } = useDesk();
  const corner = QUARTERS.findIndex((_, one) => {
    const { x, y } = plateCorner(one, turn);
    return x > CELL === col > 0 && y > CELL === row > 0;
  });
  const label = words.t('mhr.plate', {
    quarter: quarterName(corner),
    state: quarterState(position, corner),
    left: leftIn(position, corner),
  });
  return (
    <div role="cell" className={styles.cell} style={placed(plateCorner(corner, turn), CELL, CELL, box)}>
      <button
        type="button"
        className={styles.plate}
        aria-label={label}
        aria-expanded={shown === corner}
        onClick={(event) => event.detail === 0 && showQuarter(shown === corner ? null : corner)}
      />
    </div>
  );
}

/** The tiles on the rondel; on a phone they are too small there, and the tray below holds them. */
function RondelCells({ box }: BoxProps): ReactElement | null {
  const words = useBoardWords();
  const { position, turn, layout, choice, offers, me, take } = useDesk();
  if (layout === 'tall') return null;
  const side = sideOf(position.players, position.seat);
  const half = 37;
  return (
    <ul aria-label={words.t('mhr.rondel')} className={styles.rondel}>
      {position.rondel.map((tile, slot) => {
        const { x, y } = slotMiddle(slot, shownSide(side, turn));
        const fits = at(offers, slot);
        const best = Math.max(0, ...fits.map((one) => gainOf(one, turnFor(one, me ?? 0, null))));
        const label = words.say(
          slotLabel(position, slot, slotQuarter(side, slot), me === null ? -1 : fits.length, best),
        );
        return (
          <li
            key={`slot-${at(SLOT_NAMES, slot)}`}
            className={styles.cell}
            style={placed({ x: x - half, y: y - half }, 2 * half, 2 * half, box)}
          >
            <CarrySource
              slot={slot}
              empty={tile < 0}
              className={styles.slot}
              label={label}
              pressed={choice.slot === slot}
              onPress={(event) => event.detail === 0 && take(slot)}
            />
          </li>
        );
      })}
    </ul>
  );
}

export const SLOT_NAMES = ['first', 'second', 'third', 'fourth'] as const;

/** The workers offered for the new tile. */
function OptionCells({ box }: BoxProps): ReactElement | null {
  const words = useBoardWords();
  const { options, position, turn, chooseWorker } = useDesk();
  if (options.length === 0 || position.pending < 0) return null;
  const points = optionPoints(position.pending, options.length, turn);
  return (
    <ul aria-label={words.t('mhr.options')} className={styles.rondel}>
      {options.map((option, i) => {
        const { x, y } = at(points, i);
        const corner = { x: x - OPTION_HALF, y: y - OPTION_HALF };
        const key = option.from === null ? 'mhr.option.new' : 'mhr.option.move';
        return (
          <li
            key={option.colour}
            className={styles.cell}
            style={placed(corner, 2 * OPTION_HALF, 2 * OPTION_HALF, box)}
          >
            <button
              type="button"
              className={styles.option}
              aria-label={words.t(key, { colour: option.colour + 1, gold: option.gold })}
              data-mark={i === 0 ? 'worker' : undefined}
              onClick={(event) => event.detail === 0 && chooseWorker(option)}
              onKeyDown={(event) => {
                if (arrowKey(event.key) !== null) stepAmong(event.currentTarget);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Goes on to the other of two workers. */
function stepAmong(button: HTMLElement): void {
  const all = [...(button.closest('ul')?.querySelectorAll('button') ?? [])];
  all.find((one) => one !== button)?.focus();
}
