import { at } from './at.ts';
import type { Message } from './message.ts';
import type { Seat } from './seat.ts';

/** One line of a seat's final score. */
export interface ScoreLine extends Message {
  readonly points: number;
}

/** The points of all seats, automata included. */
export interface Score {
  readonly scores: readonly number[];
  /** The lines that add up to each score. */
  readonly lines: readonly (readonly ScoreLine[])[];
}

/** How a match ended. All arrays but `tieBreaks` have one item per seat, automata included. */
export interface Outcome extends Score {
  /** Catalogue key of the game's ending that was reached; a stable name, e.g. `ending.lastQuarter`. */
  readonly ending: string;
  /** Rank from 1; seats that share a rank have the same number. */
  readonly ranks: readonly number[];
  /** Tie-breaks that decided a rank, in the order used. */
  readonly tieBreaks: readonly Message[];
}

/** Seats of rank 1. */
export function winners(outcome: Outcome): Seat[] {
  return outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** All seats, best rank first; of seats that share a rank, the highest score first. */
export function standings({ ranks, scores }: Pick<Outcome, 'ranks' | 'scores'>): Seat[] {
  const seats = ranks.map((_, seat) => seat);
  return seats.toSorted((a, b) => at(ranks, a) - at(ranks, b) || at(scores, b) - at(scores, a));
}

/** Lead of `seat` over its best rival in points; negative if it is behind. A single seat leads by its score. */
export function leadOf({ scores }: Pick<Outcome, 'scores'>, seat: Seat): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (const [other, score] of scores.entries()) if (other !== seat && score > rival) rival = score;
  const own = at(scores, seat);
  return rival === Number.NEGATIVE_INFINITY ? own : own - rival;
}
