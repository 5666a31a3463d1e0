import { fraction, type Rng, seededRng } from '@durbar/kernel';
import { distance, type Point } from '@durbar/kit/board/points.ts';
import {
  type Box,
  boxAround,
  type Curve,
  distanceTo,
  inflateBox,
  overlapArea,
  smoothCurve,
} from './geometry.ts';
import type { MapLayout } from './map-layout.ts';
import { coinSize } from './map-spots.ts';
import { figureShape, MAHARAJA, pieceBody } from './pieces.ts';

/** Height of the map's name at scale 1 (as large as a phone needs), and the height of its scroll relative to it. */
export const TITLE = { wide: 27, tall: 39 } as const;
export const SCROLL = { width: 192 / 27, height: 48 / 27 } as const;

/** How far the landscape is drawn beyond the map on each side, as a part of its width or height. */
export const MARGIN = 1;

/** A small drawing of the landscape, such as a hill or a tree. */
export interface Growth {
  readonly kind: 'hill' | 'tree' | 'palm' | 'wave';
  readonly at: Point;
  readonly size: number;
}

export interface Scenery {
  /** Coasts, each from top to bottom, and the sea behind each as a closed path. */
  readonly seas: readonly { readonly coast: Curve; readonly path: string; readonly side: 'left' | 'right' }[];
  readonly rivers: readonly Curve[];
  readonly growths: readonly Growth[];
  readonly fields: readonly {
    readonly at: Point;
    readonly rx: number;
    readonly ry: number;
    readonly tint: number;
  }[];
  readonly compass: Point | null;
  readonly ship: Point | null;
  /** Position of the map's name; null if there is no room. */
  readonly scroll: Point | null;
}

const sceneryCache = new WeakMap<MapLayout, Scenery>();

/** The landscape around a map's roads; always the same for the same file. */
export function getScenery(mapLayout: MapLayout): Scenery {
  let scenery = sceneryCache.get(mapLayout);
  if (!scenery) {
    scenery = createScenery(mapLayout);
    sceneryCache.set(mapLayout, scenery);
  }
  return scenery;
}

function createScenery(mapLayout: MapLayout): Scenery {
  const { map, box, scale } = mapLayout;
  const rng = seededRng([...map.cityIds, ...map.villageIds].join(), 'scenery');
  const seas = (['left', 'right'] as const).flatMap((side) => drawCoast(mapLayout, side, rng));
  const inSea = (point: Point, by: number) =>
    seas.some(({ coast: { points }, side }) =>
      points.some(
        ({ x, y }) =>
          Math.abs(y - point.y) < 14 * scale && (side === 'left' ? point.x < x + by : point.x > x - by),
      ),
    );
  const room = (point: Point) => roomAt(mapLayout, point);
  const scroll = placeScroll(mapLayout, rng, inSea);
  const taken: Point[] = [];
  const widest = (inWater: boolean, need: number): Point | null => {
    let best: Point | null = null;
    let most = need;
    for (let i = 0; i < 260; i++) {
      const point = {
        x: box.x + (0.05 + 0.9 * fraction(rng)) * box.width,
        y: box.y + (0.05 + 0.9 * fraction(rng)) * box.height,
      };
      if (inSea(point, 0) !== inWater || (!inWater && inSea(point, need))) continue;
      const edge = Math.min(
        point.x - box.x,
        box.x + box.width - point.x,
        point.y - box.y,
        box.y + box.height - point.y,
      );
      const apart = Math.min(
        scroll ? distanceTo(scrollBox(mapLayout, scroll), point) - need : need + most,
        ...taken.map((other) => distance(other, point) - need),
      );
      const score = Math.min(room(point), edge, apart, 150 * scale);
      if (score <= most) continue;
      most = score;
      best = point;
    }
    if (best) taken.push(best);
    return best;
  };
  const compass = widest(seas.length > 0, 40 * scale) ?? widest(false, 46 * scale);
  const ship = seas.length > 0 ? widest(true, 26 * scale) : null;
  const growths = placeGrowths(mapLayout, rng, inSea, taken).filter(
    ({ at }) => !scroll || distanceTo(scrollBox(mapLayout, scroll), at) > 10 * scale,
  );
  return {
    seas,
    rivers: drawRivers(mapLayout, rng),
    growths,
    fields: drawFields(mapLayout, rng),
    compass,
    ship,
    scroll,
  };
}

/** The box of the scroll around a point. */
const scrollBox = ({ scale, layout }: MapLayout, at: Point): Box =>
  boxAround(at, SCROLL.width * TITLE[layout] * scale, SCROLL.height * TITLE[layout] * scale);

