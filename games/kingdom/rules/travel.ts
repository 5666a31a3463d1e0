import type { Refusal } from '@durbar/kernel';
import { missingVillageNames } from './missing-villages.ts';
import type { TravelMove } from './moves.ts';
import { travelMove } from './moves.ts';
import type { Payments } from './payments.ts';
import { coinsTo, payList, totalCoins } from './payments.ts';
import type { RoadPosition } from './position.ts';
import { findPaidRoads, mapAt, routesFrom } from './position-routes.ts';
import type { Routes } from './routes.ts';
import { listVillages } from './routes.ts';

/** Who travels: the seat, the junction where its piece stands, and whether it pays no tolls. */
export interface Traveller {
  readonly seat: number;
  readonly from: number;
  readonly free: boolean;
}

function routesFor(position: RoadPosition, { seat, from, free }: Traveller): Routes {
  return routesFrom(position, seat, from, free);
}

/** Coins of a traveller: what it has, and how much of that it may spend on tolls. */
export interface TravelBudget {
  readonly available: number;
  readonly spend: number;
}

/** The clauses of a game's rules for each reason why a journey is refused. */
export interface TravelClauses {
  readonly walked: string;
  readonly alreadyThere: string;
  readonly cutOff: string;
  readonly noSuchRoute: string;
  readonly toll: string;
  /** The seat has the coins but must keep them for a piece that is owed. */
  readonly keepCoin: string;
}

/** Why a piece may not make this travel move, else null. */
export function refuseTravelMove(
  position: RoadPosition & { readonly walked: boolean },
  traveller: Traveller,
  { city, way }: TravelMove,
  { available, spend }: TravelBudget,
  clauses: TravelClauses,
): Refusal | null {
  const { from } = traveller;
  const name = mapAt(position).cityNames[city]!;
  const no = (what: keyof TravelClauses, values: Refusal['values']): Refusal => ({
    clause: clauses[what],
    key: `refusal.${what}`,
    values,
  });
  if (position.walked) return { clause: clauses.walked, key: 'refusal.walked' };
  if (from === city) return no('alreadyThere', { city: name });
  const { first, totals } = routesFor(position, traveller);
  const count = first[city + 1]! - first[city]!;
  if (count === 0) {
    const villages = missingVillageNames(position, from, city).join(', ');
    return no('cutOff', { city: name, villages });
  }
  if (way >= count) return no('noSuchRoute', { city: name, ways: count });
  const needed = totals[first[city]! + way]!;
  if (needed <= spend) return null;
  return no(needed <= available ? 'keepCoin' : 'toll', { city: name, needed, available });
}

/**
 * Writes the travel moves that cost at most `most` coins to `out`, from index `count` on; returns the new count.
 * @param routes those from junction `from`
 */
export function listTravelMoves(
  { first, totals }: Routes,
  from: number,
  most: number,
  out: unknown[],
  count: number,
): number {
  for (let city = 0; city < first.length - 2; city++) {
    if (city === from) continue;
    const start = first[city]!;
    const end = first[city + 1]!;
    for (let route = start; route < end && totals[route]! <= most; route++)
      out[count++] = travelMove(city, route - start);
  }
  return count;
}

/** Pays tolls. @param payer the seat that pays, −1 if the supply pays */
export function payTolls(pay: Payments, coins: number[], payer: number): void {
  if (pay === 0) return;
  if (payer >= 0) coins[payer] = coins[payer]! - totalCoins(pay);
  for (let s = 0; s < coins.length; s++) coins[s] = coins[s]! + coinsTo(pay, s);
}

/** The data about a journey for the log and the animation; `paid` is coins by seat. */
export interface TravelPath {
  readonly from: number;
  readonly city: number;
  readonly name: string;
  readonly roads: readonly number[];
  readonly villages: readonly number[];
  readonly paid: readonly number[];
}

/** The journey to a city with these payments. */
export function travelPath(
  position: RoadPosition,
  traveller: Traveller,
  city: number,
  pay: Payments,
): TravelPath {
  const { seat, from, free } = traveller;
  const map = mapAt(position);
  const roads = findPaidRoads(position, seat, free, { from, to: city }, pay);
  const villages = listVillages(map, from, roads);
  const paid = payList(pay, position.villages.length);
  return { from, city, name: map.cityNames[city]!, roads, villages, paid };
}

/** One of a traveller's possible routes to a city; `way` is its index, as in `TravelMove`. */
export interface TravelOption {
  readonly city: number;
  readonly way: number;
  /** Total coins, and coins to each seat. */
  readonly total: number;
  readonly paid: readonly number[];
  /** Roads and villages in the order they are passed. */
  readonly roads: readonly number[];
  readonly villages: readonly number[];
}

/** The travel options to a city, cheapest first, affordable or not; none to the city where the traveller is. */
export function listTravelOptions(
  position: RoadPosition,
  traveller: Traveller,
  city: number,
): TravelOption[] {
  if (traveller.from === city) return [];
  const { first, pays } = routesFor(position, traveller);
  return pays.slice(first[city], first[city + 1]).map((pay, way) => {
    const { paid, roads, villages } = travelPath(position, traveller, city, pay);
    return { city, way, total: totalCoins(pay), paid, roads, villages };
  });
}

/** Why a piece is not in a city: the toll of the cheapest journey there, or the villages that still need a piece. */
export type Absence =
  | { readonly city: string; readonly coins: number }
  | { readonly city: string; readonly villages: string };

export function explainAbsence(position: RoadPosition, traveller: Traveller, city: number): Absence {
  const name = mapAt(position).cityNames[city]!;
  const { first, totals } = routesFor(position, traveller);
  const cheapest = first[city]!;
  if (cheapest < first[city + 1]!) return { city: name, coins: totals[cheapest]! };
  return { city: name, villages: missingVillageNames(position, traveller.from, city).join(', ') };
}

/** Fewest travel options to a city for which well-formed moves exist. */
const MIN_TRAVEL_OPTIONS = 6;

/** One more than the most travel options that any of the travellers has to a city now, at least six. */
export function maxTravelOptions(position: RoadPosition, travellers: readonly Traveller[]): number {
  let most = MIN_TRAVEL_OPTIONS;
  for (const traveller of travellers) {
    const { first } = routesFor(position, traveller);
    for (let city = 0; city < first.length - 2; city++)
      most = Math.max(most, first[city + 1]! - first[city]! + 1);
  }
  return most;
}
