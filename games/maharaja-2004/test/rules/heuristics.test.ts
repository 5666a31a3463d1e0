import { at, seededDeal, seededRng } from '@durbar/kernel';
import { playByPrior, priorOfMove } from '@durbar/testkit';
import { describe, expect, it } from 'vitest';
import { evaluate, planValues, planWeights } from '../../rules/heuristics/positions.ts';
import { maharaja2004 } from '../../rules/index.ts';
import type { Move, State } from '../../rules/types.ts';
import {
  action,
  begin,
  bid,
  build,
  END,
  gain,
  house,
  PASS,
  palace,
  playMoves,
  road,
  travel,
  village,
} from './support.ts';

const after = (state: State, ...moves: readonly Move[]): State => {
  const copy = maharaja2004.clone(state);
  playMoves(copy, ...moves);
  return copy;
};

describe('the estimate', () => {
  it('is the final margin once the match is over', () => {
    const over = build(
      { sites: { delhi: [0, 0, 0, 1] }, gold: [4, 4, 4, 4] },
      { phase: 'over', seat: -1, round: 12 },
    );
    expect(maharaja2004.outcome(over)?.scores).toEqual([3, 1, 0, 0]);
    expect(evaluate(over, 0)).toBeCloseTo(2, 5);
    expect(evaluate(over, 1)).toBeCloseTo(-2, 5);
  });

  it('counts gold as a tie-break', () => {
    const over = build({ gold: [4, 9, 4, 4] }, { phase: 'over', seat: -1, round: 12 });
    expect(evaluate(over, 1)).toBeGreaterThan(0);
    expect(evaluate(over, 0)).toBeLessThan(0);
  });

  const building = {
    disc: ['palace', 'gold'],
    architects: ['delhi'],
    maharaja: 'delhi',
    cards: [[5], [1], [3], [4]],
    houses: { delhi: [0, 2] },
    gold: [20],
    later: [1],
  } as const;

  it('is higher with a palace than without, and highest with the inner one', () => {
    const state = build(building);
    const built = evaluate(after(state, palace('delhi', 'inner', action('palace'))), 0);
    expect(built).toBeGreaterThan(evaluate(after(state, END), 0));
    expect(built).toBeGreaterThan(evaluate(after(state, palace('delhi', 'outer', action('palace'))), 0));
  });

  it('counts planned actions that are not done yet', () => {
    const state = build({ disc: ['gold', 'quarry'] });
    expect(evaluate(after(state, gain(0)), 0)).toBeGreaterThan(evaluate(state, 0));
    expect(evaluate(state, 0)).toBeGreaterThan(
      evaluate(Object.assign(maharaja2004.clone(state), { notBegun: [-1, -1] }), 0),
    );
  });

  it('is highest for a bid that equals the value of choosing a character (M04-10.4)', () => {
    const state = begin({ preset: 'advanced2' }, 5);
    const opened = after(state, bid(0));
    const worthOf = (gold: number) => evaluate(after(opened, bid(gold)), opened.seat);
    const passed = evaluate(after(opened, PASS), opened.seat);
    expect(worthOf(1)).toBeGreaterThan(passed);
    expect(worthOf(8)).toBeLessThan(passed);
  });

  it('prefers a village that opens a road to one that opens none', () => {
    const state = begin({}, 2);
    while (state.phase === 'draft') playMoves(state, at(maharaja2004.legalMoves(state, state.seat), 0));
    const { seat } = state;
    state.villages[1 - seat] = 1 << village('ujjain');
    const founded = (id: string) => evaluate(after(state, { type: 'found', village: village(id) }), seat);
    expect(founded('baroda')).toBeGreaterThan(founded('sikar'));
  });

  it('is higher for a city house that takes the lead', () => {
    const state = build({ ...building, disc: ['house', 'gold'], houses: { delhi: [0, 1] } });
    expect(evaluate(after(state, house('delhi', action('house'))), 0)).toBeGreaterThan(
      evaluate(after(state, house('idar', action('house'))), 0),
    );
  });
});

describe('plausible plans', () => {
  it('have weights for ordered pairs only, from public information', () => {
    const state = build({ later: [1, 2] });
    const weights = planWeights(state, 1);
    for (const [plan, weight] of weights.entries()) expect(weight > 0).toBe(Math.trunc(plan / 9) <= plan % 9);
    const other = maharaja2004.clone(state);
    other.plans[1] = 44;
    expect(planWeights(other, 1)).toEqual(weights);
    expect(planWeights(maharaja2004.view(other, 3), 1)).toEqual(weights);
  });

  it('depend on the position, not on earlier calls', () => {
    const poor = build({ gold: [15, 0], architects: ['delhi', 'delhi'], later: [1] });
    const rich = build({ gold: [15, 40], architects: ['delhi', 'delhi'], later: [1] });
    const first = [...planWeights(poor, 1)];
    const builds = new Set([action('palace'), action('palaceAndHouse')]);
    const sum = (weights: readonly number[]) => weights.reduce((a, b) => a + b, 0);
    const share = (weights: readonly number[]) =>
      sum(weights.filter((_, plan) => builds.has(Math.trunc(plan / 9)) && builds.has(plan % 9))) /
      sum(weights);
    expect(share(planWeights(rich, 1))).toBeGreaterThan(5 * share(first));
    expect(planWeights(poor, 1)).toEqual(first);
  });

  it('give no value to actions that cannot be done', () => {
    const worths = planValues(build({ gold: [0], hand: [0], architects: ['delhi'] }), 0);
    expect(at(worths, action('palace') * 10)).toBe(0);
    expect(at(worths, action('house') * 10)).toBe(0);
    expect(at(worths, 0)).toBeGreaterThan(0);
  });
});

describe('the prior', () => {
  it.each(['basic', 'advanced2'])('is positive for every move of every kind of choice: %s', (preset) => {
    const state = maharaja2004.setup(maharaja2004.parseOptions({ preset }, 5), 5, seededDeal('prior'));
    const rng = seededRng('prior', 'moves');
    expect(playByPrior(maharaja2004, state, rng).size).toBeGreaterThan(4);
  });

  it('weights a palace above the end of the turn, and a journey to a city where one can be built', () => {
    const state = build({
      disc: ['palace', 'gold'],
      architects: ['delhi'],
      villages: road('delhi-khajuraho', 0),
    });
    const of = (move: Move, at = state) => priorOfMove(maharaja2004, at, 0, move);
    expect(of(palace('delhi', 'inner', action('palace')))).toBeGreaterThan(20 * of(END));
    const full = maharaja2004.clone(state);
    full.sites.fill(1, 7, 14);
    expect(of(travel('khajuraho'), full)).toBeGreaterThan(20 * of(END, full));
  });
});
