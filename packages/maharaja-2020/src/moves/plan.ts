import type { Event, Move, PlanMove, State } from '../types.ts';
import { PLANS } from './interned.ts';

/** Adds all plans to `found` from `count` on; gives the new count. Any two actions may be planned (M20-2.2). */
export function listPlans(found: Move[], count: number): number {
  for (let i = 0; i < PLANS.length; i++) found[count++] = PLANS[i]!;
  return count;
}

/** Seals a plan. */
export function applyPlan(state: State, seat: number, { first, second }: PlanMove, events?: Event[]): void {
  const plan = first * 9 + second;
  state.plans[seat] = plan;
  events?.push({ kind: 'planned', seat, plan });
}
