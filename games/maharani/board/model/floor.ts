import { at, type Seat } from '@durbar/kernel';
import type { Point } from '@durbar/kit/board/points.ts';
import { NEIGHBOURS, QUARTERS, SPACES, seatAt, sideOf, spaceName } from '../../rules/index.ts';

/* Positions on the drawn floor. Units: a space is 100 wide; a channel of water separates the quarters. The floor is
   rotated so that the bottom seat sees it from its own side; `rotation` counts clockwise quarter turns. The spaces form a
   grid of ranks and files; a column is always a pillar. */

export const CELL = 100;
/** Width of the channel between the quarters. */
const GAP = 8;
/** Width and height of the floor. */
export const FLOOR_SIZE = 8 * CELL + GAP;
export const FLOOR_CENTRE = FLOOR_SIZE / 2;

/** Sides of the displayed floor, clockwise from the top. */
export const TOP = 0;
export const RIGHT = 1;
export const BOTTOM = 2;
export const LEFT = 3;

/** Rotation that puts a seat at the bottom. */
export function floorRotation(players: number, bottom: Seat): number {
  return (BOTTOM - sideOf(players, bottom)) & 3;
}

/** Displayed side of a side of the table (0 N to 3 W): 0 top, 1 right, 2 bottom, 3 left. */
export function displayedSide(side: number, rotation: number): number {
  return (side + rotation) & 3;
}

/** The displayed side of a seat. */
export function seatSide(players: number, seat: Seat, rotation: number): number {
  return displayedSide(sideOf(players, seat), rotation);
}

/** The seat at a displayed side, or −1. */
export function seatAtSide(players: number, displayed: number, rotation: number): number {
  return seatAt(players, (displayed - rotation) & 3);
}

interface RowCol {
  readonly row: number;
  readonly col: number;
}

function rotateCell({ row, col }: RowCol, rotation: number): RowCol {
  return rotation === 0 ? { row, col } : rotateCell({ row: col, col: 7 - row }, rotation - 1);
}

/** Displayed rank (`row`) and file (`col`) of a space, 0 to 7 from the top left. */
export function displayedCell(space: number, rotation: number): RowCol {
  return rotateCell(at(SPACES, space), rotation);
}

const lineOffset = (line: number): number => line * CELL + (line >= 4 ? GAP : 0);

const cellCorner = ({ row, col }: RowCol): Point => ({ x: lineOffset(col), y: lineOffset(row) });

/** Top left corner of a space. */
export function spaceCorner(space: number, rotation: number): Point {
  return cellCorner(displayedCell(space, rotation));
}

