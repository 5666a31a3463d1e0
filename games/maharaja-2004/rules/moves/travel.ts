import type { Refusal } from '@durbar/kernel';
import {
  listJourneys,
  passageOf,
  payTolls,
  refuseJourney,
  routesFrom,
  type TravelMove,
} from '../../../kingdom/rules/index.ts';
import type { Clause } from '../clauses.ts';
import { owes } from '../hand.ts';
import { has, MONK, tollPurse, travellerOf } from '../position.ts';
import type { Event, Move, State, View } from '../types.ts';

/** Gold that may go into tolls: all, but for the one an owed city house will cost; the bank's with the Monk (M04-3.2, 7). */
function purse(position: View): number {
  const { seat } = position;
  return tollPurse(position, seat, position.gold[seat]! - (owes(position) ? 1 : 0));
}

const CLAUSES = {
  walked: 'M04-3.3',
  alreadyThere: 'M04-3.1',
  cutOff: 'M04-3.1',
  noSuchWay: 'M04-3.3',
  toll: 'M04-3.2',
  keepCoin: 'M04-4',
} as const satisfies Record<string, Clause>;

/** Why the architect may not go to a city that way, else null (M04-3). */
export function refuseTravel(position: View, move: TravelMove): Refusal | null {
  const gold = { available: position.gold[position.seat]!, spend: purse(position) };
  return refuseJourney(position, travellerOf(position, position.seat), move, gold, CLAUSES);
}

/** Adds the legal journeys to `found` from `count` on; gives the new count. */
export function listTravels(position: View, found: Move[], count: number): number {
  if (position.walked) return count;
  const { seat } = position;
  const from = position.architects[seat]!;
  return listJourneys(routesFrom(position, seat, from, false), from, purse(position), found, count);
}

/** Sends the architect; the owners are paid at once, by the bank for the Wandering Monk. */
export function applyTravel(state: State, { city, way }: TravelMove, events?: Event[]): void {
  const { seat } = state;
  const traveller = travellerOf(state, seat);
  const byBank = has(state, seat, MONK);
  const routes = routesFrom(state, seat, traveller.from, false);
  const pay = routes.pays[routes.first[city]! + way]!;
  state.architects[seat] = city;
  state.walked = true;
  payTolls(pay, state.gold, byBank ? -1 : seat);
  events?.push({ kind: 'travel', seat, byBank, ...passageOf(state, traveller, city, pay) });
}
