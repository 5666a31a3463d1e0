import type { Point } from '@durbar/kit/board/points.ts';
import { type Box, boxAround, containsPoint, distanceTo, inflateBox, overlapArea } from './geometry.ts';
import type { BareMapLayout, PlacedName } from './map-layout.ts';
import { figureShape, pieceBox } from './pieces.ts';

/** Height of a city's name on its label and of a village's name, at scale 1. */
export const CITY_NAME = 24;

export const VILLAGE_NAME = 18.5;

/** Height of a city's name on a phone. There it has no label behind it and is shown at a third of the size. */
export const TALL_CITY_NAME = 39;

/**
 * Approximate widths of Garamond's letters relative to their height, measured in browsers for the names of the maps.
 */
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [/[ijlt.' ]/, 0.31],
  [/[fr]/, 0.39],
  [/[acesvxyz]/, 0.44],
  [/[mwMW]/, 0.9],
  [/[A-Z]/, 0.73],
];

const OTHER_LETTER = 0.56;

/** Factor for names that are wider than these measures. */
const SPARE = 1.04;

/** Width of a text relative to the height of its letters. */
function textWidth(text: string): number {
  let length = 0;
  for (const letter of text) length += LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_LETTER;
  return length * SPARE;
}

/** Things that a name should not cover: the roads and places of the map, and taken boxes. */
interface NamingContext {
  readonly mapLayout: BareMapLayout;
  readonly taken: readonly Box[];
}

function overlapCost({ mapLayout, taken }: NamingContext, box: Box): number {
  const { scale, roads } = mapLayout;
  const near = inflateBox(box, 5 * scale);
  const onRoad = roads.reduce(
    (sum, { points }) => sum + points.filter((point) => containsPoint(near, point)).length,
    0,
  );
  const onTaken = taken.reduce((sum, other) => sum + overlapArea(box, other), 0);
  const edge = 14 * scale;
  const inside = overlapArea(box, inflateBox(mapLayout.box, -edge));
  return onRoad * 90 * scale * scale + onTaken * 9 + (box.width * box.height - inside) * 6;
}

function bestSpot(
  context: NamingContext,
  spots: readonly Point[],
  width: number,
  height: number,
  extra: (box: Box) => number = () => 0,
): Point {
  let least = Number.POSITIVE_INFINITY;
  let found = spots[0] ?? { x: 0, y: 0 };
  spots.forEach((spot, i) => {
    // Earlier spots are preferred.
    const box = boxAround(spot, width, height);
    const price = overlapCost(context, box) + extra(box) + i * 4;
    if (price >= least) return;
    least = price;
    found = spot;
  });
  return found;
}

function cityBoxes({ places, scale }: BareMapLayout): Box[] {
  return places.slice(0, -1).map((place) => boxAround(place, 132 * scale, 140 * scale));
}

function villageBoxes({ villages, scale }: BareMapLayout): Box[] {
  return villages.map((village) => boxAround(village, 62 * scale, 34 * scale));
}

/** Boxes of the starting place and of the figures around it. */
function startBoxes({ places, scale, layout, starts }: BareMapLayout): Box[] {
  const start = places.at(-1);
  if (!start) return [];
  return [
    boxAround(start, 56 * scale, 56 * scale),
    ...starts.map((spot) => pieceBox(figureShape(layout), spot, scale)),
  ];
}

/** Places the names of cities: off roads and villages, above or below their cities if possible. */
export function placeCityNames(mapLayout: BareMapLayout): PlacedName[] {
  const { map, scale, places, layout } = mapLayout;
  const height = (layout === 'wide' ? 31 : TALL_CITY_NAME * 0.9) * scale;
  const taken: Box[] = [...villageBoxes(mapLayout), ...startBoxes(mapLayout)];
  return map.cityNames.map((text, city) => {
    const middle = places[city] ?? { x: 0, y: 0 };
    const width = cityWidth(text, layout) * scale;
    const others = cityBoxes(mapLayout).filter((_, other) => other !== city);
    const spots = aroundCity(middle, width, LIT_RIM[layout] + height / scale / 2, scale);
    const at = bestSpot({ mapLayout, taken: [...taken, ...others] }, spots, width, height);
    const box = boxAround(at, width, height);
    taken.push(box);
    return { text, at, box };
  });
}

/** Width of a label with its crest, or of letters with the glow around them. */
function cityWidth(text: string, layout: BareMapLayout['layout']): number {
  const letters = textWidth(text);
  return layout === 'wide' ? CITY_NAME * letters + 56 : TALL_CITY_NAME * letters + 8;
}

/** Radius of the ring that highlights a city, at scale 1. No name may lie under the ring. */
const LIT_RIM = { wide: 81, tall: 90 } as const;

/** @param high distance of the name above or below the centre, at scale 1 */
function aroundCity({ x, y }: Point, width: number, high: number, scale: number): Point[] {
  const up = high * scale;
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

/** How much farther than from its own village a name should be from any other one, at scale 1. */
const CLEARER = 14;

/** Places the names of villages beside them. */
export function placeVillageNames(mapLayout: BareMapLayout, cityNames: readonly PlacedName[]): PlacedName[] {
  const { map, scale, villages } = mapLayout;
  const height = 19 * scale;
  const round = cityBoxes(mapLayout).map((box) => ({
    x: box.x - 14 * scale,
    y: box.y - 8 * scale,
    width: box.width + 28 * scale,
    height: box.height + 16 * scale,
  }));
  const taken: Box[] = [
    ...round,
    ...villageBoxes(mapLayout),
    ...startBoxes(mapLayout),
    ...cityNames.map(({ box }) => box),
  ];
  return map.villageNames.map((text, village) => {
    const { x, y } = villages[village] ?? { x: 0, y: 0 };
    const width = VILLAGE_NAME * textWidth(text) * scale;
    const side = width / 2 + 37 * scale;
    /** A name that is nearly as close to another village could be taken for its name. */
    const ambiguity = (box: Box) => {
      const clear = distanceTo(box, { x, y }) + CLEARER * scale;
      const near = villages.filter((other, i) => i !== village && distanceTo(box, other) < clear);
      return near.length * 900 * scale * scale;
    };
    const spots = [
      { x, y: y + 28.5 * scale },
      { x, y: y - 28 * scale },
      { x: x + side, y: y + scale },
      { x: x - side, y: y + scale },
      ...[9, -9, 15, -15].flatMap((down) => [
        { x: x + side, y: y + down * scale },
        { x: x - side, y: y + down * scale },
      ]),
      ...[0.3, 0.55, 0.8].flatMap((part) =>
        [28.5, -28].flatMap((down) => [
          { x: x + side * part, y: y + down * scale },
          { x: x - side * part, y: y + down * scale },
        ]),
      ),
    ];
    const at = bestSpot({ mapLayout, taken }, spots, width, height, ambiguity);
    const box = boxAround(at, width, height);
    taken.push(box);
    return { text, at, box };
  });
}
