import type { Refusal } from '@durbar/kernel';
import {
  listJourneys,
  passageOf,
  payTolls,
  refuseJourney,
  type TravelMove,
} from '../../../kingdom/rules/index.ts';
import type { Clause } from '../clauses.ts';
import { routesFrom } from '../ground.ts';
import { owes } from '../hand.ts';
import { has, travellerOf } from '../position.ts';
import type { Event, Move, State, View } from '../types.ts';

/** Coins that may go into tolls: all, but for the one an owed city shrine will cost (M20-5.3d). */
function purse(position: View): number {
  return position.coins[position.seat]! - (owes(position) ? 1 : 0);
}

const CLAUSES = {
  walked: 'M20-4.7',
  alreadyThere: 'M20-4.1',
  cutOff: 'M20-4.2',
  noSuchWay: 'M20-4.4',
  toll: 'M20-4.3',
  keepCoin: 'M20-5.3d',
} as const satisfies Record<string, Clause>;

/** Why the priest may not go to a city that way, else null (M20-4). */
export function refuseTravel(position: View, move: TravelMove): Refusal | null {
  const coins = { available: position.coins[position.seat]!, spend: purse(position) };
  return refuseJourney(position, travellerOf(position, position.seat), move, coins, CLAUSES);
}

/** Adds the legal journeys to `found` from `count` on; gives the new count. */
export function listTravels(position: View, found: Move[], count: number): number {
  if (position.walked) return count;
  const { seat } = position;
  const from = position.priests[seat]!;
  const routes = routesFrom(position, seat, from, has(position, seat, 9));
  return listJourneys(routes, from, purse(position), found, count);
}

/** Sends the priest; each payee is paid at once. */
export function applyTravel(state: State, { city, way }: TravelMove, events?: Event[]): void {
  const { seat } = state;
  const traveller = travellerOf(state, seat);
  const routes = routesFrom(state, seat, traveller.from, traveller.free);
  const pay = routes.pays[routes.first[city]! + way]!;
  state.priests[seat] = city;
  state.walked = true;
  payTolls(pay, state.coins, seat);
  events?.push({ kind: 'travel', seat, ...passageOf(state, traveller, city, pay) });
}
