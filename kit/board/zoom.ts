import type { Point } from './points.ts';

/** How a board is shown: enlarged by `scale`, its corner moved by `x`, `y` CSS pixels. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
/** As far as one can zoom in, and how far a double tap goes. */
export const MOST = 4;
export const DOUBLE = 2.4;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Keeps the board over its pane: no edge comes inside. */
export function clamped({ scale, x, y }: View, { width, height }: Size): View {
  const size = Math.min(MOST, Math.max(1, scale));
  const keep = (at: number, length: number) => Math.min(0, Math.max(length * (1 - size), at));
  return size === 1 ? WHOLE : { scale: size, x: keep(x, width), y: keep(y, height) };
}

/** Enlarges by a factor; what lies under `at`, a point of the pane, stays there. */
export function zoomedAt(view: View, at: Point, factor: number, size: Size): View {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  return clamped({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, size);
}

/** Two fingers moved: what was under them stays under them. */
export function pinched(
  view: View,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  size: Size,
): View {
  const apart = ([a, b]: readonly [Point, Point]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const from = middle(before);
  const to = middle(after);
  const moved = { ...view, x: view.x + to.x - from.x, y: view.y + to.y - from.y };
  return zoomedAt(moved, to, apart(after) / apart(before), size);
}
