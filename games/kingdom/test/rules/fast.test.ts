import { at, createRng, randomBelow } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import {
  FastRoads,
  FastTurn,
  Memo,
  PlanValues,
  payTollsInCells,
  readMask,
  ScoringTimes,
  TURN_CELLS,
  writeMask,
  writeTurn,
} from '../../rules/fast/index.ts';
import {
  estimatePlan,
  fullVillages,
  MAPS,
  mapAt,
  occupiedVillages,
  payTo,
  routesFrom,
  scoringOrder,
  sumOfDistances,
  tollsTo,
  villagesWithRoom,
  weighDistances,
} from '../../rules/index.ts';

const rng = createRng(20);
const pick = (count: number): number => randomBelow(rng, count);

/** Random villages of each seat, with at most two pieces in a village. */
function drawVillages(seats: number, villages: number, withDoubles: boolean): [number[], number[]] {
  const own = Array.from({ length: seats }, () => 0);
  const doubles = own.slice();
  for (let village = 0; village < villages; village++) {
    const first = pick(seats + 2);
    if (first >= seats) continue;
    own[first] = at(own, first) | (1 << village);
    const second = pick(seats * 2);
    if (second === first && withDoubles) doubles[first] = at(doubles, first) | (1 << village);
    else if (second < seats) own[second] = at(own, second) | (1 << village);
  }
  return [own, doubles];
}

describe('masks in cells', () => {
  it.each([0, 1, 0x7fff, 0x8000, 0xffff, 0x10000, 0x7fffffff, 0x40008001])('keep %i', (mask) => {
    const cells = new Int16Array(4).fill(7);
    writeMask(cells, 1, mask);
    expect(readMask(cells, 1)).toBe(mask);
    expect([cells[0], cells[3]]).toEqual([7, 7]);
  });
});

describe('a memo', () => {
  it('knows a key until another one takes its place', () => {
    const memo = new Memo(0, 2);
    const first = memo.find(1, 2, 3, 4);
    expect(memo.known).toBe(false);
    memo.values[first + 1] = 9;
    expect(memo.values[memo.find(1, 2, 3, 4) + 1]).toBe(9);
    expect(memo.known).toBe(true);
    const others = [
      [0, 2, 3, 4],
      [1, 0, 3, 4],
      [1, 2, 0, 4],
      [1, 2, 3, 0],
      [-1, -1, -1, 0],
    ] as const;
    for (const [a, b, c, d] of others) {
      memo.find(1, 2, 3, 4);
      memo.find(a, b, c, d);
      expect(memo.known).toBe(false);
    }
  });
});

describe.each(MAPS.flatMap((map) => [2, 3, 4, 5].map((seats) => ({ map, seats }))))(
  'roads of $map with $seats seats',
  ({ map, seats }) => {
    it.each([false, true])('equal those of the contract, second pieces: %s', (withDoubles) => {
      const roads = new FastRoads(map, seats, { villages: 3, doubles: withDoubles ? 20 : null });
      const cells = new Int16Array(40);
      for (let round = 0; round < 60; round++) {
        const [villages, doubles] = drawVillages(seats, roads.map.villages, withDoubles);
        const position = { map, villages, ...(withDoubles && { doubles }) };
        for (let seat = 0; seat < seats; seat++) {
          writeMask(cells, 3 + 2 * seat, at(villages, seat));
          writeMask(cells, 20 + 2 * seat, at(doubles, seat));
        }
        roads.read(cells);
        expect(roads.villages).toEqual(villages);
        expect(roads.occupied).toBe(occupiedVillages(position));
        expect(roads.full).toBe(fullVillages(position));
        expect(roads.withRoom()).toBe(villagesWithRoom(position));
        const traveller = { seat: pick(seats), from: pick(8), free: pick(4) === 0 };
        const { seat, from, free } = traveller;
        const tolls = roads.tolls(seat, from, free);
        expect(Array.from(roads.tollValues.subarray(tolls, tolls + 7))).toEqual(
          tollsTo(position, traveller, false),
        );
        const when = scoringOrder([2, 3, 4, 5, 6, 7, 8], pick(8), pick(8) - 1);
        const pieces = { own: at(villages, seat), occupied: roads.occupied, full: roads.full };
        const distances = roads.distances(seat, from, free);
        expect(weighDistances(7, roads.distanceValues, distances, when, 0)).toBe(
          sumOfDistances(mapAt(position), from, pieces, free, when),
        );
        expect(roads.routes(seat, from, free).totals).toEqual(routesFrom(position, seat, from, free).totals);
      }
    });
  },
);

