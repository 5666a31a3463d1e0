import type { Rng } from '@durbar/kernel';
import { randomBelow, seededRng } from '@durbar/kernel';
import { describe, expect, test } from 'vitest';
import type { RoadMap, Routes } from '../../rules/index.ts';
import {
  CLOSED,
  coinsTo,
  compileMap,
  costsNobodyMore,
  findPaidRoute,
  findRoutes,
  getMap,
  listVillages,
  MAPS,
  missingVillages,
  newRoutes,
  payList,
  payTo,
  RouteTable,
  roadTolls,
  totalCoins,
} from '../../rules/index.ts';
import { smallMap } from './maps.ts';

const [RED, GREEN, BLUE, YELLOW] = [0, 1, 2, 3];

/** Routes to a junction as payments per seat. */
function routePaymentsTo(map: RoadMap, from: number, tolls: readonly number[], to: number): number[][] {
  const routes = findRoutes(map, from, roadTolls(map, tolls));
  return routes.pays.slice(routes.first[to], routes.first[to + 1]).map((pay) => payList(pay, 4));
}

/** The entries of `Routes` that are valid. */
function listed({ first, pays, totals }: Routes): unknown {
  return [first, pays.slice(0, first.at(-1)), totals.slice(0, first.at(-1))];
}

/** Tolls of Maharaja (2020): one coin to each owner, nothing where the traveller has a shrine. */
function tollsFor(mover: number, owners: readonly (readonly number[])[]): number[] {
  return owners.map((seats) => {
    if (seats.length === 0) return CLOSED;
    return seats.includes(mover) ? 0 : seats.reduce((sum, seat) => sum + payTo(seat, 1), 0);
  });
}

describe('payments', () => {
  test('are packed by seat', () => {
    const pay = payTo(0, 3) + payTo(2, 28) + payTo(4, 1);
    expect(payList(pay, 5)).toEqual([3, 0, 28, 0, 1]);
    expect(coinsTo(pay, 2)).toBe(28);
    expect(totalCoins(pay)).toBe(32);
  });

  test('compare seat by seat', () => {
    const rng = seededRng('payments', 'test');
    for (let i = 0; i < 2000; i++) {
      const most = randomBelow(rng, 31) + 1;
      const [one, other] = [0, 0].map(() => Array.from({ length: 5 }, () => randomBelow(rng, most + 1)));
      const pack = (coins: number[] | undefined) =>
        (coins ?? []).reduce((sum, n, seat) => sum + payTo(seat, n), 0);
      const expected = one!.every((coins, seat) => coins <= other![seat]!);
      expect(costsNobodyMore(pack(one), pack(other))).toBe(expected);
    }
  });
});

describe('routes', () => {
  // M20, worked example 1: north (a) to south (b) past {red} and {red, yellow}; south to east (c) past {yellow}, {blue}.
  const example = compileMap(smallMap(['a-b: v1 v2', 'b-c: v3 v4', 's-d: v5']));
  const owners = [[RED], [RED, YELLOW], [YELLOW], [BLUE], []] as number[][];

  test('worked example 1: red travels free to the north, and pays yellow 1 and blue 1 to the east', () => {
    expect(routePaymentsTo(example, 1, tollsFor(RED, owners), 0)).toEqual([[0, 0, 0, 0]]);
    expect(routePaymentsTo(example, 1, tollsFor(RED, owners), 2)).toEqual([[0, 0, 1, 1]]);
  });

  test('worked example 1: green pays red 2 and yellow 1 from north to south', () => {
    expect(routePaymentsTo(example, 0, tollsFor(GREEN, owners), 1)).toEqual([[2, 0, 0, 1]]);
  });

  test('worked example 1: yellow pays blue 1 and red 1 from east to north through the south', () => {
    expect(routePaymentsTo(example, 2, tollsFor(YELLOW, owners), 0)).toEqual([[1, 0, 1, 0]]);
  });

  test('no route passes a village without a piece', () => {
    expect(routePaymentsTo(example, 7, tollsFor(RED, owners), 3)).toEqual([]);
  });

  test('a route is dropped if another one pays no seat more', () => {
    const map = compileMap(smallMap(['a-b: v1', 'a-c: v2', 'c-b: v3', 'a-d: v4', 'd-b: v5']));
    const tolls = [payTo(1, 2), payTo(2, 1), payTo(2, 2), payTo(1, 1), payTo(1, 1) + payTo(2, 1)];
    // Direct: 2 to seat 1. Over c: 3 to seat 2. Over d: 2 to seat 1 and 1 to seat 2, which the direct route beats.
    expect(routePaymentsTo(map, 0, tolls, 1)).toEqual([
      [0, 2, 0, 0],
      [0, 0, 3, 0],
    ]);
  });

  test('M04-3.2: two houses of one owner cost 2 if the tolls of the caller say so', () => {
    const map = compileMap(smallMap(['a-b: v1 v2']));
    expect(routePaymentsTo(map, 0, [payTo(1, 2), payTo(1, 1) + payTo(2, 1)], 1)).toEqual([[0, 3, 1, 0]]);
  });

  test('the roads of a route cost exactly its payments, and are as few as possible', () => {
    const map = compileMap(smallMap(['a-c: v1', 'c-b: v2', 'a-b: v3', 'b-g: v4']));
    expect(findPaidRoute(map, 0, 1, [0, 0, 0, 0], 0)).toEqual([2]);
    expect(findPaidRoute(map, 0, 6, [0, 0, 0, 0], 0)).toEqual([2, 3]);
    expect(() => findPaidRoute(map, 0, 6, [0, 0, 0, 0], payTo(1, 1))).toThrow(RangeError);
    expect(listVillages(map, 0, [2, 3])).toEqual([2, 3]);
    expect(listVillages(compileMap(smallMap(['b-a: v1 v2'])), 0, [0])).toEqual([1, 0]);
  });
});

