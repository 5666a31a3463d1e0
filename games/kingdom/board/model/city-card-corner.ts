import type { Point } from '@durbar/kit/board/points.ts';
import { CITY, type MapLayout, placePoint } from './map-layout.ts';

const CORNERS = ['right-bottom', 'left-bottom', 'right-top', 'left-top'] as const;
export type Corner = (typeof CORNERS)[number];

/** How much of the map's width and height a city's card takes. */
const CARD = 0.36;

/**
 * The corner of the map for a city's card: where it does not hide the city, and else as few targets as possible.
 * @param targets middles of the places that can be pressed
 */
export function cityCardCorner(mapLayout: MapLayout, city: number, targets: readonly Point[]): Corner {
  const place = placePoint(mapLayout, city);
  const { box, scale } = mapLayout;
  const rim = (CITY * scale) / box.width;
  const hides = (corner: Corner): number =>
    (isCovered(mapLayout, corner, place, rim) ? 1000 : 0) +
    targets.filter((point) => isCovered(mapLayout, corner, point, 0)).length;
  // Of equal corners the first is chosen.
  return CORNERS.reduce((best, corner) => (hides(corner) < hides(best) ? corner : best));
}

/** @param rim how far round the point must stay free, as a part of the map */
function isCovered({ box }: MapLayout, corner: Corner, { x, y }: Point, rim: number): boolean {
  const right = (x - box.x) / box.width;
  const down = (y - box.y) / box.height;
  const across = corner.startsWith('right') ? 1 - right : right;
  const along = corner.endsWith('bottom') ? 1 - down : down;
  return across < CARD + rim && along < CARD + rim;
}
