import type { Point } from '@durbar/kit/board/points.ts';

/** A line on the map: what an SVG path says, and points along it. */
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

/** The quadratic curve of a control point. */
export function quadraticCurve(from: Point, control: Point, to: Point): Curve {
  const points = Array.from({ length: 2 * STEPS + 1 }, (_, i) => {
    const part = i / (2 * STEPS);
    return between(between(from, control, part), between(control, to, part), part);
  });
  return { path: `M${at(from)}Q${at(control)} ${at(to)}`, points };
}

/** A smooth line through points (Catmull-Rom). */
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
