import { seededDeal } from '@durbar/kernel';
import { describe, expect, test } from 'vitest';
import { getMapLayout as chartOf2004 } from '../../../maharaja-2004/board/model/position.ts';
import { maharaja2004 } from '../../../maharaja-2004/rules/index.ts';
import { getMapLayout as chartOf2020 } from '../../../maharaja-2020/board/model/position.ts';
import { maharaja2020 } from '../../../maharaja-2020/rules/index.ts';
import { type Box, boxAround, inflateBox, overlapArea } from '../../board/model/geometry.ts';
import { type BoardLayout, type MapLayout, VILLAGE_HALF } from '../../board/model/map-layout.ts';
import { CITY_NAME, TALL_CITY_NAME } from '../../board/model/map-names.ts';
import { COIN_DIGIT, coinSize } from '../../board/model/map-spots.ts';
import { figureShape, MAHARAJA, pieceBody } from '../../board/model/pieces.ts';
import { getScenery, TITLE } from '../../board/model/scenery.ts';

const deal = () => seededDeal('layout');
const of2020 = (layout: BoardLayout, map: string) =>
  chartOf2020(maharaja2020.setup(maharaja2020.parseOptions({ map }, 4), 4, deal()), layout);
const of2004 = (layout: BoardLayout, map: string) =>
  chartOf2004(maharaja2004.setup(maharaja2004.parseOptions({ map }, 5), 5, deal()), layout);

const charts = (['wide', 'tall'] as const).flatMap((layout) =>
  (['hindustan', 'rajasthan'] as const).flatMap((map): [string, MapLayout][] => [
    [`2020, ${map}, ${layout}`, of2020(layout, map)],
    [`2004, ${map}, ${layout}`, of2004(layout, map)],
  ]),
);

/** Width of the map in pixels, at 1280 by 720 and at 390 by 844. */
const WIDTH: Readonly<Record<BoardLayout, number>> = { wide: 720, tall: 364 };
const cityName = (layout: BoardLayout): number => (layout === 'wide' ? CITY_NAME : TALL_CITY_NAME);
/** Overlaps smaller than this are invisible. */
const SEEN = 2;

/** The visible names, without the glow around the letters. */
const namesOn = ({ layout, cityNames, villageNames, scale }: MapLayout) =>
  [...cityNames, ...(layout === 'wide' ? villageNames : [])].map(({ text, box }) => ({
    text,
    box: inflateBox(box, -3 * scale),
  }));

/** Pairs of boxes that overlap. */
function clashes(
  some: readonly { readonly text: string; readonly box: Box }[],
  others: readonly { readonly text: string; readonly box: Box }[],
  { scale }: MapLayout,
): string[] {
  return some.flatMap((one) =>
    others
      .filter((other) => one !== other && overlapArea(one.box, other.box) > SEEN * scale * scale)
      .map((other) => `${one.text} on ${other.text}`),
  );
}

const villagesOn = ({ villages, scale, map }: MapLayout) =>
  villages.map((village, i) => ({
    text: map.villageNames[i] ?? '',
    box: boxAround(village, 2 * VILLAGE_HALF.x * scale, 2 * VILLAGE_HALF.y * scale),
  }));

const piecesOn = ({ figureSpots, starts, layout, scale, map }: MapLayout) => [
  ...figureSpots.flatMap((spots, city) =>
    spots.map((spot, i) => ({
      text: `${i === spots.length - 1 ? 'Maharaja' : `figure ${i}`} at ${map.cityNames[city]}`,
      box: pieceBody(i === spots.length - 1 ? MAHARAJA : figureShape(layout), spot, scale),
    })),
  ),
  ...starts.map((spot, i) => ({
    text: `figure ${i} at the start`,
    box: pieceBody(figureShape(layout), spot, scale),
  })),
];

describe.each(charts)('on the map of %s', (_, chart) => {
  const names = namesOn(chart);
  const pieces = piecesOn(chart);

  test('no name overlaps another name or a village', () => {
    expect(clashes(names, names, chart)).toEqual([]);
    expect(clashes(names, villagesOn(chart), chart)).toEqual([]);
  });

  test('no piece hides a name', () => {
    expect(clashes(pieces, names, chart)).toEqual([]);
  });

  test('no figure beside a city hides a village or overlaps another figure', () => {
    const beside = pieces.filter(({ text }) => !text.endsWith('start'));
    expect(clashes(beside, villagesOn(chart), chart)).toEqual([]);
    for (const city of chart.map.cityNames) {
      const there = beside.filter(({ text }) => text.endsWith(` ${city}`));
      expect(clashes(there, there, chart)).toEqual([]);
    }
  });

  test('no toll hides a name', () => {
    const size = (coinSize(chart.layout) - 3) * chart.scale;
    const tolls = chart.tollSpots.map((at, city) => ({
      text: `toll of ${chart.map.cityNames[city]}`,
      box: boxAround(at, size, size),
    }));
    expect(clashes(tolls, names, chart)).toEqual([]);
  });

  test('every text is at least eleven pixels high', () => {
    const pixels = (WIDTH[chart.layout] / chart.box.width) * chart.scale;
    expect(pixels * coinSize(chart.layout) * COIN_DIGIT).toBeGreaterThanOrEqual(11);
    expect(pixels * cityName(chart.layout)).toBeGreaterThanOrEqual(11);
    expect(pixels * TITLE[chart.layout]).toBeGreaterThanOrEqual(11);
  });
});

test('the map’s name has room on a phone too', () => {
  for (const [, chart] of charts) expect(getScenery(chart).scroll).not.toBeNull();
});
