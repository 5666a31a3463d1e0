import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import { describe, expect, it } from 'vitest';
import {
  advantagesOf,
  type Contestant,
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

/** The same match by the library. */
function rateByLibrary(strengths: readonly Strength[], places: readonly number[]): Strength[] {
  const teams = strengths.map(({ mu, sigma }) => [{ mu, sigma }]);
  return rate(teams, { rank: [...places], model: bradleyTerryFull })
    .flat()
    .map(({ mu, sigma }) => ({ mu, sigma }));
}

function expectSame(ours: readonly Strength[], theirs: readonly Strength[]): void {
  expect(ours).toHaveLength(theirs.length);
  for (const [i, { mu, sigma }] of ours.entries()) {
    expect(mu).toBeCloseTo(theirs[i]?.mu ?? Number.NaN, 9);
    expect(sigma).toBeCloseTo(theirs[i]?.sigma ?? Number.NaN, 9);
  }
}

/** All ways in which people can share places, for a number of them. */
function placings(count: number): number[][] {
  if (count === 0) return [[]];
  return placings(count - 1).flatMap((rest) => Array.from({ length: count }, (_, place) => [...rest, place]));
}

describe('the strengths after a match', () => {
  it.each([2, 3, 4, 5])('are those of openskill for %d seats, ties of every kind included', (seats) => {
    const strengths = Array.from({ length: seats }, (_, seat) => ({
      mu: 20 + 3 * ((seat * 7) % 5),
      sigma: 8 - 1.3 * seat,
    }));
    expect(placings(seats)).not.toEqual([]);
    for (const order of placings(seats)) {
      // Places from 1, those after a tie with a gap.
      const places = order.map((own) => 1 + order.filter((other) => other < own).length);
      const contestants = strengths.map((strength, i) => contestant(strength, places[i] ?? 0));
      expectSame(rateMatch(contestants), rateByLibrary(strengths, places));
    }
  });

  it('are those of openskill over a season of fifty matches', () => {
    let ours: Strength[] = Array.from({ length: 4 }, () => NEWCOMER);
    let theirs = ours;
    for (let match = 0; match < 50; match++) {
      const places = ours.map((_, seat) => 1 + ((seat * 3 + match * match) % 4));
      ours = rateMatch(ours.map((strength, i) => contestant(strength, places[i] ?? 0)));
      theirs = rateByLibrary(theirs, places);
      expectSame(ours, theirs);
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
