import { COLOURS, CORNER_ARROWS, PATTERNS, TILE_KINDS } from '../data/tiles.ts';
import { PATTERN_BITS, rotateEdges, SIDES, SPACES } from './geometry.ts';

export const TILE_COUNT = 60;

/** A tile: colour and pattern as indexes into the data, arrow as the side it points to when the tile is not turned. */
export interface Tile {
  /** Stable name such as `ruby-3`. */
  readonly id: string;
  readonly colour: number;
  readonly pattern: number;
  readonly arrow: number;
}

const parseArrow = (letter: string, colour: number): number => {
  const arrow = letter === '1' || letter === '2' ? CORNER_ARROWS[colour]!.charAt(Number(letter) - 1) : letter;
  return SIDES.findIndex((side) => side === arrow);
};

/** The 60 tiles; all code refers to a tile by its index here. */
export const TILES: readonly Tile[] = COLOURS.flatMap((name, colour) =>
  TILE_KINDS.map((kind, i) => {
    const [pattern = '', letter = ''] = kind.split(' ');
    return {
      id: `${name}-${i + 1}`,
      colour,
      pattern: PATTERNS.findIndex((p) => p === pattern),
      arrow: parseArrow(letter, colour),
    };
  }),
);

/** Colour of each tile. */
export const TILE_COLOUR: readonly number[] = TILES.map((t) => t.colour);
/** Pattern of each tile. */
export const TILE_PATTERN: readonly number[] = TILES.map((t) => t.pattern);

const ARROWS = TILES.map((t) => t.arrow);

/** Side to which a tile's arrow points after `rotation` clockwise quarter turns. */
export function arrowSide(tile: number, rotation: number): number {
  return (ARROWS[tile]! + rotation) & 3;
}

/** Quarter turns of a tile on the rondel, so that its arrow points in the same direction as the rondel's (MHR-1.4). */
export function rondelRotation(tile: number, side: number): number {
  return (side - ARROWS[tile]!) & 3;
}

/** Edges with a half column, one bit each (1 N, 2 E, 4 S, 8 W), of a tile after `rotation` quarter turns. */
export function tileEdges(tile: number, rotation: number): number {
  return rotateEdges(PATTERN_BITS[TILE_PATTERN[tile]!]!, rotation);
}

/**
 * The rotations that bring a tile of a space's pattern onto the space's columns, by space (MHR-2.3): four for centre
 * columns, two for straight ones, one for half and corner ones.
 */
export const FITTING_ROTATIONS: readonly (readonly number[])[] = SPACES.map(({ edges, pattern }) =>
  [0, 1, 2, 3].filter((rotation) => rotateEdges(PATTERN_BITS[pattern]!, rotation) === edges),
);

/** An item of `View.board`: a tile and its clockwise quarter turns. */
export function laid(tile: number, rotation: number): number {
  return tile * 4 + rotation;
}
/** Tile of a `View.board` item that is not −1. */
export function laidTile(item: number): number {
  return item >> 2;
}
/** Quarter turns of a `View.board` item that is not −1. */
export function laidRotation(item: number): number {
  return item & 3;
}

/** Colour of a `View.board` item, at `item + 1`; −1 for a free space. */
export const LAID_COLOUR: readonly number[] = [
  -1,
  ...TILES.flatMap(({ colour }) => [colour, colour, colour, colour]),
];
