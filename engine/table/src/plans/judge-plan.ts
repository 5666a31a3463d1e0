import type { Game, Seat } from '@durbar/kernel';
import { sameJson } from '@durbar/kernel';
import { foreseeMove } from './foresee.ts';
import type { ConditionalPlan, PlanBranch, PlanFailure, PlanVerdict } from './types.ts';

/**
 * Decides what becomes of a plan in a position in which its seat is asked. A step holds if it is allowed and does exactly what it did
 * in the plan; a branch holds if all its steps do. Only the seat's own view counts, so that the verdict reveals nothing.
 * @param view what the seat sees, or what it is expected to see
 */
export function judgePlan(game: Game, view: unknown, seat: Seat, plan: ConditionalPlan): PlanVerdict {
  if (game.decision(view, seat)?.kind !== plan.kind) return { kind: 'waits' };
  const premise = game.foresight?.premise(view, seat) ?? null;
  if (!sameJson(premise, plan.premise)) return { kind: 'fails', step: null, refusal: null };
  let first: PlanFailure | null = null;
  for (const [branch, moves] of plan.branches.entries()) {
    const failure = findFailure(game, view, seat, moves);
    if (!failure) return { kind: 'plays', branch };
    first ??= failure;
  }
  return { kind: 'fails', step: first?.step ?? null, refusal: first?.refusal ?? null };
}

/** The first step of a branch that does not hold; null if all do. */
function findFailure(game: Game, view: unknown, seat: Seat, moves: PlanBranch): PlanFailure | null {
  let at = view;
  for (const [step, { move, effect }] of moves.entries()) {
    const tried = foreseeMove(game, at, seat, move);
    if ('refusal' in tried) return { step, refusal: tried.refusal };
    const isEnd = step === moves.length - 1;
    if (!sameJson(tried.effect, effect) || (tried.isLast && !isEnd)) return { step, refusal: null };
    at = tried.after;
  }
  return null;
}
