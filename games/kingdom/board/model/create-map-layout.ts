import { distance, type Point } from '@durbar/kit/board/points.ts';
import type { RoadMap } from '../../rules/index.ts';
import { type Box, quadraticCurve, smoothCurve } from './geometry.ts';
import { ASPECT_RATIO, type BoardLayout, CITY_RIM, type MapLayout, VILLAGE_HALF } from './map-layout.ts';
import { placeCityNames, placeVillageNames } from './map-names.ts';
import { placeFigures, placeTolls, placeVillageLabels } from './map-spots.ts';

/** Horizontal space for names that are wider than their cities. */
const NAME_MARGIN = 16;

const layoutCache = new WeakMap<RoadMap, Map<string, MapLayout>>();

/** Visible part of a map: the whole canvas, or only the area around its places. */
type MapExtent = 'canvas' | 'places';

/**
 * Returns the cached layout of a map; a game always passes the same arguments. @param figureCount largest number of figures
 * beside one city
 */
export function mapLayoutFor(
  map: RoadMap,
  figureCount: number,
  layout: BoardLayout = 'wide',
  extent: MapExtent = 'canvas',
): MapLayout {
  let drawn = layoutCache.get(map);
  if (!drawn) layoutCache.set(map, (drawn = new Map<string, MapLayout>()));
  const key = `${figureCount} ${layout}`;
  let mapLayout = drawn.get(key);
  if (!mapLayout) drawn.set(key, (mapLayout = createMapLayout(map, figureCount, layout, extent)));
  return mapLayout;
}

/** Computes the layout of any valid map. */
export function createMapLayout(
  map: RoadMap,
  figureCount: number,
  layout: BoardLayout = 'wide',
  extent: MapExtent = 'canvas',
): MapLayout {
  const { file } = map;
  const places: Point[] = [...file.cities, file.start].map(({ x, y }) => ({ x, y }));
  const villages = file.roads.flatMap((road) => road.villages.map(({ x, y }) => ({ x, y })));
  const scale = mapScale(file.canvas, places.slice(0, -1), villages);
  const roads = file.roads.map((road, r) => {
    const from = places[map.roadFrom[r] ?? 0] ?? { x: 0, y: 0 };
    const to = places[map.roadTo[r] ?? 0] ?? from;
    if (road.control) return quadraticCurve(from, { x: road.control[0], y: road.control[1] }, to);
    return smoothCurve([from, ...road.villages.map(({ x, y }) => ({ x, y })), to]);
  });
  const shown =
    extent === 'canvas'
      ? [
          { x: 0, y: 0 },
          { x: file.canvas.width, y: file.canvas.height },
        ]
      : villages;
  const box = mapBox(shown, places, extent === 'canvas' ? 0 : NAME_MARGIN * scale, scale);
  const starts = placeStarts(places.at(-1) ?? { x: 0, y: 0 }, figureCount, scale);
  const bare = { map, layout, box, scale, places, villages, roads, starts };
  const cityNames = placeCityNames(bare);
  const villageNames = placeVillageNames(bare, cityNames);
  const named = { ...bare, cityNames, villageNames };
  const tollSpots = placeTolls(named);
  return {
    ...named,
    tollSpots,
    villageLabelSpots: placeVillageLabels(named),
    figureSpots: placeFigures({ ...named, tollSpots }, figureCount),
  };
}

/** Positions of figures around the starting place. */
function placeStarts({ x, y }: Point, figureCount: number, scale: number): Point[] {
  const round = Math.max(4, figureCount);
  const ring = 40 * scale;
  return Array.from({ length: figureCount }, (_, nth) => {
    const angle = -Math.PI / 4 + (nth * 2 * Math.PI) / round;
    return { x: x + Math.cos(angle) * ring, y: y + Math.sin(angle) * ring };
  });
}

/** Below this scale nothing is visible, and decoration that is placed in steps of the scale would never end. */
const MIN_SCALE = 0.12;

/** Chooses the largest scale that the canvas and the distances between cities and villages allow. */
function mapScale(
  canvas: { readonly width: number; readonly height: number },
  cities: readonly Point[],
  villages: readonly Point[],
): number {
  const least = (points: readonly Point[], others: readonly Point[]) =>
    Math.min(
      ...points.flatMap((one) =>
        others.filter((other) => other !== one).map((other) => distance(one, other)),
      ),
    );
  const roomy = Math.sqrt((canvas.width * canvas.height) / 960_000);
  const scale = Math.min(
    roomy,
    least(cities, cities) / (2 * CITY_RIM + 6),
    least(cities, villages) / (CITY_RIM + 24),
    least(villages, villages) / (2 * VILLAGE_HALF.x),
  );
  return Math.max(MIN_SCALE * roomy, scale);
}

/** A box with the board's aspect ratio that contains all given points and all places with their pieces. */
function mapBox(points: readonly Point[], places: readonly Point[], room: number, scale: number): Box {
  const high = (CITY_RIM + 34) * scale;
  const rim = (CITY_RIM + 10) * scale + room;
  const xs = [...points.map(({ x }) => x), ...places.flatMap(({ x }) => [x - rim, x + rim])];
  const ys = [...points.map(({ y }) => y), ...places.flatMap(({ y }) => [y - high, y + high])];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const width = Math.max(right - left, (bottom - top) * ASPECT_RATIO);
  const height = Math.max(bottom - top, width / ASPECT_RATIO);
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}
