/**
 * Payments to several seats at once, packed into one number: six bits a seat, seat 0 lowest. Five bits hold the coins,
 * up to 31; the sixth is a guard that lets all seats be compared in one subtraction. A road passes each of the eight
 * junctions at most once, so it has at most seven roads of two villages of two houses: 28 coins.
 */
export type Payments = number;

/** Most seats whose payments fit. */
export const MOST_PAYEES = 5;

const BITS = 6;
const FIELD = 31;
const GUARDS = 0x20820820;

/** `coins` to `seat`, nothing to others. Payments add up by `+`. */
export function payTo(seat: number, coins: number): Payments {
  return coins << (BITS * seat);
}

/** Coins to `seat`. */
export function coinsTo(pay: Payments, seat: number): number {
  return (pay >> (BITS * seat)) & FIELD;
}

/** Coins to all seats together. */
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

/** Whether `one` costs no payee more than `other`. */
export function costsNobodyMore(one: Payments, other: Payments): boolean {
  return (((other | GUARDS) - one) & GUARDS) === GUARDS;
}
