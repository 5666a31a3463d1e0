import { z } from 'zod';
import { logLikelihoodRatio, meanInterval } from '../statistics.ts';

/** What the bot achieved in one seat of one deal. */
const SeatResult = z.object({
  /** 1 for a win, a part of it if several share the first rank, else 0. */
  win: z.number(),
  rank: z.number(),
  /** Final score less the mean of the rivals' final scores. */
  lead: z.number(),
});

/** Results of one deal: by seat of the bot. */
export const DealResult = z.array(SeatResult).min(2);
export type DealResult = z.infer<typeof DealResult>;

/** The two shares of wins that a sequential test tells apart. */
export interface Hypotheses {
  readonly low: number;
  readonly high: number;
}

/** What a sequential test says so far: the share is the low one, or the high one, or more deals are needed. */
export type Verdict = 'low' | 'high' | 'open';

/** Error of either kind that the sequential test allows. */
const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);

/** Fewer deals say too little about how much deals differ. */
const FEWEST_DEALS = 10;

/** The mean win of the bot over all seats of each deal. */
const shares = (deals: readonly DealResult[]): number[] =>
  deals.map((seats) => seats.reduce((sum, { win }) => sum + win, 0) / seats.length);

/**
 * A sequential probability ratio test with normal approximation (GSPRT): deals are independent of each other, matches of the same
 * deal are not, so the unit is a deal. Wrong in at most 5 % of match-ups for a share at or beyond either end.
 */
export function verdict(deals: readonly DealResult[], { low, high }: Hypotheses): Verdict {
  if (deals.length < FEWEST_DEALS) return 'open';
  const ratio = logLikelihoodRatio(shares(deals), low, high);
  if (ratio >= BOUND) return 'high';
  return ratio <= -BOUND ? 'low' : 'open';
}

/** A mean with its 95 % interval. */
interface Estimate {
  readonly mean: number;
  readonly interval: readonly [number, number];
}

export interface MatchUpSummary {
  readonly deals: number;
  readonly matches: number;
  /** Share of wins. */
  readonly share: Estimate;
  /** Mean final score less the mean of the rivals' scores, in points. */
  readonly lead: Estimate;
  readonly rank: number;
  /** Share of wins in each seat. */
  readonly shareBySeat: readonly number[];
}

/** @param deals at least one */
export function summarize(deals: readonly DealResult[]): MatchUpSummary {
  const seats = deals[0]?.length ?? 0;
  const meanOf = (seat: number, key: 'win' | 'rank'): number =>
    deals.reduce((sum, deal) => sum + (deal[seat]?.[key] ?? 0), 0) / deals.length;
  const bySeat = Array.from({ length: seats }, (_, seat) => seat);
  return {
    deals: deals.length,
    matches: deals.length * seats,
    share: meanInterval(shares(deals)),
    lead: meanInterval(deals.map((deal) => deal.reduce((sum, { lead }) => sum + lead, 0) / deal.length)),
    rank: bySeat.reduce((sum, seat) => sum + meanOf(seat, 'rank'), 0) / seats,
    shareBySeat: bySeat.map((seat) => meanOf(seat, 'win')),
  };
}
