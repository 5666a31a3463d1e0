import type { Point } from '@durbar/kit/board/points.ts';
import { CITY_RIM, type MapLayout, placePoint, SITE_COUNT, sitePoint, VILLAGE_HALF } from './map-layout.ts';
import { pointOnPath, roadPoints, svgPath } from './routes.ts';

/** Where on the map a step of a turn happened. `paid` is coins by seat; places are cities first, then villages. */
export type TraceMark =
  | {
      readonly kind: 'road';
      readonly from: number;
      readonly roads: readonly number[];
      readonly paid: readonly number[];
    }
  | { readonly kind: 'site'; readonly city: number; readonly site: number }
  | { readonly kind: 'place'; readonly place: number };

/** A seat that got toll, and the coins. */
export interface TollShare {
  readonly seat: number;
  readonly coins: number;
}

/** A numbered step, as it is drawn. */
export interface TraceStep {
  readonly number: number;
  /** Where its number stands. */
  readonly at: Point;
  /** The road of a journey; null for other steps. */
  readonly path: string | null;
  readonly tolls: readonly TollShare[];
}

/** The trace of a turn on the map: its steps, and the places where something was built. */
export interface MapTrace {
  readonly seat: number;
  readonly steps: readonly TraceStep[];
  readonly places: readonly number[];
}

/** Distance of a number from the middle of its place, in units of a map of scale 1. */
const BESIDE_SITE = 15;
const NUMBER_WIDTH = 24;

/** Lays out the trace of a seat's steps. @param marks in the order of the steps */
export function layOutTrace(mapLayout: MapLayout, seat: number, marks: readonly TraceMark[]): MapTrace {
  const taken: Point[] = [];
  const steps = marks.map((mark, i): TraceStep => {
    const points = mark.kind === 'road' ? roadPoints(mapLayout, mark.from, mark.roads) : [];
    const wanted = mark.kind === 'road' ? pointOnPath(points, 0.5) : numberPoint(mapLayout, mark);
    const at = besideOthers(wanted, taken, NUMBER_WIDTH * mapLayout.scale);
    taken.push(at);
    return {
      number: i + 1,
      at,
      path: mark.kind === 'road' ? svgPath(points) : null,
      tolls: mark.kind === 'road' ? listShares(mark.paid) : [],
    };
  });
  const places = marks.flatMap((mark) =>
    mark.kind === 'road' ? [] : [mark.kind === 'site' ? mark.city : mark.place],
  );
  return { seat, steps, places: [...new Set(places)] };
}

function listShares(paid: readonly number[]): readonly TollShare[] {
  return paid.flatMap((coins, seat) => (coins > 0 ? [{ seat, coins }] : []));
}

/** The place of a number: beside a site, at the right end of a village, at the lower right of a city. */
function numberPoint(mapLayout: MapLayout, mark: Exclude<TraceMark, { kind: 'road' }>): Point {
  const { scale, map, villages } = mapLayout;
  if (mark.kind === 'site') {
    const { x, y } = sitePoint(mapLayout, mark.city, mark.site % SITE_COUNT);
    return { x: x + BESIDE_SITE * scale, y: y - BESIDE_SITE * scale };
  }
  const village = villages[mark.place - map.cityNames.length];
  if (village) return { x: village.x + (VILLAGE_HALF.x + 4) * scale, y: village.y };
  const { x, y } = placePoint(mapLayout, mark.place);
  const out = CITY_RIM * Math.SQRT1_2 * scale;
  return { x: x + out, y: y + out };
}

/** A point to the right of all others that are too near. */
function besideOthers(wanted: Point, taken: readonly Point[], width: number): Point {
  const near = taken.some(({ x, y }) => Math.abs(x - wanted.x) < width && Math.abs(y - wanted.y) < width);
  return near ? besideOthers({ x: wanted.x + width, y: wanted.y }, taken, width) : wanted;
}