describe('tolls in cells', () => {
  it('go from the payer, or the supply, to the owners', () => {
    const cells = Int16Array.of(0, 10, 10, 10, 0);
    payTollsInCells(cells, 1, 3, payTo(1, 2) + payTo(2, 1), 0);
    expect([...cells]).toEqual([0, 7, 12, 11, 0]);
    payTollsInCells(cells, 1, 3, payTo(1, 2), -1);
    expect([...cells]).toEqual([0, 7, 14, 11, 0]);
  });
});

describe('scoring times', () => {
  it('equal those of the contract', () => {
    const times = new ScoringTimes();
    for (let round = 0; round < 300; round++) {
      const spaces = Array.from({ length: 7 }, (_, city) => (city * 3 + pick(3)) % 20);
      const cells = Int16Array.of(0, 0, ...spaces);
      const scorings = pick(8);
      const pending = pick(8) - 1;
      for (let again = 0; again < 2; again++) {
        const first = times.find(cells, 2, scorings, pending);
        expect(Array.from(times.values.subarray(first, first + 7))).toEqual(
          scoringOrder(spaces, scorings, pending),
        );
      }
    }
  });
});

describe('the actions of a turn', () => {
  it('survive reading and writing', () => {
    const turn = {
      notBegun: [3, -1],
      begun: 2,
      begunParts: 1,
      tokenBegun: -1,
      tokenParts: 4,
      tokenSpent: true,
      walked: false,
    };
    const cells = new Int16Array(TURN_CELLS + 2).fill(9);
    writeTurn(turn, cells, 1);
    const fast = new FastTurn(1);
    fast.read(cells, 2, 5);
    expect(fast).toMatchObject(turn);
    expect(fast.seat).toBe(2);
    expect(fast.tokens[2]).toBe(5);
    const copy = new Int16Array(TURN_CELLS + 2).fill(9);
    fast.write(copy);
    expect([...copy]).toEqual([...cells]);
  });
});

describe('plan values', () => {
  /** Action `a` brings `a` points and one more for each coin, and costs `a − 4` coins, or nothing if they lack. */
  const estimate = (action: number, coins: number) => ({
    value: action + 0.1 * coins,
    coins: coins < action - 4 ? 0 : action - 4,
  });
  const exclusive = (first: number, second: number): boolean => first === 2 && second === 7;
  const together = (first: number, second: number): number => (first === second ? 0.5 : 1);

  it('equal those of the contract', () => {
    const judge = {
      cost: 0,
      estimate: (action: number, coins: number): number => {
        judge.cost = estimate(action, coins).coins;
        return estimate(action, coins).value;
      },
      exclusive,
      together,
    };
    const fast = new PlanValues(judge);
    for (const coins of [0, 3, 9]) {
      fast.begin(coins);
      const all = new Float64Array(81);
      fast.all(all);
      const contract = { coins, estimate, valueWith: (a: number, c: number) => estimate(a, c).value };
      for (let first = 0; first < 9; first++)
        for (let second = 0; second < 9; second++)
          expect(all[first * 9 + second]).toBe(
            first > second ? 0 : estimatePlan({ ...contract, exclusive, together }, first, second),
          );
    }
  });
});
