import { at } from '@durbar/kernel';
import type { Point } from '@durbar/kit/board/points.ts';
import { SPACES } from '../../rules/index.ts';
import { CELL, displayedSide, FLOOR_SIZE, spaceCentre } from './floor.ts';

/** The visible part of the drawing: with the marble frame or, on a phone, hardly more than the floor. */
export interface ViewBox {
  /** Left and top edge, in units of the floor. */
  readonly from: number;
  /** Width and height. */
  readonly size: number;
}

export const FRAMED: ViewBox = { from: -27, size: FLOOR_SIZE + 54 };
export const BARE: ViewBox = { from: -6, size: FLOOR_SIZE + 12 };

export function viewBoxOf(layout: 'wide' | 'tall'): ViewBox {
  return layout === 'wide' ? FRAMED : BARE;
}

/** CSS position of an element that lies over a box of the floor. */
export function overlayBox(
  { x, y }: Point,
  width: number,
  height: number,
  { from, size }: ViewBox,
): { left: string; top: string; width: string; height: string } {
  const part = (length: number) => `${Math.round((length / size) * 1e5) / 1e3}%`;
  return { left: part(x - from), top: part(y - from), width: part(width), height: part(height) };
}

/** The square of the screen that a board covers, in CSS pixels. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** The point of the floor at a point of the screen. */
export function floorPoint(client: Point, screen: ScreenBox, { from, size }: ViewBox): Point {
  return {
    x: from + ((client.x - screen.left) / screen.width) * size,
    y: from + ((client.y - screen.top) / screen.width) * size,
  };
}

/** CSS pixels of one unit of the floor. */
export function floorScale(screen: ScreenBox, { size }: ViewBox): number {
  return screen.width / size;
}

/** Distance that a number on a space keeps from the columns at its edges. */
const COLUMN_CLEARANCE = 6;

/** Position of the number of a target space: the centre, a little away from the columns. */
export function coinPoint(space: number, rotation: number): Point {
  const { x, y } = spaceCentre(space, rotation);
  const { edges } = at(SPACES, space);
  const has = (shown: number) => (edges & (1 << displayedSide(shown, 4 - rotation))) !== 0;
  return {
    x: x + (has(3) ? COLUMN_CLEARANCE : 0) - (has(1) ? COLUMN_CLEARANCE : 0),
    y: y + (has(0) ? COLUMN_CLEARANCE : 0) - (has(2) ? COLUMN_CLEARANCE : 0),
  };
}

/** Width of the coin of a target space, and of the coin on a disc; a phone draws the floor smaller. */
export const TARGET_COIN = { wide: 48, tall: 60 } as const;
export const OPTION_COIN = { wide: 44, tall: 60 } as const;

/** How far the workers at the upper right of a coin extend beyond its centre, relative to its width. */
const SIGN_REACH = [0.5, 0.87, 1.02] as const;
const SIGN_RISE = 0.74;

/**
 * Position of a coin of this width with `workers` workers at its corner: as near `point` as possible, but fully
 * visible.
 */
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

/** Positions of the worker options of the tile on `space`: above it, or below if there is no room. */
export function optionPoints(space: number, count: number, rotation: number): Point[] {
  const { x, y } = spaceCentre(space, rotation);
  const row = y < 1.5 * CELL ? y + CELL : y - CELL;
  const width = (count - 1) * APART;
  const edge = OPTION_RADIUS + 4;
  const first = Math.min(Math.max(x - width / 2, edge), FLOOR_SIZE - edge - width);
  return Array.from({ length: count }, (_, i) => ({ x: first + i * APART, y: row }));
}
