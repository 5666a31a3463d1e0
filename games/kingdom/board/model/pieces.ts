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
  /** Identifies the piece across positions, so that its movement can be animated. */
  readonly key: string;
  /** The piece's seat, or a higher number for a piece of no seat. */
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

/** Small pieces in one city, seat by seat, each with its index among its seat's pieces. */
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

/** Small pieces in villages. @param ownersIn seats in a village; a seat with two pieces comes twice */
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

/** Figures beside their cities. Each seat has its own position, so that no figure moves because of another one. */
export function placedFigures(places: readonly number[], mapLayout: MapLayout): PlacedPiece[] {
  return places.map((place, seat) => ({
    key: `figure-${seat}`,
    seat,
    at: figurePoint(mapLayout, place, seat),
  }));
}

/** The Maharaja's position: beside his city, or null before the first round. */
export function maharajaPoint(maharaja: number, mapLayout: MapLayout): Point | null {
  return maharaja < 0 ? null : (mapLayout.figureSpots[maharaja]?.at(-1) ?? placePoint(mapLayout, maharaja));
}

/** The drawing of a kind of piece, relative to its anchor point, in units of a map of scale 1. */
export interface PieceShape {
  readonly width: number;
  readonly height: number;
  /** Distance of the top above the anchor point. */
  readonly up: number;
  /** Distance of the shadow's centre below the anchor point, and its half axes; absent without a shadow. */
  readonly shade?: { readonly y: number; readonly rx: number; readonly ry: number };
}

export const IN_VILLAGE: PieceShape = { width: 24, height: 26.4, up: 14.2 };

export const IN_CITY: PieceShape = { width: 23.2, height: 25.5, up: 13 };

export const LARGE_PIECE: PieceShape = { width: 25.5, height: 32.4, up: 20, shade: { y: 10, rx: 11, ry: 3 } };

const FIGURE: PieceShape = { width: 32, height: 45, up: 23, shade: { y: 20, rx: 14, ry: 4 } };

/** On a phone figures are larger, so that their emblems are recognizable. */
const TALL_FIGURE: PieceShape = { ...FIGURE, width: 41.6, height: 58.5, up: 36.5 };

export const MAHARAJA: PieceShape = { width: 104, height: 94, up: 50 };

export const figureShape = (layout: BoardLayout): PieceShape => (layout === 'tall' ? TALL_FIGURE : FIGURE);

/** The box of a piece on a map. */
export function pieceBox({ width, height, up }: PieceShape, { x, y }: Point, scale: number): Box {
  return { x: x - (width / 2) * scale, y: y - up * scale, width: width * scale, height: height * scale };
}

/** The box of a piece without its empty margin. */
export const pieceBody = (shape: PieceShape, at: Point, scale: number): Box =>
  inflateBox(pieceBox(shape, at, scale), -2 * scale);
