import type { Point } from '@durbar/kit/board/points.ts';
import type { RoadMap } from '../../rules/index.ts';
import type { Box, Curve } from './geometry.ts';

/** Positions of everything on a map, computed from its file alone. Lengths are in the file's units. */
export interface MapLayout {
  readonly map: RoadMap;
  /** A phone has larger names, so other things leave more room for them. */
  readonly layout: BoardLayout;
  /** The visible area: the file's canvas with room for pieces and names, in the board's aspect ratio. */
  readonly box: Box;
  /** Scale of the pieces; 1 on a map with as much room as Hindustan. */
  readonly scale: number;
  /** Centres of the cities, followed by the starting place. */
  readonly places: readonly Point[];
  readonly villages: readonly Point[];
  readonly roads: readonly Curve[];
  readonly cityNames: readonly PlacedName[];
  readonly villageNames: readonly PlacedName[];
  /** Positions beside each city: of the seats' figures, and last of the Maharaja. */
  readonly figureSpots: readonly (readonly Point[])[];
  /** Positions of the seats' figures around the starting place. */
  readonly starts: readonly Point[];
  /** Centres of the labels beside each city, such as its toll, and at each village. */
  readonly tollSpots: readonly Point[];
  readonly villageLabelSpots: readonly Point[];
}

/** Aspect ratio of the map on a screen, width to height. */
export const ASPECT_RATIO = 724 / 648;

export type NamedMapLayout = Omit<MapLayout, 'figureSpots' | 'tollSpots' | 'villageLabelSpots'>;

export type BareMapLayout = Omit<NamedMapLayout, 'cityNames' | 'villageNames'>;

/**
 * Centre of a site relative to its city's centre: site 0 is the middle one, the others follow clockwise from the top.
 */
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

/** Centre of a city; of the starting place for place 7. */
export function placePoint(mapLayout: MapLayout, place: number): Point {
  return mapLayout.places[place] ?? { x: 0, y: 0 };
}

/** Centre of the first or second place in a village. */
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

/** Anchor point of a seat's figure: beside its city, or around the starting place. */
export function figurePoint(mapLayout: MapLayout, place: number, nth: number): Point {
  return mapLayout.figureSpots[place]?.[nth] ?? mapLayout.starts[nth] ?? placePoint(mapLayout, place);
}

/* Lengths on a map of scale 1. */

/** Radius of a city, radius of its sites, and distance of its sites from its centre, at scale 1. */
export const CITY = 75;

export const CITY_RIM = 82;

export const CENTRE = 17.4;

export const SITE = 14.2;

const SITE_RING = 34.5;

export const SMALL_RING = 62;

/** Number of sites of a city. */
export const SITE_COUNT = 7;

/** Half the width and height of a village, and the distance of its places from its centre. */
export const VILLAGE_HALF = { x: 30, y: 15.5 } as const;

const VILLAGE_PLACE = 14;

export const START = 26;

/** A name, with the centre of its box and the box. */
export interface PlacedName {
  readonly text: string;
  readonly at: Point;
  readonly box: Box;
}

/** Layout of a board: on a wide screen or on a phone. */
export type BoardLayout = 'wide' | 'tall';
