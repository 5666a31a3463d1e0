import type { Point } from '@durbar/kit/board/points.ts';
import { type Box, widened } from './boxes.ts';

/** How a table is laid out: on a wide screen or on a phone. */
export type Layout = 'wide' | 'tall';

/** How a kind of piece is drawn round the point it stands at, in the units of a map of scale 1. */
export interface Form {
  readonly width: number;
  readonly height: number;
  /** How far its top is above that point. */
  readonly up: number;
  /** How far below that point the middle of its shadow lies, and its half axes; none without. */
  readonly shade?: { readonly y: number; readonly rx: number; readonly ry: number };
}

export const IN_VILLAGE: Form = { width: 24, height: 26.4, up: 14.2 };
export const IN_CITY: Form = { width: 23.2, height: 25.5, up: 13 };
export const GREAT: Form = { width: 25.5, height: 32.4, up: 20, shade: { y: 10, rx: 11, ry: 3 } };
const FIGURE: Form = { width: 32, height: 45, up: 23, shade: { y: 20, rx: 14, ry: 4 } };
/** On a phone figures are drawn larger, so that their emblems can be told apart. */
const TALL_FIGURE: Form = { ...FIGURE, width: 41.6, height: 58.5, up: 36.5 };
export const MAHARAJA: Form = { width: 104, height: 94, up: 50 };

export const figureForm = (layout: Layout): Form => (layout === 'tall' ? TALL_FIGURE : FIGURE);

/** The place that a piece takes up on a map. */
export function boxOf({ width, height, up }: Form, { x, y }: Point, scale: number): Box {
  return { x: x - (width / 2) * scale, y: y - up * scale, width: width * scale, height: height * scale };
}

/** Without its margin, which nothing is drawn in. */
export const bodyOf = (form: Form, at: Point, scale: number): Box =>
  widened(boxOf(form, at, scale), -2 * scale);