/** Finds the position with the most room for the map's name. Nothing may ever lie on the name. */
function placeScroll(
  mapLayout: MapLayout,
  rng: Rng,
  inSea: (point: Point, by: number) => boolean,
): Point | null {
  const { box, scale, cityNames, villageNames, figureSpots, starts, layout, tollSpots } = mapLayout;
  const figure = figureShape(layout);
  const coin = coinSize(layout) * scale;
  const boxes = [
    ...[...cityNames, ...villageNames].map((name) => name.box),
    ...figureSpots.flatMap((spots) =>
      spots.map((spot, i) => pieceBody(i === spots.length - 1 ? MAHARAJA : figure, spot, scale)),
    ),
    ...starts.map((spot) => pieceBody(figure, spot, scale)),
    ...tollSpots.map((toll) => boxAround(toll, coin, coin)),
  ];
  const land = inflateBox(box, -9 * scale);
  let best: Point | null = null;
  let most = 3 * scale;
  for (let i = 0; i < 500; i++) {
    const at = { x: box.x + fraction(rng) * box.width, y: box.y + fraction(rng) * box.height };
    const scroll = scrollBox(mapLayout, at);
    if (overlapArea(scroll, land) < scroll.width * scroll.height * 0.999 || inSea(at, 30 * scale)) continue;
    const room = Math.min(60 * scale, roomRound(mapLayout, scroll), ...boxes.map((one) => gap(scroll, one)));
    if (room <= most) continue;
    most = room;
    best = at;
  }
  return best;
}

/** Distance between two boxes; 0 if they touch. */
const gap = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(b.x - a.x - a.width, 0, a.x - b.x - b.width),
    Math.max(b.y - a.y - a.height, 0, a.y - b.y - b.height),
  );

/** Distance of the nearest city, village or road from a box. */
function roomRound(mapLayout: MapLayout, box: Box): number {
  let all = circles.get(mapLayout);
  if (!all) circles.set(mapLayout, (all = listCircles(mapLayout)));
  let room = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 2 < all.length; i += 3)
    room = Math.min(room, distanceTo(box, { x: all[i] ?? 0, y: all[i + 1] ?? 0 }) - (all[i + 2] ?? 0));
  return room;
}

/** Everything on the map that the landscape must avoid, as circles: x, y and radius of each in turn. */
function listCircles(mapLayout: MapLayout): readonly number[] {
  const { places, villages, roads, figureSpots, scale } = mapLayout;
  return [
    ...places.flatMap(({ x, y }) => [x, y, 88 * scale]),
    ...villages.flatMap(({ x, y }) => [x, y, 32 * scale]),
    ...roads.flatMap(({ points }) => points.flatMap(({ x, y }) => [x, y, 8 * scale])),
    ...figureSpots.flatMap((spots) => spots.slice(-1).flatMap(({ x, y }) => [x, y, 46 * scale])),
  ];
}

const circles = new WeakMap<MapLayout, readonly number[]>();

/** Distance of the nearest of these circles. Called thousands of times for one map. */
function roomAt(mapLayout: MapLayout, { x, y }: Point): number {
  let all = circles.get(mapLayout);
  if (!all) circles.set(mapLayout, (all = listCircles(mapLayout)));
  let room = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 2 < all.length; i += 3) {
    const dx = (all[i] ?? 0) - x;
    const dy = (all[i + 1] ?? 0) - y;
    const radius = all[i + 2] ?? 0;
    const near = room + radius;
    const square = dx * dx + dy * dy;
    if (near > 0 && square < near * near) room = Math.sqrt(square) - radius;
  }
  for (const { box } of [...mapLayout.cityNames, ...mapLayout.villageNames]) {
    const dx = Math.max(box.x - x, 0, x - box.x - box.width);
    const dy = Math.max(box.y - y, 0, y - box.y - box.height);
    room = Math.min(room, Math.sqrt(dx * dx + dy * dy) - 4 * mapLayout.scale);
  }
  return room;
}

