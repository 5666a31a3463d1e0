import { STRENGTH_BOTS, type Strength } from '@durbar/bots';
import type { SeatChoice } from '@durbar/protocol';

/** A seat as planned in the form. */
export type SeatPlan =
  | { readonly kind: 'me' }
  | { readonly kind: 'empty' }
  /** Somebody who is invited when the table opens. */
  | { readonly kind: 'invited'; readonly person: string; readonly name: string }
  /** A person at this device. */
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly strength: Strength };

/** Changes the number of seats: existing plans stay, new ones come from `fill`. */
export function resizeSeats(
  seats: readonly SeatPlan[],
  count: number,
  fill: (seat: number) => SeatPlan,
): readonly SeatPlan[] {
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? fill(seat));
}

/** Changes one seat. The player has one seat, so a second "me" empties the first. */
export function changeSeat(seats: readonly SeatPlan[], seat: number, plan: SeatPlan): readonly SeatPlan[] {
  return seats.map((each, index) => {
    if (index === seat) return plan;
    return plan.kind === 'me' && each.kind === 'me' ? { kind: 'empty' } : each;
  });
}

/** The plans as the server's request. People sit down later. */
export function seatChoices(seats: readonly SeatPlan[]): SeatChoice[] {
  return seats.map((plan) =>
    plan.kind === 'bot' ? { kind: 'bot', bot: STRENGTH_BOTS[plan.strength] } : { kind: 'empty' },
  );
}

/** Whether nobody else has to come. */
export function allSeatsTaken(seats: readonly SeatPlan[]): boolean {
  return seats.every(({ kind }) => kind !== 'empty' && kind !== 'invited');
}

/** The plans as they are proposed for the next table: whoever was invited to one is not asked again by itself. */
export function seatsToPropose(seats: readonly SeatPlan[]): readonly SeatPlan[] {
  return seats.map((plan) => (plan.kind === 'invited' ? { kind: 'empty' } : plan));
}

export function countBots(seats: readonly SeatPlan[]): number {
  return seats.filter(({ kind }) => kind === 'bot').length;
}

/** Whether the result of a match with these seats can count for ratings. */
export function canBeRated(seats: readonly SeatPlan[]): boolean {
  return seats.length >= 2 && seats.length <= 5;
}
