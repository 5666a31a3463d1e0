import { at, fraction, play, seededDeal, seededRng } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../src/hints/evaluate.ts';
import { planWeights, planWorths } from '../src/hints/plans.ts';
import { maharaja2004 } from '../src/index.ts';
import type { Move, State } from '../src/types.ts';
import { action, begin, build, END, gain, house, make, palace, road, travel, village } from './support.ts';

const { hints } = maharaja2004;
const after = (state: State, ...moves: readonly Move[]): State => {
  const copy = maharaja2004.clone(state);
  make(copy, ...moves);
  return copy;
};

describe('the estimate', () => {
  it('is the margin itself once the match is over', () => {
    const over = build(
      { sites: { delhi: [0, 0, 0, 1] }, gold: [4, 4, 4, 4] },
      { phase: 'over', seat: -1, round: 12 },
    );
    expect(maharaja2004.outcome(over)?.scores).toEqual([3, 1, 0, 0]);
    expect(evaluate(over, 0)).toBeCloseTo(2, 5);
    expect(evaluate(over, 1)).toBeCloseTo(-2, 5);
  });

  it('sees ties broken by gold', () => {
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

  it('thinks better of a palace than of leaving it, and best of the inner one', () => {
    const state = build(building);
    const built = evaluate(after(state, palace('delhi', 'inner', action('palace'))), 0);
    expect(built).toBeGreaterThan(evaluate(after(state, END), 0));
    expect(built).toBeGreaterThan(evaluate(after(state, palace('delhi', 'outer', action('palace'))), 0));
  });

  it('counts what is planned and not done yet', () => {
    const state = build({ disc: ['gold', 'quarry'] });
    expect(evaluate(after(state, gain(0)), 0)).toBeGreaterThan(evaluate(state, 0));
    expect(evaluate(state, 0)).toBeGreaterThan(
      evaluate(Object.assign(maharaja2004.clone(state), { fresh: [-1, -1] }), 0),
    );
  });

  it('prefers a village that opens a road to one that opens none', () => {
    const state = begin({}, 2);
    while (state.phase === 'draft') make(state, at(maharaja2004.legalMoves(state, state.seat), 0));
    const { seat } = state;
    state.villages[1 - seat] = 1 << village('ujjain');
    const founded = (id: string) => evaluate(after(state, { type: 'found', village: village(id) }), seat);
    expect(founded('baroda')).toBeGreaterThan(founded('sikar'));
  });

  it('sees a city house that takes the lead', () => {
    const state = build({ ...building, disc: ['house', 'gold'], houses: { delhi: [0, 1] } });
    expect(evaluate(after(state, house('delhi', action('house'))), 0)).toBeGreaterThan(
      evaluate(after(state, house('idar', action('house'))), 0),
    );
  });
});

describe('plausible plans', () => {
  it('are weighed for pairs in order only, and by what everybody sees', () => {
    const state = build({ later: [1, 2] });
    const weights = planWeights(state, 1);
    for (const [plan, weight] of weights.entries()) expect(weight > 0).toBe(Math.trunc(plan / 9) <= plan % 9);
    const other = maharaja2004.clone(state);
    other.plans[1] = 44;
    expect(planWeights(other, 1)).toEqual(weights);
    expect(planWeights(maharaja2004.view(other, 3), 1)).toEqual(weights);
  });

  it('follow the position, not what was asked before', () => {
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

  it('find nothing in what cannot be done', () => {
    const worths = planWorths(build({ gold: [0], hand: [0], architects: ['delhi'] }), 0);
    expect(at(worths, action('palace') * 10)).toBe(0);
    expect(at(worths, action('house') * 10)).toBe(0);
    expect(at(worths, 0)).toBeGreaterThan(0);
  });
});

describe('the prior', () => {
  it.each(['basic', 'advanced2'])('is positive for every move of every kind of choice: %s', (preset) => {
    const state = maharaja2004.setup(maharaja2004.parseOptions({ preset }, 5), 5, seededDeal('prior'));
    const rng = seededRng('prior', 'moves');
    const kinds = new Set<string>();
    for (let seat = maharaja2004.active(state)[0]; seat !== undefined; seat = maharaja2004.active(state)[0]) {
      const moves = [...maharaja2004.legalMoves(state, seat)];
      const weights = hints?.prior?.(state, seat, moves) ?? [];
      expect(weights).toHaveLength(moves.length);
      for (const weight of weights) expect(weight).toBeGreaterThan(0);
      kinds.add(state.phase);
      play(maharaja2004, state, seat, drawn(moves, weights, fraction(rng)));
    }
    expect(kinds.size).toBeGreaterThan(4);
  });

  it('likes a palace better than the end of the turn, and a journey to where one can be built', () => {
    const state = build({
      disc: ['palace', 'gold'],
      architects: ['delhi'],
      villages: road('delhi-khajuraho', 0),
    });
    const moves = [...maharaja2004.legalMoves(state, 0)];
    const weights = hints?.prior?.(state, 0, moves) ?? [];
    const of = (move: Move) =>
      at(
        weights,
        moves.findIndex((one) => maharaja2004.key(one) === maharaja2004.key(move)),
      );
    expect(of(palace('delhi', 'inner', action('palace')))).toBeGreaterThan(20 * of(END));
    const full = maharaja2004.clone(state);
    full.sites.fill(1, 7, 14);
    const left = [...maharaja2004.legalMoves(full, 0)];
    const ways = hints?.prior?.(full, 0, left) ?? [];
    const journey = left.findIndex(({ type }) => type === 'travel');
    expect(at(ways, journey)).toBeGreaterThan(20 * at(ways, left.length - 1));
    expect(left[journey]).toEqual(travel('khajuraho'));
  });
});

function drawn(moves: readonly Move[], weights: readonly number[], share: number): Move {
  let left = share * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return at(moves, i);
  }
  return at(moves, moves.length - 1);
}
