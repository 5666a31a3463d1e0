import { payList, villagesOf } from '@durbar/kingdom';
import { mapAt, missingNames, roadsOf, routesFrom } from '../ground.ts';
import { has } from '../position.ts';
import type { View } from '../types.ts';

/** One way of a priest to a city, as `TravelMove.way` counts them: cheapest first. */
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

/** The ways of a seat's priest to a city as things stand, whether it can pay or not (M20-4.2 to 4.5). */
export function journeys(position: View, seat: number, city: number): Journey[] {
  const from = position.priests[seat]!;
  if (from === city) return [];
  const free = has(position, seat, 9);
  const routes = routesFrom(position, seat, from, free);
  const first = routes.first[city]!;
  const pays = routes.pays.slice(first, routes.first[city + 1]);
  const totals = routes.totals.slice(first, routes.first[city + 1]);
  const map = mapAt(position);
  return pays.map((pay, way) => {
    const roads = roadsOf(position, seat, free, { from, to: city }, pay);
    return {
      city,
      way,
      total: totals[way]!,
      paid: payList(pay, position.seats),
      roads,
      villages: villagesOf(map, from, roads),
    };
  });
}

/** Names of the villages that keep a seat's priest from a city; empty where the way is open (M20-4.2). */
export function villagesMissing(position: View, seat: number, city: number): string[] {
  return missingNames(position, position.priests[seat]!, city);
}
