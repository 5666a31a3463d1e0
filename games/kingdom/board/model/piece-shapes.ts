import type { Point } from '@durbar/kit/board/points.ts';
import { type Box, inflateBox } from './boxes.ts';

/** How a table is laid out: on a wide screen or on a phone. */
export type BoardLayout = 'wide' | 'tall';

/** How a kind of piece is drawn round the point it stands at, in the units of a map of scale 1. */
export interface PieceShape {
  readonly width: number;
  readonly height: number;
  /** How far its top is above that point. */
  readonly up: number;
  /** How far below that point the middle of its shadow lies, and its half axes; none without. */
  readonly shade?: { readonly y: number; readonly rx: number; readonly ry: number };
}

export const IN_VILLAGE: PieceShape = { width: 24, height: 26.4, up: 14.2 };
export const IN_CITY: PieceShape = { width: 23.2, height: 25.5, up: 13 };
export const LARGE_PIECE: PieceShape = { width: 25.5, height: 32.4, up: 20, shade: { y: 10, rx: 11, ry: 3 } };
const FIGURE: PieceShape = { width: 32, height: 45, up: 23, shade: { y: 20, rx: 14, ry: 4 } };
/** On a phone figures are drawn larger, so that their emblems can be told apart. */
const TALL_FIGURE: PieceShape = { ...FIGURE, width: 41.6, height: 58.5, up: 36.5 };
export const MAHARAJA: PieceShape = { width: 104, height: 94, up: 50 };

export const figureShape = (layout: BoardLayout): PieceShape => (layout === 'tall' ? TALL_FIGURE : FIGURE);

/** The place that a piece takes up on a map. */
export function pieceBox({ width, height, up }: PieceShape, { x, y }: Point, scale: number): Box {
  return { x: x - (width / 2) * scale, y: y - up * scale, width: width * scale, height: height * scale };
}

/** Without its margin, which nothing is drawn in. */
export const pieceBody = (form: PieceShape, at: Point, scale: number): Box =>
  inflateBox(pieceBox(form, at, scale), -2 * scale);
