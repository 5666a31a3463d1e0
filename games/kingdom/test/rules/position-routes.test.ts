import { describe, expect, test } from 'vitest';
import {
  cityNumber,
  compileMap,
  explainAbsence,
  fullVillages,
  listTravelOptions,
  mapAt,
  missingVillageNames,
  occupiedVillages,
  payTo,
  payTolls,
  type RoadPosition,
  reachesCity,
  refuseTravelMove,
  routesFrom,
  villageNumber,
  villagesOn,
  villagesWithRoom,
} from '../../rules/index.ts';
import { smallMap } from './maps.ts';

const MAP = smallMap(['a-b: v1 v2', 'b-c: v3 v4', 'a-c: v5 v6', 's-a: v7']);
const [A, B, C, START] = [0, 1, 2, 7];

/** Pieces of three seats in villages v1, v2 …; a seat with a village listed twice has two pieces there. */
function settled(...seats: readonly (readonly number[])[]): RoadPosition {
  const bits = (list: readonly number[]) => list.reduce((mask, v) => mask | (1 << (v - 1)), 0);
  const twice = (list: readonly number[]) => list.filter((v, i) => list.indexOf(v) < i);
  return { map: MAP, villages: seats.map(bits), doubles: seats.map((list) => bits(twice(list))) };
}

const traveller = (from: number) => ({ seat: 0, from, free: false });

describe('tolls', () => {
  test('cost a coin for each piece, paid to its owner, and nothing in a village with a piece of the traveller', () => {
    const position = settled([3], [1, 1, 3, 4], [2, 4]);
    expect(listTravelOptions(position, traveller(A), B)).toMatchObject([
      { total: 3, paid: [0, 2, 1], roads: [0], villages: [0, 1] },
    ]);
    expect(listTravelOptions(position, traveller(B), C)).toMatchObject([{ total: 2, paid: [0, 1, 1] }]);
    expect(listTravelOptions(position, traveller(A), A)).toEqual([]);
  });

  test('cost nothing for a free traveller; an extra piece opens a village and makes it free', () => {
    const position = settled([], [1, 1], []);
    expect(routesFrom(position, 0, A, true).first[B + 1]).toBe(routesFrom(position, 0, A, true).first[B]);
    const { first, totals } = routesFrom(position, 0, A, false, 1);
    expect(totals[first[B]!]).toBe(2);
    expect(routesFrom(settled([], [1, 1], [2]), 0, A, true).totals[1]).toBe(0);
  });

  test('are cached separately for positions with second pieces and for other numbers of seats', () => {
    const two = settled([1, 2], [1]);
    const plain: RoadPosition = { map: MAP, villages: [3, 1, 0, 0] };
    const doubled = settled([2], [1, 1]);
    for (let i = 0; i < 3; i++) {
      expect(routesFrom(two, 1, A, false).totals[1]).toBe(1);
      expect(routesFrom(plain, 1, A, false).totals[1]).toBe(1);
      expect(routesFrom(doubled, 0, A, false).totals[1]).toBe(2);
    }
  });

  test('are paid by a seat or by the supply', () => {
    const coins = [5, 1, 1];
    payTolls(payTo(1, 2) + payTo(2, 1), coins, 0);
    expect(coins).toEqual([2, 3, 2]);
    payTolls(payTo(1, 2), coins, -1);
    expect(coins).toEqual([2, 5, 2]);
  });
});

describe('villages', () => {
  test('hold two pieces, or one with two seats', () => {
    const three = settled([1, 1, 2], [2, 3], []);
    expect([occupiedVillages(three), fullVillages(three)]).toEqual([0b111, 0b011]);
    expect(villagesWithRoom(three)).toBe(0b1111100);
    expect(villagesWithRoom(settled([1], [2]))).toBe(0b1111100);
  });
});

describe('travel moves', () => {
  const clauses = {
    walked: 'W',
    alreadyThere: 'A',
    cutOff: 'C',
    noSuchRoute: 'N',
    toll: 'T',
    keepCoin: 'K',
  };
  const position = settled([], [1, 2], []);
  const why = (city: number, way: number, purse: { available: number; spend: number }, walked = false) =>
    refuseTravelMove({ ...position, walked }, traveller(A), { type: 'travel', city, way }, purse, clauses);
  const rich = { available: 9, spend: 9 };

  test('are refused with the reason', () => {
    expect(why(B, 0, rich)).toBeNull();
    expect(why(B, 0, rich, true)).toEqual({ clause: 'W', key: 'refusal.walked' });
    expect(why(A, 0, rich)?.clause).toBe('A');
    expect(why(C, 0, rich)).toEqual({
      clause: 'C',
      key: 'refusal.cutOff',
      values: { city: 'C', villages: 'V5, V6' },
    });
    expect(why(B, 1, rich)?.values).toEqual({ city: 'B', ways: 1 });
    expect(why(B, 0, { available: 1, spend: 1 })).toEqual({
      clause: 'T',
      key: 'refusal.toll',
      values: { city: 'B', needed: 2, available: 1 },
    });
    expect(why(B, 0, { available: 2, spend: 1 })?.clause).toBe('K');
  });

  test('to a city are described by their toll or by the missing villages', () => {
    expect(explainAbsence(position, traveller(A), B)).toEqual({ city: 'B', coins: 2 });
    expect(explainAbsence(position, traveller(A), C)).toEqual({ city: 'C', villages: 'V5, V6' });
    expect(missingVillageNames(position, A, B)).toEqual([]);
  });

  test('from the starting place reach a city if its first road can be paid', () => {
    const toll = settled([], [7, 7], []);
    expect([1, 2].map((coins) => reachesCity(toll, 0, START, false, coins))).toEqual([false, true]);
    expect(reachesCity(settled([], [], []), 0, START, false, 9)).toBe(false);
    expect(reachesCity(settled([], [], []), 0, START, false, 0, 6)).toBe(true);
    expect(reachesCity(settled([], [], []), 0, A, false, 0)).toBe(true);
  });
});

describe('places by their ids', () => {
  const map = compileMap(MAP);
  test('have the numbers of the map file', () => {
    expect([cityNumber(map, 'b'), cityNumber(map, 's'), villageNumber(map, 'v3')]).toEqual([B, START, 2]);
    expect(villagesOn(map, 'b-c')).toEqual(['v3', 'v4']);
    expect(mapAt({ map: 'rajasthan' }).cities).toBe(7);
  });

  test('throw if the map does not have the id', () => {
    expect(() => cityNumber(map, 'x')).toThrow(/no city 'x'/);
    expect(() => villageNumber(map, 'x')).toThrow(/no village 'x'/);
    expect(() => villagesOn(map, 'x')).toThrow(/no road 'x'/);
  });
});
