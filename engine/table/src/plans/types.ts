import type { GameEvent, Refusal } from '@durbar/kernel';

/** A move of a plan, with what it does in the expected position, as far as that is the seat's own part. */
export interface PlannedMove {
  readonly move: unknown;
  readonly effect: readonly GameEvent[];
}

/** Moves that are made one after the other, all or none. */
export type PlanBranch = readonly PlannedMove[];

/**
 * What a seat does when it is asked next. It is no part of the match: the table keeps it, carries it out in the name of the
 * seat's person, and shows it to nobody else.
 */
export interface ConditionalPlan {
  /** Number of log lines when it was made. */
  readonly made: number;
  /** The kind of the decision that it waits for; others leave it as it is. */
  readonly kind: string;
  /** What the seat reckons with besides its moves' effects, see `Foresight.premise`. */
  readonly premise: unknown;
  /** In order: the first that holds is carried out. */
  readonly branches: readonly PlanBranch[];
}

/** Where a plan no longer holds. */
export interface PlanFailure {
  /** The first step that does not hold, of the first branch; null where the premise does not. */
  readonly step: number | null;
  /** Why the rules refuse the step; null where it would do something else than planned. */
  readonly refusal: Refusal | null;
}

/**
 * What becomes of a plan. `waits`: another decision is asked. `plays`: all moves of this branch hold. `fails`: none
 * does.
 */
export type PlanVerdict =
  | { readonly kind: 'waits' }
  | { readonly kind: 'plays'; readonly branch: number }
  | ({ readonly kind: 'fails' } & PlanFailure);

/** What became of the last plan of a seat, for its person. */
export type PlanReport =
  /** `moves` moves were made by its branch `branch`; their log lines begin with number `line`. */
  | { readonly kind: 'played'; readonly line: number; readonly moves: number; readonly branch: number }
  | ({ readonly kind: 'dropped' } & PlanFailure);
