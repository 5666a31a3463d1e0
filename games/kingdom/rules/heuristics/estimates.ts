import type { PlanMove } from '../moves.ts';
import { encodePlan } from '../plans.ts';

/** Points by which `seat` leads the best other seat, negative if it is behind. @param estimate points of a seat */
export function leadOverOthers(seats: number, seat: number, estimate: (seat: number) => number): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) if (other !== seat) rival = Math.max(rival, estimate(other));
  return estimate(seat) - rival;
}

/** Value of pieces in hand: given for each of the first three, each of the next three, and each beyond these. */
export function estimatePieces(
  pieces: number,
  [first, next, beyond]: readonly [first: number, next: number, beyond: number],
): number {
  return (
    first * Math.min(pieces, 3) +
    next * Math.max(0, Math.min(pieces - 3, 3)) +
    beyond * Math.max(0, pieces - 6)
  );
}

/** Weight of each of `moves`: of plans the one in `weights`, by number; 1 for other moves. */
export function weighPlans(
  moves: readonly ({ readonly type: string } | PlanMove)[],
  weights: readonly number[],
): number[] {
  return moves.map((move) => (isPlan(move) ? weights[encodePlan(move.first, move.second)]! : 1));
}

function isPlan(move: { readonly type: string } | PlanMove): move is PlanMove {
  return move.type === 'plan';
}
