import { at } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { WEIGHTS } from '../../data/estimate.ts';
import { QUARTER_SPACES } from '../../rules/geometry.ts';
import { estimate, expectedGold } from '../../rules/heuristics/estimate.ts';
import type { State } from '../../rules/index.ts';
import { bring, build, END, make, N, PEACOCK, placing, quarter, S } from './support.ts';

/** The estimates of all seats, without rounding errors. */
const all = (state: State): number[] =>
  [0, 1, 2, 3].map((seat) => Math.round(estimate(state, seat) * 1e9) / 1e9);

/** A late position: tiles of one colour on all spaces except the peacock quarter's, as far as there are tiles. */
function late(more: Partial<State>): State {
  const state = build({}, more);
  for (const [place, spaces] of QUARTER_SPACES.entries())
    if (place !== quarter('peacock')) for (const space of spaces) state.board[space] = 0;
  return state;
}

describe('weights', () => {
  it('has one set for each number of free spaces, and no jumps between them', () => {
    expect(WEIGHTS).toHaveLength(57);
    for (const [free, weights] of WEIGHTS.entries()) {
      const before = Object.values(at(WEIGHTS, Math.max(0, free - 1)));
      for (const [i, value] of Object.values(weights).entries()) {
        expect(Number.isFinite(value)).toBe(true);
        expect(Math.abs(value - at(before, i))).toBeLessThan(0.25);
      }
    }
  });

  it('interpolates linearly between the fitted weights', () => {
    expect(at(WEIGHTS, 24).worker).toBe(-2.2);
    expect(at(WEIGHTS, 20).worker).toBeCloseTo((-0.5 - 2.2) / 2, 10);
    expect([at(WEIGHTS, 0).payout, at(WEIGHTS, 56).payout]).toEqual([1, 0.5]);
  });
});

describe('estimate', () => {
  it('is the same for a position rotated to other seats', () => {
    const state = build(
      { lay: { E1: 'ruby', F1: 'pearl' }, workers: { E1: 0, F1: 0 } },
      { gold: [5, 3, 0, 0] },
    );
    const other = build(
      { lay: { E1: 'ruby', F1: 'pearl' }, workers: { E1: 2, F1: 2 } },
      { gold: [3, 5, 0, 0] },
    );
    expect(estimate(state, 0)).toBe(estimate(other, 1));
  });

  it('values own workers side by side more than apart', () => {
    const side = build({ lay: { E1: 'ruby', F1: 'pearl', H4: 'ruby' }, workers: { E1: 0, F1: 0 } });
    const apart = build({ lay: { E1: 'ruby', F1: 'pearl', H4: 'ruby' }, workers: { E1: 0, H4: 0 } });
    expect(estimate(side, 0)).toBeGreaterThan(estimate(apart, 0));
  });

  it('compares with the mean of the rivals early, with the best one late', () => {
    const gold = [10, 10, 4, 4];
    expect(all(build({}, { gold }))).toEqual([4, 4, -4, -4]);
    expect(all(late({ gold }))).toEqual([0, 0, -6, -6]);
  });

  it('is lower for a seat without a worker in supply', () => {
    const some = build({});
    const none = build({}, { supply: [0, 0, 8, 0, 8, 0, 8, 0] });
    expect(estimate(none, 0) - estimate(some, 0)).toBeCloseTo(at(WEIGHTS, 56).noneLeft, 10);
  });

  it('is the same for a quarter that is full before it is evaluated and after', () => {
    const state = build({ lay: PEACOCK, workers: { E1: 2, F1: 2 }, rondel: [null, 'saffron-8'] });
    make(state, bring(state, 0, 'ruby', 'H4', S));
    expect(state.filled).toEqual([quarter('peacock')]);
    const before = all(state);
    make(state, placing(state, 1, 'C1'));
    const both = all(state);
    make(state, END);
    expect(all(state)).toEqual(both);
    expect(before).not.toEqual(both);
  });
});

describe('expected gold', () => {
  /** How far seat 0 is above the mean of the others. */
  const aboveMean = (gold: readonly number[]): number =>
    at(gold, 0) - gold.slice(1).reduce((sum, other) => sum + other / (gold.length - 1), 0);

  it('gives the lead that the estimate returns, in mid-turn too', () => {
    const state = build({ lay: PEACOCK, workers: { E1: 2, F1: 2 }, rondel: [null, 'saffron-8'] });
    make(state, bring(state, 0, 'ruby', 'H4', S), placing(state, 1, 'C1'));
    expect(state.filled).toEqual([quarter('peacock')]);
    expect(aboveMean(expectedGold(state))).toBeCloseTo(estimate(state, 0), 10);
  });

  it('treats a pending worker choice as the estimate does', () => {
    const state = build({ players: 2, lay: { G4: 'pearl' }, workers: { G4: 1 } });
    make(state, bring(state, 0, 'ruby', 'H4', N));
    expect(state.pending).toBeGreaterThanOrEqual(0);
    const [first = 0, second = 0] = expectedGold(state);
    expect(first - second).toBeCloseTo(estimate(state, 0), 10);
  });

  it('has one number for each seat, the gold itself once the match is over', () => {
    expect(expectedGold(build({ players: 3 }))).toHaveLength(3);
    const over = expectedGold(build({}, { over: 1, gold: [30, 50, 20, 10] }));
    expect(over.map((gold) => Math.round(1e9 * (gold - at(over, 3))) / 1e9)).toEqual([20, 40, 10, 0]);
  });
});
