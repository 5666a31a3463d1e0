import type { Point } from '@durbar/kit/board/points.ts';

/** A rectangle in the map's units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const boxAround = ({ x, y }: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** How much two boxes overlap, as an area. */
export function overlapArea(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** A box with a rim more round it, or with a negative one less. */
export const inflateBox = ({ x, y, width, height }: Box, rim: number): Box => ({
  x: x - rim,
  y: y - rim,
  width: width + 2 * rim,
  height: height + 2 * rim,
});

export const containsPoint = (box: Box, { x, y }: Point): boolean =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

/** How far a box is from a point; 0 where it holds it. */
export const distanceTo = ({ x, y, width, height }: Box, spot: Point): number =>
  Math.hypot(Math.max(x - spot.x, 0, spot.x - x - width), Math.max(y - spot.y, 0, spot.y - y - height));
