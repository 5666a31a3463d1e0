import type { Refusal } from '@durbar/kernel';
import type { Settled } from './ground.ts';
import { mapAt, missingNames, roadsOf, routesFrom } from './ground.ts';
import type { TravelMove } from './moves.ts';
import { travelMove } from './moves.ts';
import type { Payments } from './payments.ts';
import { coinsTo, payList, totalCoins } from './payments.ts';
import type { Routes } from './routes.ts';
import { villagesOf } from './routes.ts';

/** Who travels: whose piece, from which junction, and whether nothing is paid anywhere. */
export interface Traveller {
  readonly seat: number;
  readonly from: number;
  readonly free: boolean;
}

function waysOf(position: Settled, { seat, from, free }: Traveller): Routes {
  return routesFrom(position, seat, from, free);
}

/** Coins of a traveller: what it has, and what of it may go into tolls. */
export interface Purse {
  readonly available: number;
  readonly spend: number;
}

/** What a game's rules call what is wrong with a journey. */
export interface JourneyClauses {
  readonly walked: string;
  readonly alreadyThere: string;
  readonly cutOff: string;
  readonly noSuchWay: string;
  readonly toll: string;
  /** There would be coins, but they must be kept for a piece that is owed. */
  readonly keepCoin: string;
}

/** Why a piece may not travel to a city that way, else null. */
export function refuseJourney(
  position: Settled & { readonly walked: boolean },
  traveller: Traveller,
  { city, way }: TravelMove,
  { available, spend }: Purse,
  clauses: JourneyClauses,
): Refusal | null {
  const { from } = traveller;
  const name = mapAt(position).cityNames[city]!;
  const no = (what: keyof JourneyClauses, values: Refusal['values']): Refusal => ({
    clause: clauses[what],
    key: `refusal.${what}`,
    values,
  });
  if (position.walked) return { clause: clauses.walked, key: 'refusal.walked' };
  if (from === city) return no('alreadyThere', { city: name });
  const { first, totals } = waysOf(position, traveller);
  const ways = first[city + 1]! - first[city]!;
  if (ways === 0) {
    const villages = missingNames(position, from, city).join(', ');
    return no('cutOff', { city: name, villages });
  }
  if (way >= ways) return no('noSuchWay', { city: name, ways });
  const needed = totals[first[city]! + way]!;
  if (needed <= spend) return null;
  return no(needed <= available ? 'keepCoin' : 'toll', { city: name, needed, available });
}

/**
 * Adds the journeys that cost at most so many coins to `found` from `count` on; gives the new count.
 * @param routes those from junction `from`
 */
export function listJourneys(
  { first, totals }: Routes,
  from: number,
  most: number,
  found: unknown[],
  count: number,
): number {
  for (let city = 0; city < first.length - 2; city++) {
    if (city === from) continue;
    const start = first[city]!;
    const end = first[city + 1]!;
    for (let way = start; way < end && totals[way]! <= most; way++)
      found[count++] = travelMove(city, way - start);
  }
  return count;
}

/** Pays tolls. @param payer the seat that does, −1 where they come from the supply */
export function payTolls(pay: Payments, coins: number[], payer: number): void {
  if (pay === 0) return;
  if (payer >= 0) coins[payer] = coins[payer]! - totalCoins(pay);
  for (let s = 0; s < coins.length; s++) coins[s] = coins[s]! + coinsTo(pay, s);
}

/** What a log and an animation need of a journey; `paid` is coins by seat. */
export interface Passage {
  readonly from: number;
  readonly city: number;
  readonly name: string;
  readonly roads: readonly number[];
  readonly villages: readonly number[];
  readonly paid: readonly number[];
}

/** A journey with these payments, as the pieces lie. */
export function passageOf(position: Settled, traveller: Traveller, city: number, pay: Payments): Passage {
  const { seat, from, free } = traveller;
  const map = mapAt(position);
  const roads = roadsOf(position, seat, free, { from, to: city }, pay);
  const villages = villagesOf(map, from, roads);
  const paid = payList(pay, position.villages.length);
  return { from, city, name: map.cityNames[city]!, roads, villages, paid };
}

/** One way to a city, as `TravelMove.way` counts them: cheapest first. */
export interface Journey {
  readonly city: number;
  readonly way: number;
  /** Coins in all, and to each seat. */
  readonly total: number;
  readonly paid: readonly number[];
  /** Roads and villages in the order they are passed. */
  readonly roads: readonly number[];
  readonly villages: readonly number[];
}

/** The ways to a city as things stand, whether they can be paid or not; none to where the traveller is. */
export function journeysTo(position: Settled, traveller: Traveller, city: number): Journey[] {
  if (traveller.from === city) return [];
  const { first, pays } = waysOf(position, traveller);
  return pays.slice(first[city], first[city + 1]).map((pay, way) => {
    const { paid, roads, villages } = passageOf(position, traveller, city, pay);
    return { city, way, total: totalCoins(pay), paid, roads, villages };
  });
}

/** What keeps a piece from a city: coins of the cheapest journey there, or names of the villages that are missing. */
export type Absence =
  | { readonly city: string; readonly coins: number }
  | { readonly city: string; readonly villages: string };

export function absenceFrom(position: Settled, traveller: Traveller, city: number): Absence {
  const name = mapAt(position).cityNames[city]!;
  const { first, totals } = waysOf(position, traveller);
  const way = first[city]!;
  if (way < first[city + 1]!) return { city: name, coins: totals[way]! };
  return { city: name, villages: missingNames(position, traveller.from, city).join(', ') };
}

/** Numbers of ways to a city that are tried where no city has more. */
const LEAST_WAYS = 6;

/** One more than the most ways that any of these has to any city now, at least six: bounds the well-formed journeys. */
export function mostWays(position: Settled, travellers: readonly Traveller[]): number {
  let most = LEAST_WAYS;
  for (const traveller of travellers) {
    const { first } = waysOf(position, traveller);
    for (let city = 0; city < first.length - 2; city++)
      most = Math.max(most, first[city + 1]! - first[city]! + 1);
  }
  return most;
}
