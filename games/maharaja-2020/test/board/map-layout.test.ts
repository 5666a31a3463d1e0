import { seededDeal } from '@durbar/kernel';
import { distance, type Point } from '@durbar/kit/board/points.ts';
import { describe, expect, test } from 'vitest';
import { createMapLayout } from '../../../kingdom/board/model/create-map-layout.ts';
import {
  type Box,
  distanceTo,
  inflateBox,
  quadraticCurve,
  smoothCurve,
} from '../../../kingdom/board/model/geometry.ts';
import {
  ASPECT_RATIO,
  CITY_RIM,
  type MapLayout,
  SITE,
  sitePoint,
} from '../../../kingdom/board/model/map-layout.ts';
import { getScenery } from '../../../kingdom/board/model/scenery.ts';
import { getMapLayout } from '../../board/model/position.ts';
import { maharaja2020, mapAt, SITE_COUNT } from '../../rules/index.ts';

type MapPlace = ReturnType<typeof mapAt>['file']['start'];

const positionOn = (options: Record<string, unknown>) =>
  maharaja2020.setup(maharaja2020.parseOptions(options, 2), 2, seededDeal('chart'));

/** A small crowded custom map: the built-in one at a fifth of its size, turned upside down. */
function ownMap(): unknown {
  const { file } = mapAt(positionOn({}));
  const down = (y: number) => Math.round((960 - y) / 5);
  const turn = ({ id, name, x, y }: MapPlace): MapPlace => ({ id, name, x: Math.round(x / 5), y: down(y) });
  return {
    canvas: { width: 200, height: 192 },
    start: turn(file.start),
    cities: file.cities.map(turn),
    roads: file.roads.map(({ id, from, to, control, villages }) => ({
      id,
      from,
      to,
      control: control && [Math.round(control[0] / 5), down(control[1])],
      villages: villages.map(turn),
    })),
  };
}

const charts: readonly [string, MapLayout][] = [
  ['hindustan', getMapLayout(positionOn({ map: 'hindustan' }))],
  ['rajasthan', getMapLayout(positionOn({ map: 'rajasthan' }))],
  ['own', getMapLayout(positionOn({ mapFile: ownMap() }))],
];

const inside = (box: Box, { x, y }: Point) =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

describe.each(charts)('the map layout of %s', (_, chart) => {
  const cities = chart.places.slice(0, -1);

  test('shows everything, in the board’s aspect ratio', () => {
    expect(chart.box.width / chart.box.height).toBeCloseTo(ASPECT_RATIO, 5);
    for (const place of [...chart.places, ...chart.villages, ...chart.figureSpots.flat()])
      expect(inside(chart.box, place)).toBe(true);
  });

  test('names each village nearer to it than to any other', () => {
    chart.villageNames.forEach(({ box }, village) => {
      const far = chart.villages.map((one) => distanceTo(box, one));
      expect(far.indexOf(Math.min(...far))).toBe(village);
    });
  });

  test('lets the coast go on beyond the map, where a place of another shape shows it', () => {
    for (const { coast, side } of getScenery(chart).seas) {
      const { points } = coast;
      const out = side === 'left' ? chart.box.x : chart.box.x + chart.box.width;
      expect(Math.abs((points[0]?.x ?? 0) - out)).toBeCloseTo(chart.box.width, 0);
      expect(points.at(-1)?.x).toBeCloseTo(chart.box.x + chart.box.width / 2, 0);
    }
  });

  test('keeps cities and villages apart', () => {
    cities.forEach((city, i) => {
      for (const other of cities.slice(i + 1))
        expect(distance(city, other)).toBeGreaterThan(2 * CITY_RIM * chart.scale);
      for (const village of chart.villages)
        expect(distance(city, village)).toBeGreaterThan(CITY_RIM * chart.scale);
    });
  });

  test('has seven sites in a city that do not overlap', () => {
    const sites = Array.from({ length: SITE_COUNT }, (_, site) => sitePoint(chart, 0, site));
    sites.forEach((site, i) => {
      for (const other of sites.slice(i + 1))
        expect(distance(site, other)).toBeGreaterThan(2 * SITE * chart.scale);
    });
  });

  test('has no overlapping names', () => {
    // Without the glow around the letters.
    const boxes = [...chart.cityNames, ...chart.villageNames].map(({ box }) =>
      inflateBox(box, -3 * chart.scale),
    );
    boxes.forEach((box, i) => {
      for (const other of boxes.slice(i + 1)) {
        const apart =
          box.x + box.width <= other.x ||
          other.x + other.width <= box.x ||
          box.y + box.height <= other.y ||
          other.y + other.height <= box.y;
        expect(apart).toBe(true);
      }
    });
  });

  test('draws every road from place to place', () => {
    chart.roads.forEach(({ points }, r) => {
      expect(points.at(0)).toEqual(chart.places[chart.map.roadFrom[r] ?? -1]);
      const end = points.at(-1) ?? { x: 0, y: 0 };
      expect(distance(end, chart.places[chart.map.roadTo[r] ?? -1] ?? { x: -1, y: -1 })).toBeLessThan(0.001);
    });
  });

  test('draws the same landscape each time, and nothing of it on the roads', () => {
    const again = createMapLayout(chart.map, 4);
    expect(getScenery(again)).toEqual(getScenery(chart));
    const roads = chart.roads.flatMap(({ points }) => points);
    const { growths } = getScenery(chart);
    const nearest = growths.map(({ at }) => Math.min(...roads.map((point) => distance(at, point))));
    expect(growths.length).toBeGreaterThan(30);
    expect(Math.min(...nearest)).toBeGreaterThan(12 * chart.scale);
  });
});

describe('curves', () => {
  test('a quadratic curve ends at its end point and bends towards its control point', () => {
    const { points, path } = quadraticCurve({ x: 0, y: 0 }, { x: 50, y: 100 }, { x: 100, y: 0 });
    expect(path).toBe('M0 0Q50 100 100 0');
    expect(points.at(14)).toEqual({ x: 50, y: 50 });
  });

  test('a line through points passes each of them', () => {
    const stops = [
      { x: 0, y: 0 },
      { x: 10, y: 5 },
      { x: 30, y: 0 },
    ];
    const { points } = smoothCurve(stops);
    for (const stop of stops) expect(points.some((point) => distance(point, stop) < 1e-9)).toBe(true);
  });
});