/** Centre of a space. */
export function spaceCentre(space: number, rotation: number): Point {
  const { x, y } = spaceCorner(space, rotation);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** The space at a point of the floor, or −1. */
export function spaceUnder(point: Point, rotation: number): number {
  return SPACES.findIndex((_, space) => {
    const corner = spaceCorner(space, rotation);
    return (
      point.x >= corner.x && point.x < corner.x + CELL && point.y >= corner.y && point.y < corner.y + CELL
    );
  });
}

/** Top left corner of a quarter's plate, which lies in a corner of the floor. */
export function plateCorner(quarter: number, rotation: number): Point {
  const displayed = (quarter + rotation) & 3;
  const far = FLOOR_SIZE - CELL;
  return { x: displayed === 0 || displayed === 1 ? far : 0, y: displayed === 1 || displayed === 2 ? far : 0 };
}

/** Centres of all columns: one for each pair of half columns, and the centre columns. */
export function columnPoints(rotation: number): Point[] {
  return SPACES.flatMap(({ edges }, space) => {
    const here = spaceCentre(space, rotation);
    if (edges === 0) return [here];
    // A whole column lies across the edge of two spaces, half on each; listing only each space's east and south edges gives
    // it once.
    return [1, 2]
      .filter((side) => (edges & (1 << side)) !== 0)
      .map((side) => {
        const there = spaceCentre(at(NEIGHBOURS, space * 4 + side), rotation);
        return { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 };
      });
  });
}

/** Outline of a quarter without its plate and its part of the rondel, as an SVG path, `inset` units inside. */
export function quarterOutline(quarter: number, rotation: number, inset: number): string {
  const size = 4 * CELL;
  const i = inset;
  // Drawn for the quarter at the top right, with the plate in its outer and the rondel in its inner corner.
  const outline: readonly (readonly [number, number])[] = [
    [i, i],
    [size - CELL - i, i],
    [size - CELL - i, CELL + i],
    [size - i, CELL + i],
    [size - i, size - i],
    [CELL + i, size - i],
    [CELL + i, size - CELL - i],
    [i, size - CELL - i],
  ];
  const displayed = (quarter + rotation) & 3;
  const points = outline.map(([x, y]) => rotatePoint({ x: x + size + GAP, y }, displayed));
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

/**
 * The joints between the tiles of a quarter as an SVG path, and the points where four of its tiles meet. Both are
 * gilded once the quarter is finished.
 */
export function quarterJoints(quarter: number, rotation: number): { path: string; crossings: Point[] } {
  const size = 4 * CELL;
  const displayed = (quarter + rotation) & 3;
  // Again for the quarter at the top right. The joint along its plate and the rondel is part of the outline.
  const to = ([x, y]: readonly [number, number]) => rotatePoint({ x: x + size + GAP, y }, displayed);
  const lines: readonly (readonly [readonly [number, number], readonly [number, number]])[] = [
    [
      [CELL, 0],
      [CELL, 3 * CELL],
    ],
    [
      [2 * CELL, 0],
      [2 * CELL, size],
    ],
    [
      [3 * CELL, CELL],
      [3 * CELL, size],
    ],
    [
      [0, CELL],
      [3 * CELL, CELL],
    ],
    [
      [0, 2 * CELL],
      [size, 2 * CELL],
    ],
    [
      [CELL, 3 * CELL],
      [size, 3 * CELL],
    ],
  ];
  const path = lines
    .map(([from, end]) => {
      const a = to(from);
      const b = to(end);
      return `M${a.x} ${a.y}L${b.x} ${b.y}`;
    })
    .join('');
  const thirds = [CELL, 2 * CELL, 3 * CELL];
  const crossings = thirds.flatMap((x) => thirds.map((y) => to([x, y])));
  return { path, crossings };
}

/** A point after `rotation` clockwise quarter turns around the centre of the floor. */
function rotatePoint({ x, y }: Point, rotation: number): Point {
  return rotation === 0 ? { x, y } : rotatePoint({ x: FLOOR_SIZE - y, y: x }, rotation - 1);
}

/** Centre of a displayed side, `out` units outside the floor: the start and end of movements from and to a seat. */
export function sidePoint(displayed: number, out = 0): Point {
  return rotatePoint({ x: FLOOR_CENTRE, y: -out }, displayed);
}

/** Half the distance between two slots of the rondel. */
const SLOT_OFFSET = 37;
/** Size of a tile on the rondel relative to its size on the floor. */
export const SLOT_SCALE = 0.64;

/** Centre of a rondel slot relative to the centre of the rondel, with the rondel's arrow pointing up. */
export function slotOffset(slot: number): Point {
  const right = slot === 0 || slot === 1;
  const below = slot === 1 || slot === 2;
  return { x: right ? SLOT_OFFSET : -SLOT_OFFSET, y: below ? SLOT_OFFSET : -SLOT_OFFSET };
}

/** Centre of a rondel slot on the floor, while the rondel's arrow points to a displayed side. */
export function slotCentre(slot: number, arrow: number): Point {
  const { x, y } = slotOffset(slot);
  return rotatePoint({ x: FLOOR_CENTRE + x, y: FLOOR_CENTRE + y }, arrow);
}

/** Spaces in reading order of the displayed floor. */
export function readingOrder(spaces: readonly number[], rotation: number): number[] {
  return spaces.toSorted((a, b) => {
    const one = displayedCell(a, rotation);
    const other = displayedCell(b, rotation);
    return one.row - other.row || one.col - other.col;
  });
}

/** Stable names of the quarters, which the drawings use too. */
export type QuarterName = (typeof QUARTERS)[number];

export function quarterName(quarter: number): QuarterName {
  return at(QUARTERS, quarter);
}

/** A letter or number on the frame of the floor. */
export interface EdgeMark extends Point {
  readonly text: string;
}

/** Distance of the marks from the floor: the middle of the frame. */
const MARK_DISTANCE = 14;

/** The letter or the number that all these spaces have in their names. */
function commonSign(spaces: readonly number[]): string {
  const [first = '', ...names] = spaces.map(spaceName);
  return Array.from(first).find((sign) => names.every((name) => name.includes(sign))) ?? '';
}

/** Marks with the names of the displayed files, below the floor, and ranks, left of it. */
export function edgeMarks(rotation: number): EdgeMark[] {
  const marks: EdgeMark[] = [];
  for (const line of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const file = SPACES.flatMap((_, space) => (displayedCell(space, rotation).col === line ? [space] : []));
    const rank = SPACES.flatMap((_, space) => (displayedCell(space, rotation).row === line ? [space] : []));
    const [inFile = 0] = file;
    const [inRank = 0] = rank;
    marks.push(
      { text: commonSign(file), x: spaceCentre(inFile, rotation).x, y: FLOOR_SIZE + MARK_DISTANCE },
      { text: commonSign(rank), x: -MARK_DISTANCE, y: spaceCentre(inRank, rotation).y },
    );
  }
  return marks;
}
