import type { Decision, Game, GameEvent, Seat } from '@durbar/kernel';
import { sameJson } from '@durbar/kernel';
import { LIMITS } from '@durbar/protocol';
import { type ConditionalPlan, type Foreseen, foreseeDecision, foreseeMove } from '@durbar/table';

/** A step of a plan that is being made. */
export interface PlanStep {
  readonly move: unknown;
  readonly effect: readonly GameEvent[];
  /** What the seat sees before it, and after it as far as it can foresee that. */
  readonly before: unknown;
  readonly after: unknown;
  /** Whether nothing can be planned after it. */
  readonly isLast: boolean;
}

/** A plan that is being made: its branches, of which one is on the board. */
export interface PlanDraft {
  readonly seat: Seat;
  /** Number of log entries that it reckons with. */
  readonly made: number;
  readonly start: Foreseen;
  readonly branches: readonly (readonly PlanStep[])[];
  readonly current: number;
}

/** What the board shows: no decision after the last possible step, and the sealed choice that was made. */
export interface PlanPlace {
  readonly view: unknown;
  readonly decision: Decision | null;
  readonly sealed: unknown;
}

/**
 * Begins a plan for the next decision of a seat; null if it cannot be foreseen.
 * @param view what the seat sees @param made number of log entries until then
 */
export function beginDraft(game: Game, view: unknown, seat: Seat, made: number): PlanDraft | null {
  const start = foreseeDecision(game, view, seat);
  return start && { seat, made, start, branches: [[]], current: 0 };
}

/** The steps of the branch that is on the board. */
export function currentSteps({ branches, current }: PlanDraft): readonly PlanStep[] {
  return branches[current] ?? [];
}

/** What the board shows of a plan. */
export function placeOf(game: Game, draft: PlanDraft): PlanPlace {
  const { start, seat } = draft;
  const last = currentSteps(draft).at(-1);
  if (!last) return { ...start, sealed: null };
  // A sealed choice can be changed.
  if (start.decision.sealed === true) return { ...start, sealed: last.move };
  const view = last.after ?? last.before;
  return { view, decision: last.isLast ? null : game.decision(view, seat), sealed: null };
}

/** Adds a step to the branch on the board; the same draft if the rules refuse it, or if it is full. */
export function addStep(game: Game, draft: PlanDraft, move: unknown): PlanDraft {
  const steps = draft.start.decision.sealed === true ? [] : currentSteps(draft);
  const { view, decision } = placeOf(game, draft);
  if (decision === null || steps.length >= LIMITS.planMoves) return draft;
  const tried = foreseeMove(game, view, draft.seat, move);
  if ('refusal' in tried) return draft;
  return withSteps(draft, [...steps, { move, before: view, ...tried }]);
}

/** Takes back the last step of the branch on the board. */
export function removeStep(draft: PlanDraft): PlanDraft {
  return withSteps(draft, currentSteps(draft).slice(0, -1));
}

/** Adds an empty branch, for the case that none before it holds. */
export function addBranch(draft: PlanDraft): PlanDraft {
  const filled = draft.branches.filter((steps) => steps.length > 0);
  if (filled.length >= LIMITS.planBranches) return draft;
  return { ...draft, branches: [...filled, []], current: filled.length };
}

/** Puts another branch on the board. */
export function chooseBranch(draft: PlanDraft, current: number): PlanDraft {
  return { ...draft, current };
}

/** Adds the branches of a plan that was left, as far as they hold in the expected position. */
export function withPlan(game: Game, draft: PlanDraft, { kind, branches }: ConditionalPlan): PlanDraft {
  if (kind !== draft.start.decision.kind) return draft;
  const kept = branches.map((moves) => {
    let one: PlanDraft = { ...draft, branches: [[]], current: 0 };
    for (const { move, effect } of moves) {
      const next = addStep(game, one, game.parseMove(move));
      if (next === one || !sameJson(currentSteps(next).at(-1)?.effect, effect)) break;
      one = next;
    }
    return currentSteps(one);
  });
  return kept.length === 0 ? draft : { ...draft, branches: kept };
}

/**
 * The same plan after the match has gone on: each branch as far as it holds still; null if its seat is asked now or nothing
 * can be foreseen any more.
 */
export function rebaseDraft(game: Game, draft: PlanDraft, view: unknown, made: number): PlanDraft | null {
  const begun = beginDraft(game, view, draft.seat, made);
  if (!begun) return null;
  const plan = { made: 0, premise: null, kind: draft.start.decision.kind, branches: draft.branches };
  const { branches } = withPlan(game, begun, plan);
  return { ...begun, branches, current: Math.min(draft.current, branches.length - 1) };
}

/** The branches that have steps, as moves. */
export function listBranches({ branches }: PlanDraft): unknown[][] {
  return branches.flatMap((steps) => (steps.length === 0 ? [] : [steps.map(({ move }) => move)]));
}

/** Number of steps of all branches. */
export function countSteps({ branches }: PlanDraft): number {
  return branches.reduce((sum, steps) => sum + steps.length, 0);
}

function withSteps(draft: PlanDraft, steps: readonly PlanStep[]): PlanDraft {
  return { ...draft, branches: draft.branches.map((each, i) => (i === draft.current ? steps : each)) };
}
