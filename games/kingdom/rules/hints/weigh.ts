import type { PlanMove } from '../moves.ts';
import { planOf } from '../plans.ts';

/** What `seat` is ahead of the best of the others, negative if behind. @param worthOf of a seat, in the game's points */
export function aheadOfOthers(seats: number, seat: number, worthOf: (seat: number) => number): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) if (other !== seat) rival = Math.max(rival, worthOf(other));
  return worthOf(seat) - rival;
}

/** Worth of pieces in hand: of each of the first three, of each of the next three, and of each beyond. */
export function worthInHand(
  pieces: number,
  [first, next, beyond]: readonly [first: number, next: number, beyond: number],
): number {
  return (
    first * Math.min(pieces, 3) +
    next * Math.max(0, Math.min(pieces - 3, 3)) +
    beyond * Math.max(0, pieces - 6)
  );
}

/** Weights of plans among `moves`, from those of all plans by number. */
export function planShares(
  moves: readonly ({ readonly type: string } | PlanMove)[],
  weights: readonly number[],
): number[] {
  return moves.map((move) => (isPlan(move) ? weights[planOf(move.first, move.second)]! : 1));
}

function isPlan(move: { readonly type: string } | PlanMove): move is PlanMove {
  return move.type === 'plan';
}
