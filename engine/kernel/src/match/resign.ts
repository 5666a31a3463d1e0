import { at } from '../at.ts';
import type { Outcome } from '../outcome.ts';
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
 * person is left. Then no points are counted: all scores are 0, without lines.
 * @param own the game's own outcome, null while the game runs
 * @param resigned seats that resigned, in the order of resignation
 * @returns null while the match runs
 */
export function outcomeAfter(
  own: Outcome | null,
  resigned: readonly Seat[],
  { seats, people }: SeatNumbers,
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
  return {
    ending: RESIGNED_ENDING,
    ranks,
    scores: ranks.map(() => 0),
    lines: ranks.map(() => []),
    tieBreaks: [],
  };
}
