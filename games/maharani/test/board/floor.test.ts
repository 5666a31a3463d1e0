import { at } from '@durbar/kernel';
import { distance, nearestPoint } from '@durbar/kit/board/points.ts';
import { describe, expect, test } from 'vitest';
import {
  BOTTOM,
  CELL,
  columnPoints,
  displayedCell,
  displayedSide,
  edgeMarks,
  FLOOR_SIZE,
  floorRotation,
  plateCorner,
  quarterJoints,
  quarterOutline,
  readingOrder,
  seatAtSide,
  seatSide,
  sidePoint,
  slotCentre,
  spaceCentre,
  spaceCorner,
  spaceUnder,
  TOP,
} from '../../board/model/floor.ts';
import {
  BARE,
  coinPoint,
  FRAMED,
  floorPoint,
  floorScale,
  OPTION_RADIUS,
  optionPoints,
  overlayBox,
} from '../../board/model/floor-view.ts';
import { seatsFrom } from '../../board/model/seat-order.ts';
import {
  QUARTER_SPACES,
  QUARTERS,
  SPACES,
  sideOf,
  slotQuarter,
  spaceAt,
  spaceName,
} from '../../rules/index.ts';

const rotations = [0, 1, 2, 3];
const spaces = SPACES.map((_, space) => space);
const quarters = QUARTERS.map((_, quarter) => quarter);

describe('the seat at the bottom', () => {
  test.each([2, 3, 4])(
    'is displayed at the bottom, and each other seat at its own side, of %i',
    (players) => {
      for (let bottom = 0; bottom < players; bottom++) {
        const rotation = floorRotation(players, bottom);
        expect(seatSide(players, bottom, rotation)).toBe(BOTTOM);
        for (let seat = 0; seat < players; seat++)
          expect(seatAtSide(players, seatSide(players, seat, rotation), rotation)).toBe(seat);
      }
    },
  );

  test('of three: no seat is at the fourth side', () => {
    const rotation = floorRotation(3, 0);
    expect([0, 1, 2, 3].filter((side) => seatAtSide(3, side, rotation) < 0)).toHaveLength(1);
  });

  test('of two: the other seat is opposite', () => {
    expect(seatSide(2, 1, floorRotation(2, 0))).toBe(TOP);
    expect(seatsFrom(2, 1)).toEqual([1, 0]);
  });
});

