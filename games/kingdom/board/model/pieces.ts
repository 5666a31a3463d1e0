import type { Point } from '@durbar/kit/board/points.ts';
import { type Box, inflateBox } from './geometry.ts';
import {
  type BoardLayout,
  figurePoint,
  type MapLayout,
  placePoint,
  SITE_COUNT,
  sitePoint,
  smallPoint,
  villagePoint,
} from './map-layout.ts';

/** A piece on the map and its anchor point. */
export interface PlacedPiece {
  /** Stays with the piece, so that it can move. */
  readonly key: string;
  /** Its seat, or a colour above that no seat has. */
  readonly seat: number;
  readonly at: Point;
}

/** Large pieces on the sites of cities. @param sites seat or −1, at `city * 7 + site` */
export function largePieces(sites: readonly number[], mapLayout: MapLayout): PlacedPiece[] {
  return sites.flatMap((seat, i) =>
    seat < 0
      ? []
      : [{ key: `great-${i}`, seat, at: sitePoint(mapLayout, Math.trunc(i / SITE_COUNT), i % SITE_COUNT) }],
  );
}

/** Small pieces of all seats on the rings of cities, seat by seat. @param counts at `seat * 7 + city` */
export function cityPieces(counts: readonly number[], mapLayout: MapLayout): PlacedPiece[] {
  const cities = mapLayout.places.length - 1;
  const seats = counts.length / cities;
  return Array.from({ length: cities }, (_, city) => {
    const owners = piecesInCity(counts, seats, cities, city);
    return owners.map(({ seat, nth }, i) => ({
      key: `small-${city}-${seat}-${nth}`,
      seat,
      at: smallPoint(mapLayout, city, i, owners.length),
    }));
  }).flat();
}

/** Small pieces in one city, seat by seat, each with its number among its seat's. */
export function piecesInCity(
  counts: readonly number[],
  seats: number,
  cities: number,
  city: number,
): { readonly seat: number; readonly nth: number }[] {
  return Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: counts[seat * cities + city] ?? 0 }, (_, nth) => ({ seat, nth })),
  ).flat();
}

/** Small pieces in villages. @param ownersIn seats in a village, one with two pieces twice */
export function villagePieces(
  ownersIn: (village: number) => readonly number[],
  mapLayout: MapLayout,
): PlacedPiece[] {
  return mapLayout.villages.flatMap((_, village) =>
    ownersIn(village).map((seat, i, owners) => ({
      key: `village-${village}-${seat}${i > 0 && owners[0] === seat ? '-second' : ''}`,
      seat,
      at: villagePoint(mapLayout, village, i),
    })),
  );
}

/** Figures beside their cities; each seat keeps its own stand, so that nobody moves for another. */
export function placedFigures(places: readonly number[], mapLayout: MapLayout): PlacedPiece[] {
  return places.map((place, seat) => ({
    key: `figure-${seat}`,
    seat,
    at: figurePoint(mapLayout, place, seat),
  }));
}

/** Where the Maharaja waits: beside his city, or nowhere before the first round. */
export function maharajaPoint(maharaja: number, mapLayout: MapLayout): Point | null {
  return maharaja < 0 ? null : (mapLayout.figureSpots[maharaja]?.at(-1) ?? placePoint(mapLayout, maharaja));
}

/** How a kind of piece is drawn round its anchor point, in the units of a map of scale 1. */
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

/** On a phone figures are drawn larger, so that their emblems can be recognized. */
const TALL_FIGURE: PieceShape = { ...FIGURE, width: 41.6, height: 58.5, up: 36.5 };

export const MAHARAJA: PieceShape = { width: 104, height: 94, up: 50 };

export const figureShape = (layout: BoardLayout): PieceShape => (layout === 'tall' ? TALL_FIGURE : FIGURE);

/** The place that a piece takes up on a map. */
export function pieceBox({ width, height, up }: PieceShape, { x, y }: Point, scale: number): Box {
  return { x: x - (width / 2) * scale, y: y - up * scale, width: width * scale, height: height * scale };
}

/** Without its margin, which nothing is drawn in. */
export const pieceBody = (shape: PieceShape, at: Point, scale: number): Box =>
  inflateBox(pieceBox(shape, at, scale), -2 * scale);
