import type { Rng, Viewer } from '@durbar/kernel';
import { fraction } from '@durbar/kernel';
import type { PlanMove } from './moves.ts';

/** Two actions in one number, `first * 9 + second`; −1 if not sealed yet, null if the viewer does not know it. */
export type Plan = number;

export function encodePlan(first: number, second: number): Plan {
  return first * 9 + second;
}
export function firstOf(plan: Plan): number {
  return Math.trunc(plan / 9);
}
export function secondOf(plan: Plan): number {
  return plan % 9;
}

/**
 * Hides plans that a viewer may not know. Visible are the viewer's own, those not sealed yet, and those of seats that
 * have begun their turn.
 * @param acted seats that have begun their turn, one bit each
 */
export function visiblePlans(plans: readonly Plan[], acted: number, viewer: Viewer): (Plan | null)[] {
  return plans.map((plan, seat) =>
    plan < 0 || seat === viewer || ((acted >> seat) & 1) !== 0 ? plan : null,
  );
}

/** A seat has sealed its plan; only that seat sees which one. */
export interface PlannedEvent {
  readonly kind: 'planned';
  readonly seat: number;
  readonly plan: Plan | null;
}

/** Receives events of a kind, such as a game's list of events. */
interface Sink<E> {
  push(event: E): unknown;
}

/** Seals a plan. */
export function sealPlan(
  state: { readonly plans: number[] },
  seat: number,
  { first, second }: PlanMove,
  events?: Sink<PlannedEvent>,
): void {
  const plan = encodePlan(first, second);
  state.plans[seat] = plan;
  events?.push({ kind: 'planned', seat, plan });
}

/** Redacts an event: other viewers do not see which plan a seat has sealed. */
export function hideOthersPlan<E extends { readonly kind: string }>(
  event: E | PlannedEvent,
  viewer: Viewer,
): E | PlannedEvent {
  return isPlanned(event) && event.seat !== viewer ? { ...event, plan: null } : event;
}

function isPlanned(event: { readonly kind: string }): event is PlannedEvent {
  return event.kind === 'planned';
}

/**
 * Fills in unknown plans. Each is drawn at random from the plausible plans of its seat.
 * @param weights how likely each plan of a seat is, by its number
 */
export function drawPlans(
  plans: readonly (Plan | null)[],
  weights: (seat: number) => ArrayLike<number>,
  rng: Rng,
): Plan[] {
  return plans.map((plan, seat) => plan ?? drawPlan(weights(seat), rng));
}

/** Draws a plan. @param weights how likely each one is, by its number */
export function drawPlan(weights: ArrayLike<number>, rng: Rng): Plan {
  let sum = 0;
  for (let plan = 0; plan < weights.length; plan++) sum += weights[plan]!;
  let left = fraction(rng) * sum;
  let last = -1;
  for (let plan = 0; plan < weights.length; plan++) {
    left -= weights[plan]!;
    if (left < 0) return plan;
    if (weights[plan]! > 0) last = plan;
  }
  return last;
}
