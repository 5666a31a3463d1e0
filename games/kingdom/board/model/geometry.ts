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

/** Area of the overlap of two boxes. */
export function overlapArea(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Enlarges a box by a rim on all sides; a negative rim shrinks it. */
export const inflateBox = ({ x, y, width, height }: Box, rim: number): Box => ({
  x: x - rim,
  y: y - rim,
  width: width + 2 * rim,
  height: height + 2 * rim,
});

export const containsPoint = (box: Box, { x, y }: Point): boolean =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

/** Distance of a box from a point; 0 if the box contains the point. */
export const distanceTo = ({ x, y, width, height }: Box, spot: Point): number =>
  Math.hypot(Math.max(x - spot.x, 0, spot.x - x - width), Math.max(y - spot.y, 0, spot.y - y - height));

/** A line on the map: its SVG path, and points along it. */
export interface Curve {
  readonly path: string;
  readonly points: readonly Point[];
}

const STEPS = 14;

const round = (value: number): number => Math.round(value * 10) / 10;
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** The quadratic curve with a control point. */
export function quadraticCurve(from: Point, control: Point, to: Point): Curve {
  const points = Array.from({ length: 2 * STEPS + 1 }, (_, i) => {
    const part = i / (2 * STEPS);
    return between(between(from, control, part), between(control, to, part), part);
  });
  return { path: `M${at(from)}Q${at(control)} ${at(to)}`, points };
}

/** A smooth line through the points (Catmull-Rom). */
export function smoothCurve(stops: readonly Point[]): Curve {
  const [first] = stops;
  if (!first) return { path: '', points: [] };
  let path = `M${at(first)}`;
  const points: Point[] = [first];
  for (let i = 0; i + 1 < stops.length; i++) {
    const from = stops[i] ?? first;
    const to = stops[i + 1] ?? first;
    const one = lean(from, stops[i - 1] ?? from, to, 1);
    const other = lean(to, from, stops[i + 2] ?? to, -1);
    path += `C${at(one)} ${at(other)} ${at(to)}`;
    for (let step = 1; step <= STEPS; step++) points.push(cubic(from, one, other, to, step / STEPS));
  }
  return { path, points };
}

function lean(at: Point, before: Point, after: Point, sign: 1 | -1): Point {
  return { x: at.x + (sign * (after.x - before.x)) / 6, y: at.y + (sign * (after.y - before.y)) / 6 };
}

function cubic(a: Point, b: Point, c: Point, d: Point, part: number): Point {
  const ab = between(a, b, part);
  const bc = between(b, c, part);
  const cd = between(c, d, part);
  return between(between(ab, bc, part), between(bc, cd, part), part);
}
