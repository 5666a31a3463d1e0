import { at, seededDeal, seededRng } from '@durbar/kernel';
import { playByPrior, priorOfMove } from '@durbar/testkit';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules/heuristics/evaluate.ts';
import { plans } from '../../rules/heuristics/plan-estimates.ts';
import { maharaja2020 } from '../../rules/index.ts';
import type { Move, State } from '../../rules/types.ts';
import { action, build, cityShrine, END, gain, playMoves, road, statue, village } from './support.ts';

const after = (state: State, ...moves: readonly Move[]): State => {
  const copy = maharaja2020.clone(state);
  playMoves(copy, ...moves);
  return copy;
};

describe('the estimate', () => {
  it('is the final margin once the match is over', () => {
    const over = build(
      { characters: [1, 2, 3, 4], prestige: [20, 12, 9, 9], coins: [4, 4, 4, 4], sites: { delhi: [1] } },
      { phase: 'over', seat: -1 },
    );
    expect(maharaja2020.outcome(over)?.scores).toEqual([20, 17, 9, 9]);
    // 20 less 17, except for the fifth of a point of each coin.
    expect(evaluate(over, 0)).toBeCloseTo(3, 5);
    expect(evaluate(over, 1)).toBeCloseTo(-3, 5);
  });

  it('prefers a statue that takes the lead to none, and the centre most', () => {
    const state = build({
      disc: ['statueDiscount', 'coins'],
      priests: ['delhi'],
      maharaja: 'delhi',
      characters: [9, 1, 3, 4],
      shrines: { delhi: [0, 2] },
      coins: [20],
      later: [1],
    });
    const built = evaluate(after(state, statue('delhi', 0, 0)), 0);
    expect(built).toBeGreaterThan(evaluate(after(state, END), 0));
    expect(built).toBeGreaterThan(evaluate(after(state, statue('delhi', 3, 0)), 0));
  });

  it('counts planned actions that are not done yet', () => {
    const state = build({ disc: ['coins', 'prestige'] });
    const done = evaluate(after(state, gain(4)), 0);
    expect(done).toBeGreaterThan(evaluate(state, 0));
    expect(evaluate(state, 0)).toBeGreaterThan(
      evaluate(Object.assign(maharaja2020.clone(state), { notBegun: [-1, -1] }), 0),
    );
  });

  it('prefers a village that opens a road to one far away', () => {
    const state = maharaja2020.setup(maharaja2020.parseOptions({}, 2), 2, seededDeal('found'));
    while (state.phase === 'draft') playMoves(state, at(maharaja2020.legalMoves(state, state.seat), 0));
    const founded = (id: string) => {
      const copy = maharaja2020.clone(state);
      playMoves(copy, { type: 'found', village: village(id) });
      return evaluate(copy, state.seat);
    };
    expect(founded('mathura')).toBeGreaterThan(founded('vijayanagara'));
  });

  it('values a city shrine that takes the lead', () => {
    const state = build({
      disc: ['shrineDiscount', 'coins'],
      priests: ['lahore'],
      maharaja: 'lahore',
      characters: [9, 1, 3, 4],
      shrines: { lahore: [0, 1] },
    });
    expect(evaluate(after(state, cityShrine('lahore', action('shrineDiscount'))), 0)).toBeGreaterThan(
      evaluate(after(state, { type: 'shrine', place: 7 + village('gaya'), by: action('shrineDiscount') }), 0),
    );
  });
});

describe('plausible plans', () => {
  it('have weights for pairs in order only, which depend on public information', () => {
    const state = build({ later: [1, 2] });
    const weights = plans.weights(state, 1);
    for (const [plan, weight] of weights.entries()) expect(weight > 0).toBe(Math.trunc(plan / 9) <= plan % 9);
    const other = maharaja2020.clone(state);
    other.plans[1] = 44;
    expect(plans.weights(other, 1)).toEqual(weights);
    expect(plans.weights(maharaja2020.view(other, 3), 1)).toEqual(weights);
  });

  it('follow the position, not earlier calls', () => {
    const poor = build({ coins: [15, 0], priests: ['delhi', 'delhi'], later: [1] });
    const rich = build({ coins: [15, 40], priests: ['delhi', 'delhi'], later: [1] });
    const first = [...plans.weights(poor, 1)];
    const statues = (weights: readonly number[]) => at(weights, 0) / weights.reduce((a, b) => a + b, 0);
    expect(statues(plans.weights(rich, 1))).toBeGreaterThan(5 * statues(first));
    expect(plans.weights(poor, 1)).toEqual(first);
  });

  it('give no value to actions that cannot be done', () => {
    const broke = build({ coins: [0], hand: [0], priests: ['delhi'] });
    const worths = plans.values(broke, 0);
    expect(at(worths, 0)).toBe(0);
    expect(at(worths, 10)).toBe(0);
    expect(at(worths, 40)).toBeGreaterThan(0);
  });
});

describe('the prior', () => {
  it('is positive for every move of every kind of choice', () => {
    const state = maharaja2020.setup(maharaja2020.parseOptions({}, 3), 3, seededDeal('prior'));
    const rng = seededRng('prior', 'moves');
    expect(playByPrior(maharaja2020, state, rng).size).toBeGreaterThan(6);
  });

  it('prefers a statue to the end of the turn', () => {
    const state = build({
      disc: ['statueDiscount', 'coins'],
      priests: ['delhi'],
      villages: road('lahore-delhi', 0),
    });
    const of = (move: Move) => priorOfMove(maharaja2020, state, 0, move);
    expect(of(statue('delhi', 0, 0))).toBeGreaterThan(20 * of(END));
    expect(of(gain(4))).toBeGreaterThan(10 * of(END));
  });
});
