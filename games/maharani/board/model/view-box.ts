import type { Point } from '@durbar/kit/board/points.ts';
import { FLOOR_SIZE } from './floor.ts';

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
