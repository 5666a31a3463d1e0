import { STRENGTH_BOTS, type Strength } from '@durbar/bots';
import type { SeatChoice } from '@durbar/protocol';

/** What a seat of a game to come is in the form. */
export type SeatPlan =
  | { readonly kind: 'me' }
  | { readonly kind: 'empty' }
  /** Somebody at this device. */
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly strength: Strength };

/** Seats of the form when `count` are wanted: what was chosen stays, new ones are as `fill` says. */
export function resizeSeats(
  seats: readonly SeatPlan[],
  count: number,
  fill: (seat: number) => SeatPlan,
): readonly SeatPlan[] {
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? fill(seat));
}

/** One seat changed; I sit in one place only, so a second "me" frees the first. */
export function changeSeat(seats: readonly SeatPlan[], seat: number, plan: SeatPlan): readonly SeatPlan[] {
  return seats.map((each, index) => {
    if (index === seat) return plan;
    return plan.kind === 'me' && each.kind === 'me' ? { kind: 'empty' } : each;
  });
}

/** What the server is asked for. A person at this device means nothing to it and keeps the seat free. */
export function seatChoices(seats: readonly SeatPlan[]): SeatChoice[] {
  return seats.map((plan) => {
    if (plan.kind === 'bot') return { kind: 'bot', bot: STRENGTH_BOTS[plan.strength] };
    return plan.kind === 'me' ? { kind: 'me' } : { kind: 'empty' };
  });
}

/** Whether nobody is left to wait for: somebody plays, and no seat is free. */
export function allSeatsTaken(seats: readonly SeatPlan[]): boolean {
  return seats.every(({ kind }) => kind !== 'empty');
}
