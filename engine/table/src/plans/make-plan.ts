import type { Game, Refusal, Seat } from '@durbar/kernel';
import { readMove } from '../judge.ts';
import type { Match } from '../match.ts';
import { tableRefusal } from '../refusals.ts';
import { foreseeDecision, foreseeMove } from './foresee.ts';
import type { ConditionalPlan, PlanBranch, PlannedMove } from './types.ts';

/** The most log lines that a plan may be behind when it arrives. */
const MOST_BEHIND = 100;

/** A plan as its seat's page sends it. */
export interface PlanRequest {
  /** Number of log lines that the page had. */
  readonly made: number;
  /** The moves of each branch, as they came. */
  readonly branches: readonly (readonly unknown[])[];
}

/**
 * Makes a plan of a seat from what its page sends. It is checked in the position in which it was made: the match may have gone on
 * since.
 */
export function makePlan(
  match: Pick<Match, 'game' | 'status' | 'entryCount' | 'playsSince' | 'past' | 'entriesBefore'>,
  seat: Seat,
  { made, branches }: PlanRequest,
): { readonly plan: ConditionalPlan } | { readonly refusal: Refusal } {
  if (match.status === 'over' || match.status === 'abandoned') return { refusal: tableRefusal(match.status) };
  const behind = match.entryCount - made;
  if (behind < 0 || behind > MOST_BEHIND || made < match.playsSince(seat)) return outdated;
  // The seat has decided since: the plan may have been carried out already.
  const since = match.entriesBefore(seat, match.entryCount, behind);
  if (since.some((line) => line.seat === seat && DECISIONS.has(line.kind))) return outdated;
  const { game } = match;
  const foreseen = foreseeDecision(game, match.past(seat, made - 1), seat);
  if (!foreseen) return { refusal: tableRefusal('plan.nothing') };
  const planned: PlanBranch[] = [];
  for (const moves of branches) {
    const branch = readBranch(game, foreseen.view, seat, moves);
    if ('refusal' in branch) return branch;
    planned.push(branch);
  }
  const premise = game.foresight?.premise(foreseen.view, seat) ?? null;
  return { plan: { made, kind: foreseen.decision.kind, premise, branches: planned } };
}

/** Kinds of log lines by which a seat decides. */
const DECISIONS: ReadonlySet<string> = new Set(['move', 'seal', 'undo']);

const outdated = { refusal: tableRefusal('outdated') };

function readBranch(
  game: Game,
  view: unknown,
  seat: Seat,
  moves: readonly unknown[],
): PlanBranch | { readonly refusal: Refusal } {
  const branch: PlannedMove[] = [];
  let at = view;
  for (const [step, raw] of moves.entries()) {
    const read = readMove(game, raw);
    if (!read) return { refusal: tableRefusal('malformed') };
    const { move } = read;
    const tried = foreseeMove(game, at, seat, move);
    if ('refusal' in tried) return tried;
    if (tried.isLast && step < moves.length - 1) return { refusal: tableRefusal('plan.ended') };
    branch.push({ move, effect: tried.effect });
    at = tried.after;
  }
  return branch;
}