/** Draws the sea on one side, from the bottom up as far as there is room. */
function drawCoast(mapLayout: MapLayout, side: 'left' | 'right', rng: Rng): Scenery['seas'] {
  const { box, scale } = mapLayout;
  const step = 22 * scale;
  const most = 0.3 * box.width;
  const depths: { y: number; depth: number }[] = [];
  for (let y = box.y + box.height + step; y > box.y + box.height * 0.5; y -= step) {
    let depth = 0;
    while (
      depth < most &&
      roomAt(mapLayout, { x: side === 'left' ? box.x + depth : box.x + box.width - depth, y }) > 26 * scale
    )
      depth += 8 * scale;
    if (depth < 34 * scale) break;
    depths.push({ y, depth });
  }
  if (depths.length < 5) return [];
  const from = depths.at(-1);
  const smooth = depths.map(({ y, depth }, i) => {
    const near = depths.slice(Math.max(0, i - 2), i + 3).map((one) => one.depth);
    const taper = Math.min(1, (depths.length - i) / 5);
    const mean = near.reduce((sum, one) => sum + one, 0) / near.length;
    const wobble = (fraction(rng) - 0.5) * 16 * scale;
    return { y, depth: Math.max(0, Math.min(depth, mean) * taper * 0.94 + wobble - 8 * scale) };
  });
  const top = (from?.y ?? 0) - step;
  // Beyond the map the coast continues outwards: a map in a wider place shows what lies there.
  const outwards = [
    { y: top - 0.3 * box.height, depth: -MARGIN * box.width },
    { y: top - 0.1 * box.height, depth: -0.3 * box.width },
  ];
  // Below the map the two coasts meet.
  const low = box.y + box.height;
  const last = smooth[0]?.depth ?? 0;
  const inwards = [0.25, 0.6].map((part) => ({
    y: low + part * box.height,
    depth: last + (0.5 * box.width - last) * (part / 0.6),
  }));
  const stops = [...outwards, { y: top, depth: -30 * scale }, ...smooth.toReversed(), ...inwards].map(
    ({ y, depth }) => ({
      x: side === 'left' ? box.x + depth : box.x + box.width - depth,
      y,
    }),
  );
  const line = smoothCurve(stops);
  const edge = side === 'left' ? box.x - MARGIN * box.width : box.x + (1 + MARGIN) * box.width;
  const bottom = box.y + (1 + MARGIN) * box.height;
  const path = `${line.path}L${box.x + box.width / 2} ${bottom}L${edge} ${bottom}Z`;
  return [{ coast: line, path, side }];
}

/** Draws a few rivers that wind from north to south. */
function drawRivers({ box, scale }: MapLayout, rng: Rng): Curve[] {
  return [0.16, 0.5, 0.78].map((part) => {
    const drift = (fraction(rng) - 0.5) * 0.5 * box.width;
    const stops = Array.from({ length: 8 }, (_, i) => ({
      x: box.x + part * box.width + (drift * i) / 7 + (fraction(rng) - 0.5) * 110 * scale,
      y: box.y - 20 * scale + (i / 7) * (box.height + 40 * scale),
    }));
    return smoothCurve(stops);
  });
}

function drawFields({ places, scale }: MapLayout, rng: Rng): Scenery['fields'] {
  return places.map(({ x, y }, tint) => ({
    at: { x: x + (fraction(rng) - 0.5) * 90 * scale, y: y + (fraction(rng) - 0.5) * 70 * scale },
    rx: (150 + fraction(rng) * 80) * scale,
    ry: (100 + fraction(rng) * 60) * scale,
    tint: tint % 3,
  }));
}

/** Places hills and trees in small groups on free ground, and waves on the sea. */
function placeGrowths(
  mapLayout: MapLayout,
  rng: Rng,
  inSea: (point: Point, by: number) => boolean,
  taken: readonly Point[],
): Growth[] {
  const { box, scale } = mapLayout;
  const found: Growth[] = [];
  const free = (point: Point, need: number) =>
    roomAt(mapLayout, point) > need * scale &&
    taken.every((other) => distance(other, point) > 70 * scale) &&
    found.every(({ at }) => distance(at, point) > 19 * scale);
  for (let i = 0; i < 150 && found.length < 130; i++) {
    const heart = { x: box.x + fraction(rng) * box.width, y: box.y + fraction(rng) * box.height };
    const wet = inSea(heart, 12 * scale);
    const north = (heart.y - box.y) / box.height;
    const kind: Growth['kind'] = wet
      ? 'wave'
      : inSea(heart, 90 * scale)
        ? 'palm'
        : fraction(rng) < 0.72 - north * 0.5
          ? 'hill'
          : 'tree';
    if (wet && !inSea(heart, -18 * scale)) continue;
    const members = kind === 'wave' ? 1 : 2 + Math.floor(fraction(rng) * 4);
    for (let member = 0; member < members; member++) {
      const at = {
        x: heart.x + (fraction(rng) - 0.5) * 90 * scale,
        y: heart.y + (fraction(rng) - 0.5) * 34 * scale,
      };
      if (!free(at, 14) || inSea(at, 8 * scale) !== wet) continue;
      found.push({ kind, at, size: (0.85 + fraction(rng) * 0.35) * scale });
    }
  }
  return found.toSorted((a, b) => a.at.y - b.at.y);
}
