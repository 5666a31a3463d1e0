/*
 * Ratings by R. C. Weng and C.-J. Lin, "A Bayesian Approximation Method for Online Ranking" (2011), algorithm 1: Bradley–Terry,
 * every pair of a match compared, equal places counted as half a win.
 */

/** What is known of somebody's strength: the mean and the standard deviation of what it may be. */
export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

/** Somebody in a match. */
export interface Contestant extends Strength {
  /** From 1; who shares a place has the same number. */
  readonly place: number;
  /** What their seat adds to their strength in this match. */
  readonly advantage: number;
  /** Whether their strength is known and stays as it is, as a bot's does. */
  readonly isFixed: boolean;
}

/** Somebody of whom nothing is known. */
export const NEWCOMER: Strength = { mu: 25, sigma: 25 / 3 };

/** How much the play of one match differs from its player's strength, as a standard deviation. */
const BETA = 25 / 6;
/** How much a strength may change from one match to the next. */
const TAU = 25 / 300;
/** The least that is left of a variance. */
const KAPPA = 0.0001;

/** Points on the scale that people see for one of `mu`. */
const SCALE = 40;

/** The strengths after a match, in the order of the contestants. */
export function rateMatch(contestants: readonly Contestant[]): Strength[] {
  const before = contestants.map(loosen);
  return before.map((own, i) => {
    if (own.isFixed) return { mu: own.mu, sigma: own.sigma };
    let omega = 0;
    let delta = 0;
    for (const [other, rival] of before.entries()) {
      if (other === i) continue;
      const c = Math.hypot(own.sigma, rival.sigma, Math.SQRT2 * BETA);
      const expected = expectedScore(own, rival, c);
      const weight = own.sigma ** 2 / c;
      omega += weight * (scoreOf(own, rival) - expected);
      delta += (own.sigma / c) * (weight / c) * expected * (1 - expected);
    }
    return { mu: own.mu + omega, sigma: own.sigma * Math.sqrt(Math.max(1 - delta, KAPPA)) };
  });
}

/**
 * The strength of somebody who was taken for two people. What is known of each began with what is known of a newcomer, which counts
 * once.
 */
export function joinStrengths(one: Strength, other: Strength): Strength {
  const weights = [
    { mu: one.mu, weight: one.sigma ** -2 },
    { mu: other.mu, weight: other.sigma ** -2 },
    { mu: NEWCOMER.mu, weight: -(NEWCOMER.sigma ** -2) },
  ];
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  const mu = weights.reduce((sum, each) => sum + each.mu * each.weight, 0) / total;
  return { mu, sigma: total ** -0.5 };
}

/** A strength as people see it: 1500 stands for a `mu` of 25, and the spread is two standard deviations. */
export function shownStrength({ mu, sigma }: Strength): { readonly rating: number; readonly spread: number } {
  return { rating: 1500 + SCALE * (mu - NEWCOMER.mu), spread: 2 * SCALE * sigma };
}

/** The `mu` of a figure that people see. */
export function muOf(rating: number): number {
  return NEWCOMER.mu + (rating - 1500) / SCALE;
}

/**
 * By how much a share of wins among equals differs from an even one, as a strength: with it, the expected shares are the given
 * ones. The mean of all is 0.
 * @param shares of the wins by turn order; they need not add up to 1
 */
export function advantagesOf(shares: readonly number[]): number[] {
  const logs = shares.map((share) => Math.log(share));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  return logs.map((log) => Math.SQRT2 * BETA * (log - mean));
}

/** A strength may have changed since the last match. */
function loosen(contestant: Contestant): Contestant {
  return contestant.isFixed ? contestant : { ...contestant, sigma: Math.hypot(contestant.sigma, TAU) };
}

function expectedScore(own: Contestant, rival: Contestant, c: number): number {
  const lead = own.mu + own.advantage - rival.mu - rival.advantage;
  return 1 / (1 + Math.exp(-lead / c));
}

function scoreOf({ place }: Contestant, rival: Contestant): number {
  if (place === rival.place) return 0.5;
  return place < rival.place ? 1 : 0;
}
