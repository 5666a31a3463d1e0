import type { Point } from '@durbar/kit/board/points.ts';
import { type Box, boxAround, containsPoint, inflateBox, overlapArea } from './boxes.ts';
import type { NamedMapLayout } from './map-layout.ts';
import { CITY_RIM, SITE, VILLAGE_HALF } from './measures.ts';
import type { BoardLayout } from './piece-shapes.ts';

/** Width of a coin with a number, in the units of a map of scale 1: large enough to be read on a phone. */
export const coinSize = (layout: BoardLayout): number => (layout === 'wide' ? 35 : 62);
/** Height of that number in parts of the coin. */
export const COIN_DIGIT = 0.64;
/** How much larger a phone draws what is said at a village. */
export const villageLabelScale = (layout: BoardLayout): number => (layout === 'wide' ? 1.15 : 1.7);
const VILLAGE_LABEL = { width: 66, height: 24 };

/** Where a city's toll coin lies: on its rim, off what one reads. */
export function placeTolls(mapLayout: NamedMapLayout): Point[] {
  const { places, scale, layout } = mapLayout;
  const size = coinSize(layout) * scale;
  // Its edge comes near to the sites, which it must not hide.
  const ring = Math.max(CITY_RIM, 52 + coinSize(layout) / 2) * scale;
  return places.slice(0, -1).map(({ x, y }) => {
    const spots = [-135, -45, 180, 0, -90, 135, 45].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return { x: x + Math.cos(angle) * ring, y: y + Math.sin(angle) * ring };
    });
    return leastCovered(mapLayout, spots, size, size, []);
  });
}

/** Where what is said at a village lies: above it, or where there is room. */
export function placeVillageLabels(mapLayout: NamedMapLayout): Point[] {
  const { villages, places, scale, layout } = mapLayout;
  const factor = villageLabelScale(layout) * scale;
  const [width, height] = [VILLAGE_LABEL.width * factor, VILLAGE_LABEL.height * factor];
  const up = (VILLAGE_HALF.y + 2) * scale + height / 2;
  const side = (VILLAGE_HALF.x + 3) * scale + width / 2;
  const courts = places.slice(0, -1).map((place) => boxAround(place, 98 * scale, 98 * scale));
  return villages.map(({ x, y }) => {
    const spots = [
      { x, y: y - up },
      { x, y: y + up },
      ...[0.5, -0.5].flatMap((part) => [
        { x: x + part * side, y: y - up },
        { x: x + part * side, y: y + up },
      ]),
      { x: x + side, y },
      { x: x - side, y },
    ];
    return leastCovered(mapLayout, spots, width, height, courts);
  });
}

/** The first of the spots where a box hides least of names, villages, roads and others. */
function leastCovered(
  mapLayout: NamedMapLayout,
  spots: readonly Point[],
  width: number,
  height: number,
  others: readonly Box[],
): Point {
  const { scale, layout, cityNames, villageNames, villages, roads } = mapLayout;
  const cost = (spot: Point): number => {
    const box = boxAround(spot, width, height);
    const hidden = (boxes: readonly Box[]) => boxes.reduce((sum, one) => sum + overlapArea(box, one), 0);
    const road = roads.reduce(
      (sum, { points }) => sum + points.filter((point) => containsPoint(box, point)).length,
      0,
    );
    return (
      12 * hidden(cityNames.map((name) => name.box)) +
      // A phone shows no names of villages but enlarged.
      (layout === 'wide' ? 12 : 1) * hidden(villageNames.map((name) => name.box)) +
      9 *
        hidden(villages.map((village) => boxAround(village, 2 * VILLAGE_HALF.x * scale, 2 * SITE * scale))) +
      6 * hidden(others) +
      6 * (box.width * box.height - overlapArea(box, inflateBox(mapLayout.box, -4 * scale))) +
      road * 8 * scale * scale
    );
  };
  let found = spots[0] ?? { x: 0, y: 0 };
  let least = Number.POSITIVE_INFINITY;
  spots.forEach((spot, i) => {
    const price = cost(spot) + i * 6 * scale * scale;
    if (price >= least) return;
    least = price;
    found = spot;
  });
  return found;
}