describe.each(rotations)('the floor rotated %i times', (rotation) => {
  test('has each space once, inside the floor, and a point in a space finds it', () => {
    const seen = new Set(
      spaces.map((space) => `${displayedCell(space, rotation).row}/${displayedCell(space, rotation).col}`),
    );
    expect(seen.size).toBe(56);
    for (const space of spaces) {
      const { x, y } = spaceCorner(space, rotation);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThanOrEqual(FLOOR_SIZE - CELL);
      expect(spaceUnder(spaceCentre(space, rotation), rotation)).toBe(space);
    }
    expect(spaceUnder({ x: FLOOR_SIZE / 2, y: FLOOR_SIZE / 2 }, rotation)).toBe(-1);
  });

  test('keeps each label in the corner of its quarter', () => {
    for (const quarter of quarters) {
      const corner = plateCorner(quarter, rotation);
      const middle = { x: corner.x + CELL / 2, y: corner.y + CELL / 2 };
      const index = nearestPoint(
        spaces.map((space) => spaceCentre(space, rotation)),
        middle,
      );
      expect(at(QUARTER_SPACES, quarter)).toContain(index);
    }
  });

  test('has the tiles of the rondel over the quarters that the rules define', () => {
    const plates = quarters.map((quarter) => {
      const { x, y } = plateCorner(quarter, rotation);
      return { x: x + CELL / 2, y: y + CELL / 2 };
    });
    for (const side of [0, 1, 2, 3])
      for (const slot of [0, 1, 2, 3])
        expect(nearestPoint(plates, slotCentre(slot, displayedSide(side, rotation)))).toBe(
          slotQuarter(side, slot),
        );
  });

  test('has 44 columns: eight in the centre of a space, the others where two spaces meet', () => {
    const columns = columnPoints(rotation);
    expect(columns).toHaveLength(44);
    const touching = (point: { x: number; y: number }) =>
      spaces.filter((space) => distance(spaceCentre(space, rotation), point) <= CELL / 2 + 4).length;
    expect(columns.filter((point) => touching(point) === 1)).toHaveLength(8);
    expect(columns.filter((point) => touching(point) === 2)).toHaveLength(36);
  });

  test('is read row by row', () => {
    const cells = readingOrder(spaces, rotation).map((space) => displayedCell(space, rotation));
    const places = cells.map(({ row, col }) => row * 8 + col);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('keeps the numbers of target spaces inside the spaces and off the columns', () => {
    const columns = columnPoints(rotation);
    for (const space of spaces) {
      const point = coinPoint(space, rotation);
      expect(spaceUnder(point, rotation)).toBe(space);
      const edges = columns.filter((column) => distance(column, spaceCentre(space, rotation)) > 1);
      const here = edges.filter((column) => distance(column, spaceCentre(space, rotation)) < CELL / 2 + 5);
      for (const column of here)
        expect(distance(point, column)).toBeGreaterThan(distance(spaceCentre(space, rotation), column) - 1);
    }
  });

  test('shows worker options beside the tile, on the floor, and not over each other', () => {
    for (const space of spaces) {
      const points = optionPoints(space, 2, rotation);
      for (const { x, y } of points) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(OPTION_RADIUS);
        expect(Math.max(x, y)).toBeLessThanOrEqual(FLOOR_SIZE - OPTION_RADIUS);
        expect(Math.abs(y - spaceCentre(space, rotation).y)).toBe(CELL);
      }
      expect(distance(at(points, 0), at(points, 1))).toBeGreaterThan(2 * OPTION_RADIUS);
    }
  });

  test('outlines and gilds each quarter within its half', () => {
    for (const quarter of quarters) {
      const { path, crossings } = quarterJoints(quarter, rotation);
      const numbers =
        `${path} ${quarterOutline(quarter, rotation, 0)}`.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
      expect(numbers.length).toBeGreaterThan(20);
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(FLOOR_SIZE);
      const { x, y } = plateCorner(quarter, rotation);
      for (const crossing of crossings) {
        expect(crossing.x > FLOOR_SIZE / 2).toBe(x > FLOOR_SIZE / 2);
        expect(crossing.y > FLOOR_SIZE / 2).toBe(y > FLOOR_SIZE / 2);
      }
    }
  });
});

test('has north at the bottom if turned twice', () => {
  const corner = spaceAt(0, 1);
  expect(displayedCell(corner, 2)).toEqual({ row: 7, col: 6 });
  expect(displayedSide(sideOf(4, 0), 2)).toBe(BOTTOM);
  expect(sidePoint(BOTTOM, 10)).toEqual({ x: FLOOR_SIZE / 2, y: FLOOR_SIZE + 10 });
});

test('converts points of the screen to the floor and back', () => {
  const screen = { left: 20, top: 50, width: 430 };
  for (const box of [FRAMED, BARE]) {
    const scale = floorScale(screen, box);
    const client = { x: 20 + (300 - box.from) * scale, y: 50 + (100 - box.from) * scale };
    const back = floorPoint(client, screen, box);
    expect(back.x).toBeCloseTo(300);
    expect(back.y).toBeCloseTo(100);
  }
  expect(overlayBox({ x: -6, y: 404 }, 82, 41, BARE)).toEqual({
    left: '0%',
    top: '50%',
    width: '10%',
    height: '5%',
  });
});

describe('the marks at the edges', () => {
  test.each(rotations)('name every space by its column and row, rotated %i times', (rotation) => {
    const marks = edgeMarks(rotation);
    expect(marks).toHaveLength(16);
    for (const space of spaces) {
      const middle = spaceCentre(space, rotation);
      const column = marks.find(({ x, y }) => y > FLOOR_SIZE && x === middle.x)?.text ?? '';
      const row = marks.find(({ x, y }) => x < 0 && y === middle.y)?.text ?? '';
      expect([`${column}${row}`, `${row}${column}`]).toContain(spaceName(space));
    }
  });
});
