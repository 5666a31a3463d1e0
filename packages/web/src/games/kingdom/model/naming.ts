import type { Point } from '../../../board-kit/points.ts';
import type { BareChart, Box } from './chart.ts';

/** Where a name stands: the middle of its box, and the box. */
export interface Name {
  readonly text: string;
  readonly at: Point;
  readonly box: Box;
}

/** Height of a city's and a village's name at scale 1. */
export const CITY_NAME = 24;
export const VILLAGE_NAME = 18.5;
/** Width of a text in heights of its letters, about, as Garamond has it. */
function lengthOf(text: string): number {
  let length = 0;
  for (const letter of text) {
    if (/[ijltfr.' ]/.test(letter)) length += 0.33;
    else if (/[mwMW]/.test(letter)) length += 0.82;
    else length += letter === letter.toUpperCase() ? 0.68 : 0.48;
  }
  return length;
}

/** The bold letters of plates are wider, the italics of villages narrower. */
const CITY_LETTER = 1.06;
const VILLAGE_LETTER = 0.86;

const boxAround = ({ x, y }: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** How much two boxes overlap, as an area. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** A box without its rim. */
const within = ({ x, y, width, height }: Box, rim: number): Box => ({
  x: x + rim,
  y: y + rim,
  width: width - 2 * rim,
  height: height - 2 * rim,
});

const holds = (box: Box, { x, y }: Point, by: number): boolean =>
  x > box.x - by && x < box.x + box.width + by && y > box.y - by && y < box.y + box.height + by;

/** What a name should keep clear of, each with how bad it is to lie on it. */
interface Ground {
  readonly chart: BareChart;
  readonly taken: readonly Box[];
}

function cost({ chart, taken }: Ground, box: Box): number {
  const { scale, roads } = chart;
  const onRoad = roads.reduce(
    (sum, { points }) => sum + points.filter((point) => holds(box, point, 5 * scale)).length,
    0,
  );
  const onTaken = taken.reduce((sum, other) => sum + overlap(box, other), 0);
  const edge = 14 * scale;
  const inside = overlap(box, within(chart.box, edge));
  return onRoad * 90 * scale * scale + onTaken * 9 + (box.width * box.height - inside) * 6;
}

function best(ground: Ground, spots: readonly Point[], width: number, height: number): Point {
  let least = Number.POSITIVE_INFINITY;
  let found = spots[0] ?? { x: 0, y: 0 };
  spots.forEach((spot, i) => {
    // Earlier spots are liked better.
    const price = cost(ground, boxAround(spot, width, height)) + i * 4;
    if (price >= least) return;
    least = price;
    found = spot;
  });
  return found;
}

function cityBoxes({ places, scale }: BareChart): Box[] {
  return places.slice(0, -1).map((place) => boxAround(place, 132 * scale, 140 * scale));
}

function villageBoxes({ villages, scale }: BareChart): Box[] {
  return villages.map((village) => boxAround(village, 62 * scale, 34 * scale));
}

function startBox({ places, scale }: BareChart): Box[] {
  const start = places.at(-1);
  return start ? [boxAround(start, 56 * scale, 56 * scale)] : [];
}

/** Plates of the cities' names: off roads and villages, above or below their cities where that is possible. */
export function nameCities(chart: BareChart): Name[] {
  const { map, scale, places } = chart;
  const height = 31 * scale;
  const taken: Box[] = [...villageBoxes(chart), ...startBox(chart)];
  return map.cityNames.map((text, city) => {
    const middle = places[city] ?? { x: 0, y: 0 };
    const width = (CITY_NAME * CITY_LETTER * lengthOf(text) + 56) * scale;
    const others = cityBoxes(chart).filter((_, other) => other !== city);
    const at = best({ chart, taken: [...taken, ...others] }, aroundCity(middle, width, scale), width, height);
    const box = boxAround(at, width, height);
    taken.push(box);
    return { text, at, box };
  });
}

function aroundCity({ x, y }: Point, width: number, scale: number): Point[] {
  const up = 93 * scale;
  const side = width / 2 + 58 * scale;
  const shift = width * 0.32;
  return [
    { x, y: y - up },
    { x, y: y + up },
    ...[shift, -shift, 2 * shift, -2 * shift].flatMap((by) => [
      { x: x + by, y: y - up },
      { x: x + by, y: y + up },
    ]),
    ...[1, -1].flatMap((to) => [48, -48, 66, -66].map((by) => ({ x: x + to * side, y: y + by * scale }))),
  ];
}

/** Names of villages beside them. */
export function nameVillages(chart: BareChart, cityNames: readonly Name[]): Name[] {
  const { map, scale, villages } = chart;
  const height = 19 * scale;
  const round = cityBoxes(chart).map((box) => ({
    x: box.x - 14 * scale,
    y: box.y - 8 * scale,
    width: box.width + 28 * scale,
    height: box.height + 16 * scale,
  }));
  const taken: Box[] = [
    ...round,
    ...villageBoxes(chart),
    ...startBox(chart),
    ...cityNames.map(({ box }) => box),
  ];
  return map.villageNames.map((text, village) => {
    const { x, y } = villages[village] ?? { x: 0, y: 0 };
    const width = VILLAGE_NAME * VILLAGE_LETTER * lengthOf(text) * scale;
    const side = width / 2 + 35 * scale;
    const spots = [
      { x, y: y + 27 * scale },
      { x, y: y - 26 * scale },
      { x: x + side, y: y + scale },
      { x: x - side, y: y + scale },
      ...[0.3, 0.55, 0.8].flatMap((part) =>
        [27, -26].flatMap((down) => [
          { x: x + side * part, y: y + down * scale },
          { x: x - side * part, y: y + down * scale },
        ]),
      ),
    ];
    const at = best({ chart, taken }, spots, width, height);
    const box = boxAround(at, width, height);
    taken.push(box);
    return { text, at, box };
  });
}
