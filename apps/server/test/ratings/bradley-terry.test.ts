import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  advantagesOf,
  type Contestant,
  joinStrengths,
  muOf,
  NEWCOMER,
  rateMatch,
  type Strength,
  shownStrength,
} from '../../src/ratings/bradley-terry.ts';

const contestant = (strength: Strength, place: number, changed: Partial<Contestant> = {}): Contestant => ({
  ...strength,
  place,
  advantage: 0,
  isFixed: false,
  ...changed,
});

const strengths = z.array(z.tuple([z.number(), z.number()]).transform(([mu, sigma]) => ({ mu, sigma })));

/** What `rate` of openskill 5.0.1 answers with its model `bradleyTerryFull`, recorded: the library brings 160 packages along. */
const recorded = z
  .object({
    source: z.string(),
    matches: z.array(z.object({ before: strengths, places: z.array(z.int()), after: strengths })).min(50),
    season: z.array(z.object({ places: z.array(z.int()), after: strengths })).length(50),
  })
  .parse(
    JSON.parse(readFileSync(new URL('../../../../fixtures/ratings/openskill.json', import.meta.url), 'utf8')),
  );

function rateBy(places: readonly number[], before: readonly Strength[]): Strength[] {
  return rateMatch(before.map((strength, i) => contestant(strength, places[i] ?? 0)));
}

function expectSame(ours: readonly Strength[], theirs: readonly Strength[]): void {
  expect(ours).toHaveLength(theirs.length);
  for (const [i, { mu, sigma }] of ours.entries()) {
    expect(mu).toBeCloseTo(theirs[i]?.mu ?? Number.NaN, 9);
    expect(sigma).toBeCloseTo(theirs[i]?.sigma ?? Number.NaN, 9);
  }
}

describe('the strengths after a match', () => {
  it.each([2, 3, 4, 5])('are those of openskill for %d seats, ties of every kind included', (seats) => {
    const matches = recorded.matches.filter(({ places }) => places.length === seats);
    expect(matches.length).toBeGreaterThan(2);
    for (const { before, places, after } of matches) expectSame(rateBy(places, before), after);
  });

  it('are those of openskill over a season of fifty matches', () => {
    let ours: Strength[] = Array.from({ length: 4 }, () => NEWCOMER);
    for (const { places, after } of recorded.season) {
      ours = rateBy(places, ours);
      expectSame(ours, after);
    }
    expect(ours[0]?.sigma).toBeLessThan(4);
  });

  it('leave those alone who are fixed, and make the others more certain by them', () => {
    const bot = contestant({ mu: 30, sigma: 0 }, 2, { isFixed: true });
    const [person, after] = rateMatch([contestant(NEWCOMER, 1), bot]);
    expect(after).toEqual({ mu: 30, sigma: 0 });
    expect(person?.mu).toBeGreaterThan(NEWCOMER.mu);
    expect(person?.sigma).toBeLessThan(NEWCOMER.sigma);
  });

  it('count the seat: a win from a bad one is worth more', () => {
    const gain = (advantage: number) => {
      const [winner] = rateMatch([contestant(NEWCOMER, 1, { advantage }), contestant(NEWCOMER, 2)]);
      return (winner?.mu ?? 0) - NEWCOMER.mu;
    };
    expect(gain(-2)).toBeGreaterThan(gain(0));
    expect(gain(0)).toBeGreaterThan(gain(2));
  });

  it('do not change on average where everybody wins as often as their seat does', () => {
    const shares = [0.6, 0.4];
    const [first = 0, second = 0] = advantagesOf(shares);
    // As certain as a bot, so that the expected share is exactly the given one.
    const sure = { mu: 25, sigma: 1e-6 };
    const change = (place: number) => {
      const [own] = rateMatch([
        contestant(sure, place, { advantage: first }),
        contestant({ mu: 25, sigma: 0 }, 3 - place, { advantage: second, isFixed: true }),
      ]);
      return (own?.mu ?? 0) - 25;
    };
    expect(0.6 * change(1) + 0.4 * change(2)).toBeCloseTo(0, 6);
  });
});

describe('the shown figures', () => {
  it('are 1500 and twice the deviation, forty points for one', () => {
    expect(shownStrength(NEWCOMER)).toEqual({ rating: 1500, spread: 80 * NEWCOMER.sigma });
    expect(shownStrength({ mu: 30, sigma: 1 })).toEqual({ rating: 1700, spread: 80 });
    expect(muOf(1700)).toBe(30);
  });
});

describe('the strength of one person who was taken for two', () => {
  it('is what is known of one where nothing is known of the other', () => {
    const { mu, sigma } = joinStrengths({ mu: 29, sigma: 3 }, NEWCOMER);
    expect([mu, sigma]).toEqual([expect.closeTo(29, 9), expect.closeTo(3, 9)]);
  });

  it('is surer than each, lies between, and does not depend on their order', () => {
    const [one, other] = [
      { mu: 29, sigma: 3 },
      { mu: 26, sigma: 2 },
    ];
    const joined = joinStrengths(one, other);
    expect(joined.sigma).toBeLessThan(2);
    expect(joined.mu).toBeGreaterThan(26);
    expect(joined.mu).toBeLessThan(29);
    expectSame([joinStrengths(other, one)], [joined]);
  });

  it('counts what every newcomer begins with once', () => {
    const { mu, sigma } = joinStrengths({ mu: 25, sigma: 25 / 3 }, { mu: 25, sigma: 25 / 3 });
    expect([mu, sigma]).toEqual([expect.closeTo(25, 9), expect.closeTo(25 / 3, 9)]);
  });
});
