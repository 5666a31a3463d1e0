import type { Point } from '@durbar/kit/board/points.ts';
import { type Chart, placeOf } from './chart.ts';
import { between, through } from './curve.ts';

/** Points along roads, walked from a junction on. */
export function walkAlong(chart: Chart, from: number, roads: readonly number[]): Point[] {
  let here = from;
  const points = roads.flatMap((road) => {
    const along = chart.roads[road]?.points ?? [];
    const forward = chart.map.roadFrom[road] === here;
    here = (forward ? chart.map.roadTo[road] : chart.map.roadFrom[road]) ?? here;
    return forward ? along : along.toReversed();
  });
  return points.length > 0 ? points : [placeOf(chart, from)];
}

/** A line through points that is drawn as one path. */
export function pathOf(points: readonly Point[]): string {
  return through(points.filter((_, i) => i % 3 === 0 || i === points.length - 1)).path;
}

/** The point at a part, 0 to 1, of a line. */
export function pointAt(points: readonly Point[], part: number): Point {
  const place = part * (points.length - 1);
  const i = Math.min(Math.floor(place), points.length - 2);
  const [a, b] = [points[Math.max(0, i)], points[Math.max(0, i) + 1]];
  if (!a) return { x: 0, y: 0 };
  return b ? between(a, b, place - i) : a;
}
