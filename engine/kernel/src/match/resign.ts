import { at } from '../at.ts';
import { type Outcome, type Score, winners } from '../outcome.ts';
import type { Seat } from '../seat.ts';

/** The ending of a match that resignations ended early: a catalogue key like the game's own endings. */
export const RESIGNED_ENDING = 'ending.resigned';

/** Seat numbers: of all seats, bots and automata included, and of people, who alone can resign. */
export interface SeatNumbers {
  readonly seats: number;
  readonly people: number;
}

/**
 * Computes the outcome of a match in which seats resigned. A bot plays on for each of them, but they rank behind all
 * other seats, and the first to resign ranks last. The match ends early when at most one seat has not resigned or no
 * person is left. Then there is no final scoring, and the scores are those so far.
 * @param own the game's own outcome, null while the game runs
 * @param resigned seats that resigned, in the order of resignation
 * @param soFar counts the points so far, if the game can
 * @returns null while the match runs
 */
export function outcomeAfter(
  own: Outcome | null,
  resigned: readonly Seat[],
  { seats, people }: SeatNumbers,
  soFar: () => Score | undefined = () => undefined,
): Outcome | null {
  if (resigned.length === 0) return own;
  const staying = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !resigned.includes(seat));
  if (!own && staying.length > 1 && resigned.length < people) return null;
  const rankOf = (seat: Seat): number => {
    const when = resigned.indexOf(seat);
    if (when >= 0) return seats - when;
    return own ? 1 + staying.filter((other) => at(own.ranks, other) < at(own.ranks, seat)).length : 1;
  };
  const ranks = Array.from({ length: seats }, (_, seat) => rankOf(seat));
  if (own) return { ...own, ranks };
  return { ending: RESIGNED_ENDING, ranks, ...(soFar() ?? noScore(seats)), tieBreaks: [] };
}

function noScore(seats: number): Score {
  const all = Array.from({ length: seats });
  return { scores: all.map(() => 0), lines: all.map(() => []) };
}

/**
 * The seats that share rank 1 because resignations ended the match before it could rank them; none after any other
 * ending, or if one seat was left, which has won.
 */
export function unrankedSeats(outcome: Outcome): Seat[] {
  const first = winners(outcome);
  return outcome.ending === RESIGNED_ENDING && first.length > 1 ? first : [];
}

/**
 * The outcome as earlier versions recorded it: an end by resignations without scores. Null for any other ending.
 */
export function outcomeWithoutScore(outcome: Outcome | null): Outcome | null {
  if (outcome?.ending !== RESIGNED_ENDING) return null;
  return { ...outcome, ...noScore(outcome.ranks.length) };
}
