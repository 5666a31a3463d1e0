import type { Point } from './points.ts';

/** The displayed part of a board: enlarged by `scale`, its corner moved by `x`, `y` CSS pixels. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE_BOARD: ZoomView = { scale: 1, x: 0, y: 0 };
/** The largest zoom, and the zoom of a double tap. */
export const MAX_SCALE = 4;
export const DOUBLE_TAP_SCALE = 2.4;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Keeps the board over its pane, so that none of its edges comes inside. */
export function clampView({ scale, x, y }: ZoomView, { width, height }: Size): ZoomView {
  const size = Math.min(MAX_SCALE, Math.max(1, scale));
  const keep = (at: number, length: number) => Math.min(0, Math.max(length * (1 - size), at));
  return size === 1 ? WHOLE_BOARD : { scale: size, x: keep(x, width), y: keep(y, height) };
}

/** Enlarges by a factor; the point of the board under `at`, a point of the pane, stays there. */
export function zoomAt(view: ZoomView, at: Point, factor: number, size: Size): ZoomView {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  return clampView({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, size);
}

/** Follows two fingers: the points of the board under them stay under them. */
export function pinchView(
  view: ZoomView,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  size: Size,
): ZoomView {
  const apart = ([a, b]: readonly [Point, Point]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const from = middle(before);
  const to = middle(after);
  const moved = { ...view, x: view.x + to.x - from.x, y: view.y + to.y - from.y };
  return zoomAt(moved, to, apart(after) / apart(before), size);
}
