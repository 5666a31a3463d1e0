import { distance, type Point } from '@durbar/kit/board/points.ts';
import { type Box, boxAround, containsPoint, distanceTo, inflateBox, overlapArea } from './geometry.ts';
import {
  type BoardLayout,
  CITY_RIM,
  type MapLayout,
  type NamedMapLayout,
  SITE,
  VILLAGE_HALF,
} from './map-layout.ts';
import { figureShape, MAHARAJA, type PieceShape, pieceBody } from './pieces.ts';

/** Preferred distance of a seat's figure and of the Maharaja from the city's centre, at scale 1. */
const FIGURE_RING = 92;
const MAHARAJA_RING = 118;
/** Differences from that distance to try, if they hide less. */
const FIGURE_RINGS = [0, 8, 16, 28, 42, 58, -8];
const MAHARAJA_RINGS = [0, -10, 10, 22, 36, 52];
/** Number of directions to try. */
const DIRECTIONS = 48;
/** Things farther from a city than this cannot be hidden there. */
const NEAR = 330;

type FigureContext = Omit<MapLayout, 'figureSpots' | 'villageLabelSpots'>;

/** Something that a piece should not hide. `weight` is the cost per unit of area. */
interface Obstacle {
  readonly box: Box;
  readonly weight: number;
}

/**
 * Positions of the figures and the Maharaja beside each city: off names, villages and sites, and apart from each other.
 */
export function placeFigures(context: FigureContext, figureCount: number): Point[][] {
  const obstacles = listObstacles(context);
  const roads = context.roads.flatMap(({ points }) => points);
  return context.places.slice(0, -1).map((city, i) => {
    const { scale, layout } = context;
    const near = obstacles.filter(({ box }) => distanceTo(box, city) < NEAR * scale);
    const toll = context.tollSpots[i];
    const size = (coinSize(layout) - 3) * scale;
    if (toll) near.push({ box: boxAround(toll, size, size), weight: 6 });
    const points = roads.filter((point) => distance(point, city) < NEAR * scale);
    const chosen: Point[] = [];
    const add = (shape: PieceShape, ring: number, rings: readonly number[]) => {
      const spot = leastObstructed({ context, near, points }, city, shape, ring, rings);
      chosen.push(spot);
      near.push({ box: pieceBody(shape, spot, scale), weight: 20 });
    };
    // The Maharaja is the largest, so his position is chosen first, although it comes last in the list.
    add(MAHARAJA, MAHARAJA_RING, MAHARAJA_RINGS);
    for (let figure = 0; figure < figureCount; figure++) add(figureShape(layout), FIGURE_RING, FIGURE_RINGS);
    chosen.push(...chosen.splice(0, 1));
    return chosen;
  });
}

function listObstacles({
  places,
  villages,
  cityNames,
  villageNames,
  scale,
  layout,
}: FigureContext): Obstacle[] {
  return [
    ...cityNames.map(({ box }) => ({ box, weight: 30 })),
    // A phone shows the names of villages only when enlarged.
    ...villageNames.map(({ box }) => ({ box, weight: layout === 'wide' ? 30 : 3 })),
    ...villages.map((village) => ({
      box: boxAround(village, 2 * (VILLAGE_HALF.x + 3) * scale, 2 * (VILLAGE_HALF.y + 3) * scale),
      weight: 20,
    })),
    // The court with its sites; small pieces stand on the lower rim.
    ...places.slice(0, -1).flatMap(({ x, y }) => [
      { box: boxAround({ x, y }, 104 * scale, 104 * scale), weight: 20 },
      { box: boxAround({ x, y: y + 54 * scale }, 90 * scale, 50 * scale), weight: 6 },
      { box: boxAround({ x, y }, 1.8 * CITY_RIM * scale, 1.2 * CITY_RIM * scale), weight: 0.6 },
    ]),
    ...places.slice(-1).map((start) => ({ box: boxAround(start, 56 * scale, 56 * scale), weight: 10 })),
  ];
}

interface SpotSearch {
  readonly context: FigureContext;
  readonly near: readonly Obstacle[];
  /** Points of the roads near the city. */
  readonly points: readonly Point[];
}

function leastObstructed(
  { context, near, points }: SpotSearch,
  city: Point,
  shape: PieceShape,
  ring: number,
  rings: readonly number[],
): Point {
  const { scale, box: land } = context;
  const inside = inflateBox(land, -3 * scale);
  let best = { x: city.x + ring * scale, y: city.y };
  let least = Number.POSITIVE_INFINITY;
  for (const by of rings)
    for (let i = 0; i < DIRECTIONS; i++) {
      const angle = (i * 2 * Math.PI) / DIRECTIONS;
      const far = (ring + by) * scale;
      const spot = { x: city.x + Math.cos(angle) * far, y: city.y + Math.sin(angle) * far };
      const body = pieceBody(shape, spot, scale);
      const out = body.width * body.height - overlapArea(body, inside);
      let price = out * 30 + (Math.abs(by) + (1 - Math.abs(Math.cos(angle))) * 12) * scale * scale;
      for (const { box, weight } of near) price += overlapArea(body, box) * weight;
      if (price >= least) continue;
      for (const point of points) price += distanceTo(body, point) === 0 ? 14 * scale * scale : 0;
      if (price >= least) continue;
      least = price;
      best = spot;
    }
  return best;
}

/** Width of a coin with a number, in units of a map of scale 1. The number must be legible on a phone. */
export const coinSize = (layout: BoardLayout): number => (layout === 'wide' ? 35 : 62);
/** Height of the number relative to the coin. */
export const COIN_DIGIT = 0.64;
/** Factor by which a phone enlarges labels at villages. */
export const villageLabelScale = (layout: BoardLayout): number => (layout === 'wide' ? 1.15 : 1.7);
const VILLAGE_LABEL = { width: 66, height: 24 };

/** Positions of the cities' toll coins: on the rim of the city, away from texts. */
export function placeTolls(mapLayout: NamedMapLayout): Point[] {
  const { places, scale, layout } = mapLayout;
  const size = coinSize(layout) * scale;
  // The edge of the coin comes near to the sites, which it must not hide.
  const ring = Math.max(CITY_RIM, 52 + coinSize(layout) / 2) * scale;
  return places.slice(0, -1).map(({ x, y }) => {
    const spots = [-135, -45, 180, 0, -90, 135, 45].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return { x: x + Math.cos(angle) * ring, y: y + Math.sin(angle) * ring };
    });
    return leastCovered(mapLayout, spots, size, size, []);
  });
}

/** Positions of labels at villages: above the village, or where there is room. */
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

/** The first spot whose box covers the least of names, villages, roads and other labels. */
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
      // A phone shows the names of villages only when enlarged.
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
