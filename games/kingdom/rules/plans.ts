import type { Rng, Viewer } from '@durbar/kernel';
import { fraction } from '@durbar/kernel';
import type { PlanMove } from './moves.ts';

/** Plans are two actions in one number, `first * 9 + second`; −1 is none yet, null one the viewer does not know. */
export type Plan = number;

export function planOf(first: number, second: number): Plan {
  return first * 9 + second;
}
export function firstOf(plan: Plan): number {
  return Math.trunc(plan / 9);
}
export function secondOf(plan: Plan): number {
  return plan % 9;
}

interface Deciding {
  readonly phase: string;
  readonly seat: number;
  readonly plans: readonly (Plan | null)[];
}

const NOBODY: readonly number[] = [];
const ALONE: readonly (readonly number[])[] = [[0], [1], [2], [3], [4]];

/** Seats that must decide: while planning all of the first `people` seats who have not sealed, else one alone; none when over. */
export function deciders({ phase, seat, plans }: Deciding, people: number): readonly number[] {
  if (phase !== 'plan') return seat < 0 ? NOBODY : ALONE[seat]!;
  const seats: number[] = [];
  for (let s = 0; s < people; s++) if (plans[s] === -1) seats.push(s);
  return seats;
}

/** Whether `seat` is one of the deciders. */
export function decides(position: Deciding, people: number, seat: number): boolean {
  if (position.phase !== 'plan') return seat === position.seat && seat >= 0;
  return seat < people && position.plans[seat] === -1;
}

/**
 * Plans as a viewer may know them: its own, those not sealed yet, and those of seats that have begun their turn.
 * @param acted those seats, one bit each
 */
export function shownPlans(plans: readonly Plan[], acted: number, viewer: Viewer): (Plan | null)[] {
  return plans.map((plan, seat) =>
    plan < 0 || seat === viewer || ((acted >> seat) & 1) !== 0 ? plan : null,
  );
}

/** A seat has sealed its plan; only itself sees which. */
export interface PlannedEvent {
  readonly kind: 'planned';
  readonly seat: number;
  readonly plan: Plan | null;
}

/** Whatever takes events of a kind; a game's list of events does. */
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
  const plan = planOf(first, second);
  state.plans[seat] = plan;
  events?.push({ kind: 'planned', seat, plan });
}

/** An event as a viewer may see it: only its own seat sees which plan was sealed. */
export function withoutOthersPlan<E extends { readonly kind: string }>(
  event: E | PlannedEvent,
  viewer: Viewer,
): E | PlannedEvent {
  return isPlanned(event) && event.seat !== viewer ? { ...event, plan: null } : event;
}

function isPlanned(event: { readonly kind: string }): event is PlannedEvent {
  return event.kind === 'planned';
}

/**
 * Of the seats that have not begun a turn in this round the one with the lowest number; −1 if there is none.
 * @param acted seats that have begun one, one bit each
 * @param numbers a different number for each seat, such as its character's
 */
export function nextInTurn(acted: number, numbers: readonly number[]): number {
  let next = -1;
  for (let seat = 0; seat < numbers.length; seat++) {
    if ((acted >> seat) & 1) continue;
    if (next < 0 || numbers[seat]! < numbers[next]!) next = seat;
  }
  return next;
}

/** Of the seats with fewest pieces placed the one with the lowest number; −1 when each has placed `all`. */
export function nextToPlace(placed: readonly number[], all: number, numbers: readonly number[]): number {
  let next = -1;
  let fewest = all;
  for (let seat = 0; seat < placed.length; seat++) {
    const own = placed[seat]!;
    const sooner = next >= 0 && own === fewest && numbers[seat]! < numbers[next]!;
    if (own >= fewest && !sooner) continue;
    next = seat;
    fewest = own;
  }
  return next;
}

/**
 * Plans with those not known filled in, each drawn from what is plausible for its seat.
 * @param weights how likely each plan of a seat is, by its number
 */
export function drawPlans(
  plans: readonly (Plan | null)[],
  weights: (seat: number) => readonly number[],
  rng: Rng,
): Plan[] {
  return plans.map((plan, seat) => plan ?? drawn(weights(seat), rng));
}

function drawn(weights: readonly number[], rng: Rng): Plan {
  let left = fraction(rng) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [plan, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return plan;
  }
  return weights.findLastIndex((weight) => weight > 0);
}
