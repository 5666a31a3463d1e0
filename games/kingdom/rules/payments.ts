/**
 * Payments to several seats, packed into one number: six bits a seat, seat 0 lowest. Five bits hold the coins, up to 31; the
 * sixth is a guard bit, so that one subtraction compares all seats. A route passes each of the eight junctions at most once,
 * so it has at most seven roads of two villages with two houses each: 28 coins.
 */
export type Payments = number;

/** Most seats that fit into one number. */
export const MAX_PAYEES = 5;

const BITS_PER_SEAT = 6;
/** The bits of one seat that hold coins. */
const COIN_MASK = 31;
/** The guard bit of every seat. */
const GUARDS = 0x20820820;

/** A payment of `coins` to `seat` alone. Payments are added with `+`. */
export function payTo(seat: number, coins: number): Payments {
  return coins << (BITS_PER_SEAT * seat);
}

/** Coins to `seat`. */
export function coinsTo(payments: Payments, seat: number): number {
  return (payments >> (BITS_PER_SEAT * seat)) & COIN_MASK;
}

/** Total coins to all seats. */
export function totalCoins(payments: Payments): number {
  return (
    (payments & COIN_MASK) +
    ((payments >> 6) & COIN_MASK) +
    ((payments >> 12) & COIN_MASK) +
    ((payments >> 18) & COIN_MASK) +
    ((payments >> 24) & COIN_MASK)
  );
}

/** Coins to each of `seats` seats. */
export function payList(payments: Payments, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => coinsTo(payments, seat));
}

/** Whether `a` pays no seat more than `b`. */
export function costsNobodyMore(a: Payments, b: Payments): boolean {
  return (((b | GUARDS) - a) & GUARDS) === GUARDS;
}
