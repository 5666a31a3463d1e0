import type { Point } from '@durbar/kit/board/points.ts';
import { CITY, type MapLayout, placePoint } from './map-layout.ts';

const CORNERS = ['right-bottom', 'left-bottom', 'right-top', 'left-top'] as const;
export type Corner = (typeof CORNERS)[number];

/** Share of the map's width and height that a city's card covers. */
const CARD = 0.36;

/**
 * Chooses the corner of the map for a city's card. The card must not hide the city, and should hide as few targets as
 * possible.
 * @param targets centres of the places that can be pressed
 */
export function cityCardCorner(mapLayout: MapLayout, city: number, targets: readonly Point[]): Corner {
  const place = placePoint(mapLayout, city);
  const { box, scale } = mapLayout;
  const rim = (CITY * scale) / box.width;
  const hides = (corner: Corner): number =>
    (isCovered(mapLayout, corner, place, rim) ? 1000 : 0) +
    targets.filter((point) => isCovered(mapLayout, corner, point, 0)).length;
  // If corners are equal, the first one wins.
  return CORNERS.reduce((best, corner) => (hides(corner) < hides(best) ? corner : best));
}

/** @param rim radius around the point that must stay free, as a share of the map */
function isCovered({ box }: MapLayout, corner: Corner, { x, y }: Point, rim: number): boolean {
  const right = (x - box.x) / box.width;
  const down = (y - box.y) / box.height;
  const across = corner.startsWith('right') ? 1 - right : right;
  const along = corner.endsWith('bottom') ? 1 - down : down;
  return across < CARD + rim && along < CARD + rim;
}
