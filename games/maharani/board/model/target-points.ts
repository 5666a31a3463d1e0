import { at, type Seat } from '@durbar/kernel';
import type { Point } from '@durbar/kit/board/points.ts';
import { SPACES } from '../../rules/index.ts';
import { CELL, FLOOR_SIZE, shownSide, spaceMiddle } from './floor.ts';
import type { ViewBox } from './view-box.ts';

/** How far a number on a space keeps off the columns at its edges. */
const COLUMN_CLEARANCE = 6;

/** Where the number of a target space is drawn: in the middle, a little away from its columns. */
export function coinPoint(space: number, turn: number): Point {
  const { x, y } = spaceMiddle(space, turn);
  const { edges } = at(SPACES, space);
  const has = (shown: number) => (edges & (1 << shownSide(shown, 4 - turn))) !== 0;
  return {
    x: x + (has(3) ? COLUMN_CLEARANCE : 0) - (has(1) ? COLUMN_CLEARANCE : 0),
    y: y + (has(0) ? COLUMN_CLEARANCE : 0) - (has(2) ? COLUMN_CLEARANCE : 0),
  };
}

/** Width of the coin with the number of a target space, and of the one on a disc; a phone draws the floor smaller. */
export const TARGET_COIN = { wide: 48, tall: 60 } as const;
export const OPTION_COIN = { wide: 44, tall: 60 } as const;

/** How far the workers at the upper right of a coin reach beyond its middle, as parts of its width. */
const SIGN_REACH = [0.5, 0.87, 1.02] as const;
const SIGN_RISE = 0.74;

/** Where a coin of a width with so many workers at its corner stands, so that all of it is seen: as near `point` as can be. */
export function clampCoin({ x, y }: Point, coin: number, workers: number, { from, size }: ViewBox): Point {
  const right = coin * at(SIGN_REACH, Math.min(workers, 2));
  const top = coin * (workers > 0 ? SIGN_RISE : 0.5);
  return {
    x: Math.max(from + coin / 2, Math.min(x, from + size - right)),
    y: Math.max(from + top, Math.min(y, from + size - coin / 2)),
  };
}

/** Half the width of a worker option's disc, and the distance between two of them. */
export const OPTION_RADIUS = 48;
const APART = 108;

/** Where the worker options of the tile on `space` are drawn: above it, or below where there is no room. */
export function optionPoints(space: number, count: number, turn: number): Point[] {
  const { x, y } = spaceMiddle(space, turn);
  const row = y < 1.5 * CELL ? y + CELL : y - CELL;
  const width = (count - 1) * APART;
  const edge = OPTION_RADIUS + 4;
  const first = Math.min(Math.max(x - width / 2, edge), FLOOR_SIZE - edge - width);
  return Array.from({ length: count }, (_, i) => ({ x: first + i * APART, y: row }));
}

/** Seats in the order in which they sit round the table, the one at the bottom first. */
export function seatsFrom(players: number, bottom: Seat): Seat[] {
  return Array.from({ length: players }, (_, i) => (bottom + i) % players);
}
