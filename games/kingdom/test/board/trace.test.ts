import { seededDeal } from '@durbar/kernel';
import { distance } from '@durbar/kit/board/points.ts';
import { describe, expect, test } from 'vitest';
import { getMapLayout as layoutOf2004 } from '../../../maharaja-2004/board/model/position.ts';
import { traceMark as traceMark2004 } from '../../../maharaja-2004/board/model/trace-mark.ts';
import { maharaja2004 } from '../../../maharaja-2004/rules/index.ts';
import { getMapLayout as layoutOf2020 } from '../../../maharaja-2020/board/model/position.ts';
import { traceMark as traceMark2020 } from '../../../maharaja-2020/board/model/trace-mark.ts';
import { maharaja2020 } from '../../../maharaja-2020/rules/index.ts';
import { emptiestCorner, hiddenAt } from '../../board/model/caption-corner.ts';
import { placePoint, sitePoint } from '../../board/model/map-layout.ts';
import { layOutTrace } from '../../board/model/trace.ts';
import { CITIES } from '../../rules/index.ts';

const deal = () => seededDeal('trace');
const of2020 = (map: string) =>
  layoutOf2020(maharaja2020.setup(maharaja2020.parseOptions({ map }, 4), 4, deal()), 'wide');
const of2004 = (map: string) =>
  layoutOf2004(maharaja2004.setup(maharaja2004.parseOptions({ map }, 5), 5, deal()), 'wide');

describe('the trace of a turn', () => {
  const mapLayout = of2020('hindustan');
  const [road = 0] = mapLayout.map.roadFrom.flatMap((from, i) => (from === 0 ? [i] : []));
  const journey = { kind: 'road', from: 0, roads: [road], paid: [0, 2, 0, 1] } as const;

  test('has a road with the toll of each payee, and numbers in the order of the steps', () => {
    const { steps, places } = layOutTrace(mapLayout, 2, [journey, { kind: 'site', city: 3, site: 1 }]);
    expect(steps.map(({ number }) => number)).toEqual([1, 2]);
    expect(steps[0]?.path).toMatch(/^M/);
    expect(steps[0]?.tolls).toEqual([
      { seat: 1, coins: 2 },
      { seat: 3, coins: 1 },
    ]);
    expect(steps[1]).toMatchObject({ path: null, tolls: [] });
    expect(places).toEqual([3]);
  });

  test('begins its road where the journey began', () => {
    const { x, y } = placePoint(mapLayout, 0);
    const [first] = layOutTrace(mapLayout, 2, [journey]).steps;
    const [, left, top] = /^M([\d.-]+) ([\d.-]+)/.exec(first?.path ?? '') ?? [];
    expect(distance({ x: Number(left), y: Number(top) }, { x, y })).toBeLessThan(100);
  });

  test('keeps the numbers of steps in one place apart, and rings it once', () => {
    const village = { kind: 'place', place: CITIES + 4 } as const;
    const { steps, places } = layOutTrace(mapLayout, 0, [village, village, village]);
    expect(new Set(steps.map(({ at }) => at.x)).size).toBe(3);
    expect(places).toEqual([CITIES + 4]);
  });

  test('puts the number of a large piece beside its site', () => {
    const [step] = layOutTrace(mapLayout, 0, [{ kind: 'site', city: 2, site: 4 }]).steps;
    const far = distance(step?.at ?? { x: 0, y: 0 }, sitePoint(mapLayout, 2, 4));
    expect(far).toBeLessThan(30 * mapLayout.scale);
  });
});

describe('the place of an event on the map', () => {
  test('2020: a city or a village; none for what happens beside the map', () => {
    const shrine = { kind: 'shrine', seat: 1, name: '', price: 1, by: 3, fromSupply: false } as const;
    expect(traceMark2020({ ...shrine, city: 4, village: null })).toEqual({ kind: 'place', place: 4 });
    expect(traceMark2020({ ...shrine, city: null, village: 4 })).toEqual({
      kind: 'place',
      place: CITIES + 4,
    });
    expect(traceMark2020({ kind: 'coins', seat: 1, coins: 3 })).toBeNull();
  });

  test('2004: where a house is put down', () => {
    const moved = { kind: 'moved', seat: 1, from: 2, fromName: '', place: 9, name: '' } as const;
    expect(traceMark2004(moved)).toEqual({ kind: 'place', place: 9 });
  });
});

describe.each([
  ['2020, hindustan', of2020('hindustan')],
  ['2020, rajasthan', of2020('rajasthan')],
  ['2004, hindustan', of2004('hindustan')],
  ['2004, rajasthan', of2004('rajasthan')],
])('the corner for captions: %s', (_, mapLayout) => {
  test('hides no more than any other', () => {
    const hidden = hiddenAt(mapLayout, emptiestCorner(mapLayout));
    for (const other of ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const)
      expect(hidden).toBeLessThanOrEqual(hiddenAt(mapLayout, other));
  });

  test('hides at most the edge of something', () => {
    expect(hiddenAt(mapLayout, emptiestCorner(mapLayout))).toBeLessThan(150 * mapLayout.scale ** 2);
  });
});
