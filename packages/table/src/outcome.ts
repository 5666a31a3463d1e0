import type { Outcome, Seat } from '@durbar/kernel';
import type { MatchOutcome } from './types.ts';

/** The ending of a match in which nobody was left to play on. */
export const RESIGNED_ENDING = 'table.ending.resigned';

/** The game's outcome with those who resigned behind all who did not; else everybody as the game ranks them. */
export function matchOutcome(outcome: Outcome, resigned: readonly Seat[]): MatchOutcome {
  return {
    ...outcome,
    ranks: resigned.length > 0 ? rerank(outcome.ranks, resigned) : outcome.ranks,
    resigned,
  };
}

/** Nobody is left to play on: those who did not resign share the first rank, and no scores are counted. */
export function resignedOutcome(seats: number, resigned: readonly Seat[]): MatchOutcome {
  const level = Array.from({ length: seats }, () => 1);
  return {
    ending: RESIGNED_ENDING,
    ranks: rerank(level, resigned),
    scores: level.map(() => 0),
    lines: level.map(() => []),
    tieBreaks: [],
    resigned,
  };
}

/** Ranks with the resigned last; inside both groups the given ranks decide, and a rank is 1 + the seats before it. */
function rerank(ranks: readonly number[], resigned: readonly Seat[]): number[] {
  const order = ranks.map((rank, seat) => (resigned.includes(seat) ? rank + ranks.length : rank));
  return order.map((own) => 1 + order.filter((other) => other < own).length);
}
