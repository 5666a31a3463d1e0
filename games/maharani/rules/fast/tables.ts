import { QUARTER_PAYOUT } from '../../data/tiles.ts';
import {
  NEIGHBOURS,
  PATTERN_SPACES,
  QUARTER_SPACES,
  QUARTERS,
  SPACE_COUNT,
  SPACE_PATTERN,
  SPACE_QUARTER,
  sideOf,
} from '../geometry.ts';
import { MORE_PAY } from '../heuristics/holdings.ts';
import { arrowSide, FITTING_ROTATIONS, TILE_COLOUR, TILE_PATTERN } from '../tiles.ts';
import { NO_SPACE } from './layout.ts';

// Tables of the rules as typed arrays.

/** Spaces of a strip: two rows, so that its bits fit a cell. */
export const STRIP = 14;

/** The four neighbours of a space, at `space * 4 + side`; `NO_SPACE` where there is none. */
export const NEAR = Uint8Array.from(NEIGHBOURS, (space) => (space < 0 ? NO_SPACE : space));
export const QUARTER = Uint8Array.from(SPACE_QUARTER);
export const PATTERN = Uint8Array.from(SPACE_PATTERN);
export const COLOUR_OF_TILE = Uint8Array.from(TILE_COLOUR);
export const PATTERN_OF_TILE = Uint8Array.from(TILE_PATTERN);
/** Side to which the arrow of an unturned tile points. */
export const ARROW = Uint8Array.from(TILE_PATTERN, (_, tile) => arrowSide(tile, 0));

/** The quarter turns that fit a space (MHR-2.3), as bits. */
export const FITTING_TURNS = Uint8Array.from(FITTING_ROTATIONS, (turns) =>
  turns.reduce((bits, turn) => bits | (1 << turn), 0),
);

/** Side of a seat, at `players * 4 + seat`. */
export const SIDE = Uint8Array.from({ length: 20 }, (_, i) =>
  i >> 2 < 2 || (i & 3) >= i >> 2 ? 0 : sideOf(i >> 2, i & 3),
);

/** Payout of a quarter, and its increase by one more worker, by the number of workers. */
export const PAYOUT = Uint8Array.from(QUARTER_PAYOUT);
export const MORE = Uint8Array.from(MORE_PAY);

/** Where a tile may go, if it may go anywhere. */
export const ANYWHERE = QUARTERS.length;

/**
 * Spaces of a pattern as bits in strips, at `(pattern * 5 + where) * 4 + strip`, with `where` a quarter or `ANYWHERE`.
 */
export const SPACE_BITS = Uint16Array.from({ length: 4 * 5 * 4 }, (_, i) => {
  const [pattern, where, strip] = [Math.floor(i / 20), (i >> 2) % 5, i & 3];
  return (PATTERN_SPACES[pattern] ?? [])
    .filter((space) => where === ANYWHERE || SPACE_QUARTER[space] === where)
    .filter((space) => Math.floor(space / STRIP) === strip)
    .reduce((bits, space) => bits | (1 << (space % STRIP)), 0);
});

/** The spaces of the quarters, at `quarter * STRIP`: a quarter has as many spaces as a strip. */
export const SPACES_IN_QUARTER = Uint8Array.from(QUARTER_SPACES.flat());

/** A bit of each centre tile in the cell of the removed tiles; −1 for other tiles. */
export const CENTRE_BIT = Int8Array.from(TILE_PATTERN, (pattern, tile) =>
  pattern === 0 ? TILE_PATTERN.slice(0, tile).filter((other) => other === 0).length : -1,
);

/** Strip and bit of each space. */
export const STRIP_OF = Uint8Array.from({ length: SPACE_COUNT }, (_, space) => Math.floor(space / STRIP));
export const BIT_OF = Uint16Array.from({ length: SPACE_COUNT }, (_, space) => 1 << (space % STRIP));

/** Numbers of the workers of four seats beside a space, three bits each, that can occur: at most four. */
const BESIDE_NUMBERS = Array.from({ length: 1 << 12 }, (_, bits) => bits).filter(
  (bits) => (bits & 7) + ((bits >> 3) & 7) + ((bits >> 6) & 7) + (bits >> 9) <= 4,
);
export const BESIDE_CASES = BESIDE_NUMBERS.length;
/** The place of such a number among them. */
export const BESIDE_CASE = Uint8Array.from({ length: 1 << 12 }, (_, bits) =>
  Math.max(0, BESIDE_NUMBERS.indexOf(bits)),
);
