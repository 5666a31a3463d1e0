import type { ConditionalPlan, PlanReport } from '@durbar/table';
import * as z from 'zod/mini';
import { count, refusal } from './basics.ts';

/* Plans for the next decision of a seat, which only its person gets. */

const plannedMove = z.object({
  move: z.unknown(),
  effect: z.array(z.looseObject({ kind: z.string() })),
});

export const plan = z.object({
  made: count,
  kind: z.string(),
  premise: z.unknown(),
  branches: z.array(z.array(plannedMove)),
});

export const planReport = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('played'), line: count, moves: count, branch: count }),
  z.object({ kind: z.literal('dropped'), step: z.nullable(count), refusal: z.nullable(refusal) }),
]);

/* These schemas must match the types of @durbar/table: a field that differs fails to compile. */
type Same<A, B extends A> = B;
export type WirePlan = Same<ConditionalPlan, z.infer<typeof plan>>;
export type WirePlanReport = Same<PlanReport, z.infer<typeof planReport>>;
