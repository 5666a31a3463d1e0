import { seededRng } from '@durbar/kernel';
import { describe, expect, test } from 'vitest';
import {
  type ActionEstimate,
  type ActionEstimator,
  deciders,
  decides,
  drawPlans,
  encodePlan,
  estimatePieces,
  findSeatClockwise,
  hideOthersPlan,
  leadOverOthers,
  nextInTurn,
  nextToPlace,
  PLANS,
  PlanWeights,
  scoringOrder,
  seatsAhead,
  turnProblem,
  visiblePlans,
  weighPlans,
} from '../../rules/index.ts';

const planning = { phase: 'plan', seat: -1, mover: -1, acted: 0, plans: [-1, 5, -1, -1] };
const acting = { phase: 'act', seat: 2, mover: 2, acted: 0b0110, plans: [0, 0, 0, 0] };

describe('who decides', () => {
  test('while planning, all people who have not sealed a plan', () => {
    expect(deciders(planning, 3)).toEqual([0, 2]);
    expect([0, 1, 2, 3].map((seat) => decides(planning, 3, seat))).toEqual([true, false, true, false]);
    expect(turnProblem(planning, 3, 1)).toBe('sealed');
  });

  test('in other phases one seat, or nobody', () => {
    expect(deciders(acting, 4)).toEqual([2]);
    expect(deciders({ ...acting, phase: 'over', seat: -1 }, 4)).toEqual([]);
    expect([0, 1, 2].map((seat) => turnProblem(acting, 4, seat))).toEqual([
      'notYourTurn',
      'hadYourTurn',
      null,
    ]);
  });

  test('the next turn goes to the lowest number without a turn', () => {
    expect(nextInTurn(0b0010, [7, 1, 5, 6])).toBe(2);
    expect(nextInTurn(0b1111, [7, 1, 5, 6])).toBe(-1);
    expect(findSeatClockwise(4, 3, (seat) => seat < 2)).toBe(0);
    expect(findSeatClockwise(4, 3, () => false)).toBe(-1);
  });

  test('the seat with the fewest first pieces places next, then the lowest number', () => {
    expect(nextToPlace([1, 1, 0], 4, [3, 1, 9])).toBe(2);
    expect(nextToPlace([1, 1, 1], 4, [3, 1, 9])).toBe(1);
    expect(nextToPlace([4, 4, 4], 4, [3, 1, 9])).toBe(-1);
  });
});

describe('plans', () => {
  test('are all pairs of nine actions, the lower one first', () => {
    expect(PLANS).toHaveLength(45);
    expect(PLANS.every(({ first, second }) => first <= second && second < 9)).toBe(true);
  });

  test('are visible to their own seat, and to all once the turn has begun', () => {
    expect(visiblePlans([4, 5, -1], 0b010, 0)).toEqual([4, 5, -1]);
    expect(visiblePlans([4, 5, -1], 0b010, 'spectator')).toEqual([null, 5, -1]);
    const sealed = { kind: 'planned', seat: 1, plan: 7 } as const;
    expect(hideOthersPlan(sealed, 1)).toEqual(sealed);
    expect(hideOthersPlan(sealed, 0)).toEqual({ ...sealed, plan: null });
  });

  test('unknown plans are drawn by their weights, and known ones stay', () => {
    const weights = [0, 0, 3, 1];
    const rng = seededRng('plans', 'test');
    const drawn = Array.from({ length: 400 }, () => drawPlans([null, 9], () => weights, rng));
    expect(drawn.every(([, known]) => known === 9)).toBe(true);
    const twos = drawn.filter(([plan]) => plan === 2).length;
    expect([twos > 260, twos < 340]).toEqual([true, true]);
    expect(new Set(drawn.map(([plan]) => plan))).toEqual(new Set([2, 3]));
  });
});

describe('estimates of plans', () => {
  /** Action 0 brings 3 coins, 1 costs 10 and brings 5 points, 2 brings 1 point once; the others bring nothing. */
  const estimate = (action: number, left: number): ActionEstimate => {
    if (action === 0) return { value: 0.1, coins: -3 };
    if (action === 1) return left < 10 ? { value: 0, coins: 0 } : { value: 5, coins: 10 };
    return { value: action === 2 ? 1 : 0, coins: 0 };
  };
  const judge = (coins: number): ActionEstimator => ({
    coins,
    estimate,
    valueWith: (action, left) => estimate(action, left).value,
    exclusive: (first, second) => first === 2 && second === 2,
    together: () => 1,
  });
  const book = new PlanWeights<number>(String, (coins) => judge(coins), 0.5);
  const worth = (coins: number, first: number, second: number) =>
    book.values(coins, 0)[encodePlan(first, second)];

  test('the second action has the coins that the first one leaves or brings, in the better order', () => {
    expect(worth(8, 0, 1)).toBeCloseTo(5.1);
    expect(worth(6, 0, 1)).toBeCloseTo(0.1);
    expect(worth(19, 1, 1)).toBeCloseTo(5);
    expect(worth(20, 1, 1)).toBeCloseTo(10);
    expect(worth(0, 2, 2)).toBe(1);
  });

  test('better plans are likelier, pairs in the wrong order impossible', () => {
    const weights = book.weights(8, 0);
    expect(weights[encodePlan(0, 1)]).toBe(Math.max(...weights));
    expect(weights[encodePlan(1, 0)]).toBe(0);
    expect(book.weights(8, 0)).toBe(weights);
    expect(book.weights(6, 0)).not.toEqual(weights);
    expect(weighPlans([{ type: 'plan', first: 0, second: 1 }, { type: 'end' }], weights)).toEqual([
      weights[1],
      1,
    ]);
  });
});

describe('estimates of a position', () => {
  test('each further piece in hand is worth less', () => {
    expect([2, 5, 8].map((pieces) => estimatePieces(pieces, [4, 2, 1]))).toEqual([8, 16, 20]);
  });

  test('cities are scored in the order of their flags, the pending one first', () => {
    expect(scoringOrder([4, 2, 9], 2, -1)).toEqual([1, 0, -1]);
    expect(scoringOrder([4, 2, 9], 3, 2)).toEqual([2, 1, 0]);
  });

  test('a seat is ahead of seats with fewer points, and of equal seats with higher numbers', () => {
    const points = [0, 0, 0, 3, 2, 2];
    expect(seatsAhead(points, [1, 2, 3], 1, 2, 2)).toBe(2);
    expect(seatsAhead(points, [1, 2, 3], 1, 2, 3)).toBe(1);
    expect(seatsAhead(points, [4, 2, 3], 1, 2, 3)).toBe(0);
    expect(leadOverOthers(3, 1, (seat) => [5, 7, 6][seat] ?? 0)).toBe(1);
    expect(leadOverOthers(3, 0, (seat) => [5, 7, 6][seat] ?? 0)).toBe(-2);
  });
});
