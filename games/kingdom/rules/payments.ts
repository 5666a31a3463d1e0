/**
 * Payments to several seats, packed into one number: six bits a seat, seat 0 lowest. Five bits hold the coins, up to 31; the
 * sixth is a guard bit, so that one subtraction compares all seats. A route passes each of the eight junctions at most once,
 * so it has at most seven roads of two villages with two houses each: 28 coins.
 */
export type Payments = number;

/** Most seats that fit into one number. */
export const MAX_PAYEES = 5;

const BITS = 6;
const FIELD = 31;
const GUARDS = 0x20820820;

/** A payment of `coins` to `seat` alone. Payments are added with `+`. */
export function payTo(seat: number, coins: number): Payments {
  return coins << (BITS * seat);
}

/** Coins to `seat`. */
export function coinsTo(pay: Payments, seat: number): number {
  return (pay >> (BITS * seat)) & FIELD;
}

/** Total coins to all seats. */
export function totalCoins(pay: Payments): number {
  return (
    (pay & FIELD) +
    ((pay >> 6) & FIELD) +
    ((pay >> 12) & FIELD) +
    ((pay >> 18) & FIELD) +
    ((pay >> 24) & FIELD)
  );
}

/** Coins to each of `seats` seats. */
export function payList(pay: Payments, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => coinsTo(pay, seat));
}

/** Whether `one` pays no seat more than `other`. */
export function costsNobodyMore(one: Payments, other: Payments): boolean {
  return (((other | GUARDS) - one) & GUARDS) === GUARDS;
}
