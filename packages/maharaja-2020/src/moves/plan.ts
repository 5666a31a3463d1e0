import { planOf } from '@durbar/kingdom';
import type { Event, PlanMove, State } from '../types.ts';

/** Seals a plan; any two actions may be planned (M20-2.2). */
export function applyPlan(state: State, seat: number, { first, second }: PlanMove, events?: Event[]): void {
  const plan = planOf(first, second);
  state.plans[seat] = plan;
  events?.push({ kind: 'planned', seat, plan });
}