/** Payments of every simple route, found by trying all of them. */
function bruteForce(map: RoadMap, from: number, tolls: readonly number[], to: number): number[] {
  const found = new Set<number>();
  const walk = (here: number, pay: number, seen: number): void => {
    if (here === to) {
      found.add(pay);
      return;
    }
    const out = map.roadsAt[here]!;
    for (let i = 0; i < out.length; i += 2) {
      const [road, there] = [out[i]!, out[i + 1]!];
      const villages = [map.roadFirst[road]!, map.roadSecond[road]!].filter((v) => v >= 0);
      if ((seen >> there) & 1 || villages.some((v) => tolls[v]! < 0)) continue;
      walk(
        there,
        villages.reduce((sum, v) => sum + tolls[v]!, pay),
        seen | (1 << there),
      );
    }
  };
  walk(from, 0, 1 << from);
  const pays = [...found];
  return pays.filter((pay) => !pays.some((other) => other !== pay && costsNobodyMore(other, pay)));
}

function randomTolls(map: RoadMap, rng: Rng): number[] {
  const most = 1 + randomBelow(rng, 3);
  return Array.from({ length: map.villages }, () => {
    const kind = randomBelow(rng, 8);
    if (kind === 0) return CLOSED;
    if (kind < 3) return 0;
    return payTo(randomBelow(rng, 5), randomBelow(rng, most)) + payTo(randomBelow(rng, 5), 1);
  });
}

test.each(MAPS)('on %s, findRoutes finds all Pareto routes and no others', (name) => {
  const map = getMap(name);
  const rng = seededRng(name, 'routes');
  const routes = newRoutes();
  let most = 0;
  for (let round = 0; round < 60; round++) {
    const tolls = randomTolls(map, rng);
    const from = randomBelow(rng, map.cities + 1);
    const byRoad = roadTolls(map, tolls);
    findRoutes(map, from, byRoad, routes);
    for (let to = 0; to < map.cities; to++) {
      if (to === from) continue;
      const pays = routes.pays.slice(routes.first[to], routes.first[to + 1]);
      const expected = bruteForce(map, from, tolls, to);
      expect(pays.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
      expect(pays).toEqual(pays.toSorted((a, b) => totalCoins(a) - totalCoins(b) || a - b));
      most = Math.max(most, pays.length);
      for (const pay of pays) {
        const passed = listVillages(map, from, findPaidRoute(map, from, to, byRoad, pay));
        expect(passed.reduce((sum, v) => sum + tolls[v]!, 0)).toBe(pay);
      }
    }
  }
  expect(most).toBeGreaterThan(2);
});

test('a reused object does not keep routes of the previous search', () => {
  const map = getMap('hindustan');
  const open = map.roadFrom.map(() => 0);
  const closed = map.roadFrom.map(() => CLOSED);
  const routes = findRoutes(map, 0, open);
  expect(listed(findRoutes(map, 0, closed, routes))).toEqual(listed(findRoutes(map, 0, closed)));
});

test('a search may need more labels than the arrays first have', () => {
  // Roads from each junction to each later one, each with other payees: many routes, few of which are dropped.
  const roads = 'abcdefg'.split('').flatMap((one, i) =>
    'abcdefg'
      .split('')
      .slice(i + 1)
      .map((other) => `${one}-${other}: ${one}${other}`),
  );
  const map = compileMap(smallMap([...roads, 's-a: sa']));
  const tolls = map.roadFrom.map((_, r) => payTo(r % 5, (r * 7) % 4) + payTo((r * 3) % 5, 1 + (r % 3)));
  for (let to = 0; to < map.cities; to++) {
    const { first, pays } = findRoutes(map, 7, tolls);
    const found = pays.slice(first[to], first[to + 1]).toSorted((a, b) => a - b);
    expect(found).toEqual(bruteForce(map, 7, tolls, to).toSorted((a, b) => a - b));
  }
});

describe('route table', () => {
  test('returns cached routes for the same key, and never those of another key', () => {
    const map = getMap('hindustan');
    const table = new RouteTable(2);
    const rng = seededRng('table', 'test');
    const asked = Array.from({ length: 20 }, () => roadTolls(map, randomTolls(map, rng)));
    let searches = 0;
    for (let i = 0; i < 400; i++) {
      const which = randomBelow(rng, asked.length);
      const from = randomBelow(rng, 2);
      const entry = table.entry([which, from], 2);
      if (!entry.known) {
        searches++;
        findRoutes(map, from, asked[which]!, entry.routes);
        entry.known = true;
      }
      expect(listed(entry.routes)).toEqual(listed(findRoutes(map, from, asked[which]!)));
    }
    expect(searches).toBeLessThan(400);
  });

  test('an entry that was not filled stays unknown', () => {
    const table = new RouteTable(1);
    expect(table.entry([1], 1).known).toBe(false);
    expect(table.entry([1], 1).known).toBe(false);
  });
});

describe('missing villages', () => {
  const map = compileMap(smallMap(['a-b: v1 v2', 'b-c: v3 v4', 'a-c: v5 v6', 's-a: v7']));

  test('are none if a route is open', () => {
    expect(missingVillages(map, 0, 2, 0b1111)).toBe(0);
  });

  test('are as few as possible, even on a longer route', () => {
    expect(missingVillages(map, 0, 2, 0b0111)).toBe(0b1000);
  });

  test('if equally few, are those on the route through the fewest villages', () => {
    expect(missingVillages(map, 7, 2, 0b1000000)).toBe(0b110000);
  });
});
