import type { Point } from '@durbar/kit/board/points.ts';
import type { RoadMap } from '../../rules/index.ts';
import type { Box, Curve } from './geometry.ts';

/** Where everything of a map lies, drawn from its file alone. Lengths are in the file's units. */
export interface MapLayout {
  readonly map: RoadMap;
  /** On a phone names are larger, so that other things give way to them. */
  readonly layout: BoardLayout;
  /** What is shown: the file's canvas, with room for pieces and names, in the shape of the board. */
  readonly box: Box;
  /** How large pieces are; 1 on a map as roomy as Hindustan. */
  readonly scale: number;
  /** Middles of the cities and, last, of the starting place. */
  readonly places: readonly Point[];
  readonly villages: readonly Point[];
  readonly roads: readonly Curve[];
  readonly cityNames: readonly PlacedName[];
  readonly villageNames: readonly PlacedName[];
  /** Of each city where the seats' figures and the Maharaja stand beside it; the last is the Maharaja's. */
  readonly figureSpots: readonly (readonly Point[])[];
  /** Where the seats' figures stand round the starting place. */
  readonly starts: readonly Point[];
  /** Middles of what is marked beside each city, as its toll, and at each village. */
  readonly tollSpots: readonly Point[];
  readonly villageLabelSpots: readonly Point[];
}

/** Width to height of the map on a screen. */
export const ASPECT_RATIO = 724 / 648;

export type NamedMapLayout = Omit<MapLayout, 'figureSpots' | 'tollSpots' | 'villageLabelSpots'>;

export type BareMapLayout = Omit<NamedMapLayout, 'cityNames' | 'villageNames'>;

/** Middle of a site, seen from its city's: 0 the centre, then clockwise from the top. */
export function siteOffset(site: number, scale: number): Point {
  if (site === 0) return { x: 0, y: 0 };
  const angle = ((site - 1) * 2 * Math.PI) / (SITE_COUNT - 1) - Math.PI / 2;
  return { x: Math.cos(angle) * SITE_RING * scale, y: Math.sin(angle) * SITE_RING * scale };
}

export function sitePoint(mapLayout: MapLayout, city: number, site: number): Point {
  const middle = placePoint(mapLayout, city);
  const offset = siteOffset(site, mapLayout.scale);
  return { x: middle.x + offset.x, y: middle.y + offset.y };
}

/** Middle of a city or, as 7, of the starting place. */
export function placePoint(mapLayout: MapLayout, place: number): Point {
  return mapLayout.places[place] ?? { x: 0, y: 0 };
}

/** Middle of the first or second place in a village. */
export function villagePoint(mapLayout: MapLayout, village: number, which: number): Point {
  const { x, y } = mapLayout.villages[village] ?? { x: 0, y: 0 };
  return { x: x + (which === 0 ? -1 : 1) * VILLAGE_PLACE * mapLayout.scale, y };
}

/** Anchor point of the nth of `count` small pieces on a city's ring. */
export function smallPoint(mapLayout: MapLayout, city: number, nth: number, count: number): Point {
  const middle = placePoint(mapLayout, city);
  const step = Math.min(Math.PI / 9, (2 * Math.PI) / Math.max(1, count));
  const angle = Math.PI / 2 + (nth - (count - 1) / 2) * step;
  const ring = SMALL_RING * mapLayout.scale;
  return { x: middle.x + Math.cos(angle) * ring, y: middle.y + Math.sin(angle) * ring };
}

/** Anchor point of a seat's figure: beside its city, or round the starting place. */
export function figurePoint(mapLayout: MapLayout, place: number, nth: number): Point {
  return mapLayout.figureSpots[place]?.[nth] ?? mapLayout.starts[nth] ?? placePoint(mapLayout, place);
}

/* Lengths on a map of scale 1. */

/** Radius of a city, its sites, and how far these are from its middle, at scale 1. */
export const CITY = 75;

export const CITY_RIM = 82;

export const CENTRE = 17.4;

export const SITE = 14.2;

const SITE_RING = 34.5;

export const SMALL_RING = 62;

/** Sites of a city. */
export const SITE_COUNT = 7;

/** Half the width and height of a village, and how far its places are from its middle. */
export const VILLAGE_HALF = { x: 30, y: 15.5 } as const;

const VILLAGE_PLACE = 14;

export const START = 26;

/** A name with the middle of its box, and the box. */
export interface PlacedName {
  readonly text: string;
  readonly at: Point;
  readonly box: Box;
}

/** Layout of a board: on a wide screen or on a phone. */
export type BoardLayout = 'wide' | 'tall';
