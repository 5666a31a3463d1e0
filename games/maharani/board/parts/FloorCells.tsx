import { at } from '@durbar/kernel';
import type { SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import { directionOfKey } from '@durbar/kit/board/points.ts';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { type FocusEvent, memo, type PointerEvent, type ReactElement } from 'react';
import {
  type PlacementPreview,
  QUARTERS,
  SPACES,
  sideOf,
  slotQuarter,
  type View,
} from '../../rules/index.ts';
import { useBoard, useBoardWords } from '../board-context.ts';
import {
  CELL,
  displayedCell,
  displayedSide,
  plateCorner,
  quarterName,
  readingOrder,
  slotCentre,
  spaceCorner,
} from '../model/floor.ts';
import { OPTION_RADIUS, optionPoints, overlayBox, type ViewBox } from '../model/floor-view.ts';
import { slotLabel, spaceLabel, targetLabel } from '../model/labels.ts';
import { SLOT_NAMES, workerColour } from '../model/pieces.ts';
import { freeSpacesIn, quarterState } from '../model/quarters.ts';
import { chooseRotation, placementGain } from '../model/targets.ts';
import styles from './FloorCells.module.css';
import { TileDragSource } from './TileDrag.tsx';

interface BoxProps {
  readonly box: ViewBox;
}

/**
 * The floor as a table of its spaces, row by row as displayed; each target space has a button that places the tile
 * there.
 */
export function FloorCells({ box }: BoxProps): ReactElement {
  const words = useBoardWords();
  const { floorRotation } = useBoard();
  const order = readingOrder(
    SPACES.map((_, space) => space),
    floorRotation,
  );
  const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((row) =>
    order.filter((space) => displayedCell(space, floorRotation).row === row),
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
  const { position, floorRotation, targets, seats } = useBoard();
  const placement = targets.find((one) => one.space === space);
  return (
    <div
      role="cell"
      className={styles.cell}
      data-place={`space-${space}`}
      style={overlayBox(spaceCorner(space, floorRotation), CELL, CELL, box)}
    >
      {placement ? (
        <TargetButton placement={placement} />
      ) : (
        <SpaceText position={position} space={space} seats={seats} />
      )}
    </div>
  );
}

interface SpaceTextProps {
  readonly position: View;
  readonly space: number;
  readonly seats: readonly SeatDisplay[];
}

/** The text of a space for screen readers. */
const SpaceText = memo(function SpaceText({ position, space, seats }: SpaceTextProps): ReactElement {
  const words = useBoardWords();
  return (
    <span className="visually-hidden">
      {words.formatMessage(spaceLabel(position, space, seats), seatNamer(seats))}
    </span>
  );
});

/** A target space. Pointing at it or focusing it previews the tile there, pressing it places the tile. */
function TargetButton({ placement }: { readonly placement: PlacementPreview }): ReactElement {
  const words = useBoardWords();
  const { decidingSeat, selection, pointAt, placeTile, busy } = useBoard();
  const { space } = placement;
  const aimed = selection.space === space;
  const way = chooseRotation(placement, decidingSeat ?? 0, selection.arrow);
  const point = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') pointAt(space);
  };
  const focus = (event: FocusEvent) => {
    // A press focuses the button too, but then only the press counts.
    if (event.currentTarget.matches(':focus-visible')) pointAt(space);
  };
  return (
    <button
      type="button"
      className={joinClasses(styles.target, aimed && styles.previewed, busy && styles.busy)}
      aria-label={words.formatMessage(targetLabel(placement, way))}
      aria-busy={busy}
      data-space={space}
      onPointerEnter={point}
      onPointerLeave={(event) => event.pointerType === 'mouse' && pointAt(null)}
      onPointerDown={(event) => event.pointerType !== 'mouse' && pointAt(space)}
      onFocus={focus}
      onClick={(event) => event.detail === 0 && placeTile(space)}
    />
  );
}

interface PlateCellProps extends BoxProps {
  readonly row: number;
  readonly col: number;
}

function PlateCell({ box, row, col }: PlateCellProps): ReactElement {
  const words = useBoardWords();
  const { position, floorRotation, quarter: shown, showQuarter } = useBoard();
  const corner = QUARTERS.findIndex((_, one) => {
    const { x, y } = plateCorner(one, floorRotation);
    return x > CELL === col > 0 && y > CELL === row > 0;
  });
  const label = words.t('mhr.plate', {
    quarter: quarterName(corner),
    state: quarterState(position, corner),
    left: freeSpacesIn(position, corner),
  });
  return (
    <div
      role="cell"
      className={styles.cell}
      data-place={`quarter-${corner}`}
      style={overlayBox(plateCorner(corner, floorRotation), CELL, CELL, box)}
    >
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

/** The tiles on the rondel. On a phone they are too small to press, so the tray below shows them. */
function RondelCells({ box }: BoxProps): ReactElement | null {
  const words = useBoardWords();
  const { position, floorRotation, layout, selection, targetsBySlot, decidingSeat, selectTile } = useBoard();
  if (layout === 'tall') return null;
  const side = sideOf(position.players, position.seat);
  const half = 37;
  return (
    <ul aria-label={words.t('mhr.rondel')} className={styles.rondel}>
      {position.rondel.map((tile, slot) => {
        const { x, y } = slotCentre(slot, displayedSide(side, floorRotation));
        const fits = at(targetsBySlot, slot);
        const best = Math.max(
          0,
          ...fits.map((one) => placementGain(one, chooseRotation(one, decidingSeat ?? 0, null))),
        );
        const label = words.formatMessage(
          slotLabel(position, slot, slotQuarter(side, slot), decidingSeat === null ? -1 : fits.length, best),
        );
        return (
          <li
            key={`slot-${at(SLOT_NAMES, slot)}`}
            className={styles.cell}
            data-place={`slot-${slot}`}
            style={overlayBox({ x: x - half, y: y - half }, 2 * half, 2 * half, box)}
          >
            <TileDragSource
              slot={slot}
              empty={tile < 0}
              className={styles.slot}
              label={label}
              pressed={selection.slot === slot}
              onPress={(event) => event.detail === 0 && selectTile(slot)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The worker options for the new tile. */
function OptionCells({ box }: BoxProps): ReactElement | null {
  const words = useBoardWords();
  const { workerOptions, position, floorRotation, chooseWorker, seats, decidingSeat } = useBoard();
  if (workerOptions.length === 0 || position.pending < 0) return null;
  const points = optionPoints(position.pending, workerOptions.length, floorRotation);
  return (
    <ul aria-label={words.t('mhr.options')} className={styles.rondel}>
      {workerOptions.map((option, i) => {
        const { x, y } = at(points, i);
        const corner = { x: x - OPTION_RADIUS, y: y - OPTION_RADIUS };
        const key = option.from === null ? 'mhr.option.new' : 'mhr.option.move';
        return (
          <li
            key={option.colour}
            className={styles.cell}
            style={overlayBox(corner, 2 * OPTION_RADIUS, 2 * OPTION_RADIUS, box)}
          >
            <button
              type="button"
              className={styles.option}
              aria-label={words.t(key, {
                colour: workerColour(seats[decidingSeat ?? 0], option.colour),
                gold: option.gold,
              })}
              data-mark={i === 0 ? 'worker' : undefined}
              onClick={(event) => event.detail === 0 && chooseWorker(option)}
              onKeyDown={(event) => {
                if (directionOfKey(event.key) !== null) focusOtherOption(event.currentTarget);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Focuses the other of two workers. */
function focusOtherOption(button: HTMLElement): void {
  const all = [...(button.closest('ul')?.querySelectorAll('button') ?? [])];
  all.find((one) => one !== button)?.focus();
}
