import { FLOOR } from '../data/floor.ts';
import { PATTERN_EDGES } from '../data/tiles.ts';

/** Sides of the table and edges of a tile, clockwise; all code refers to a side by its index here. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;

/** The quarters by their house names, clockwise from north-east; all code refers to a quarter by its index here. */
export const QUARTERS = ['peacock', 'lion', 'monkey', 'elephant'] as const;

export const SPACE_COUNT = 56;
export const QUARTER_SIZE = 14;

/** A space of the palace floor, as drawn: row 0 is the northernmost, column 0 the westernmost of eight. */
export interface Space {
  readonly row: number;
  readonly col: number;
  readonly quarter: number;
  /** Edges with a half column, one bit each: 1 N, 2 E, 4 S, 8 W; 0 is a centre column. */
  readonly edges: number;
  /** Number of its pattern: 0 centre, 1 half, 2 straight, 3 corner. */
  readonly pattern: number;
}

/** Edges as bits, from letters such as `NE`. */
function edgeBits(letters: string): number {
  return SIDES.reduce((bits, side, i) => bits | (letters.includes(side) ? 1 << i : 0), 0);
}

/** Edges after `rotation` clockwise quarter turns. */
export function rotateEdges(edges: number, rotation: number): number {
  const wide = edges << rotation;
  return (wide | (wide >> 4)) & 15;
}

/** Edges with a half column of an unturned tile, by pattern. */
export const PATTERN_BITS: readonly number[] = PATTERN_EDGES.map(edgeBits);

const findPattern = (edges: number): number =>
  PATTERN_BITS.findIndex((bits) => [0, 1, 2, 3].some((rotation) => rotateEdges(bits, rotation) === edges));

const findQuarter = (row: number, col: number): number => (row < 4 ? (col < 4 ? 3 : 0) : col < 4 ? 2 : 1);

/** The 56 spaces, row by row from north, each row from west; all code refers to a space by its index here. */
export const SPACES: readonly Space[] = FLOOR.flatMap((line, row) =>
  line
    .trim()
    .split(/ +/)
    .flatMap((letters, col) => {
      if (letters === '--') return [];
      const edges = edgeBits(letters === 'C' ? '' : letters);
      return [{ row, col, quarter: findQuarter(row, col), edges, pattern: findPattern(edges) }];
    }),
);

/** Quarter of each space. */
export const SPACE_QUARTER: readonly number[] = SPACES.map((s) => s.quarter);
/** Pattern of each space. */
export const SPACE_PATTERN: readonly number[] = SPACES.map((s) => s.pattern);

const numbersWhere = (wanted: (space: Space) => boolean): readonly number[] =>
  SPACES.flatMap((space, i) => (wanted(space) ? [i] : []));

/** The spaces of each quarter. */
export const QUARTER_SPACES: readonly (readonly number[])[] = QUARTERS.map((_, q) =>
  numbersWhere((s) => s.quarter === q),
);
/** The spaces of each pattern. */
export const PATTERN_SPACES: readonly (readonly number[])[] = PATTERN_BITS.map((_, p) =>
  numbersWhere((s) => s.pattern === p),
);
/** The eight spaces with a centre column. */
export const CENTRE_SPACES: readonly number[] = PATTERN_SPACES[0]!;

/** Number of the space at a row and column, or −1 where there is none. */
export function spaceAt(row: number, col: number): number {
  return SPACES.findIndex((s) => s.row === row && s.col === col);
}

/** The neighbouring space across each edge (N, E, S, W) of each space, at `space * 4 + side`; −1 if there is none. */
export const NEIGHBOURS: readonly number[] = SPACES.flatMap(({ row, col }) => [
  spaceAt(row - 1, col),
  spaceAt(row, col + 1),
  spaceAt(row + 1, col),
  spaceAt(row, col - 1),
]);

/** The neighbouring spaces of each space, for walks over areas. */
export const ADJACENT: readonly (readonly number[])[] = SPACES.map((_, i) =>
  NEIGHBOURS.slice(i * 4, i * 4 + 4).filter((n) => n >= 0),
);

/** The name of a space for players: column A to H from west, row 1 to 8 from north. */
export function spaceName(space: number): string {
  const { row, col } = SPACES[space]!;
  return `${'ABCDEFGH'.charAt(col)}${row + 1}`;
}

/** Side of each seat, by number of seats (MHR-1.1). */
const SEAT_SIDES: readonly (readonly number[])[] = [[], [], [0, 2], [0, 1, 2], [0, 1, 2, 3]];

/** Side (0 N to 3 W) at which `seat` sits. */
export function sideOf(players: number, seat: number): number {
  return SEAT_SIDES[players]![seat]!;
}

/** The seat at `side`, or −1 if it is empty: arrows that point there call no worker (MHR-1.1). */
export function seatAt(players: number, side: number): number {
  return SEAT_SIDES[players]!.indexOf(side);
}

/** The quarter under rondel slot 0 to 3 while the rondel's arrow points to `side` (MHR-1.4). */
export function slotQuarter(side: number, slot: number): number {
  return (side + slot) & 3;
}
