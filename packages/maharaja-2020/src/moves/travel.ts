import type { Refusal } from '@durbar/kernel';
import { coinsTo, payList, totalCoins, travelMove, villagesOf } from '@durbar/kingdom';
import { CITY_COUNT } from '../data/components.ts';
import { mapAt, missingNames, roadsOf, routesFrom } from '../ground.ts';
import { owes } from '../hand.ts';
import { has } from '../position.ts';
import { refuse } from '../refuse.ts';
import type { Event, Move, State, TravelMove, View } from '../types.ts';

/** Coins that may go into tolls: all, but for the one an owed city shrine will cost (M20-5.3d). */
function purse(position: View): number {
  return position.coins[position.seat]! - (owes(position) ? 1 : 0);
}

/** Why the priest may not go to a city that way, else null (M20-4). */
export function refuseTravel(position: View, { city, way }: TravelMove): Refusal | null {
  const { seat } = position;
  const from = position.priests[seat]!;
  const name = mapAt(position).cityNames[city]!;
  if (position.walked) return refuse('M20-4.7', 'refusal.walked');
  if (from === city) return refuse('M20-4.1', 'refusal.alreadyThere', { city: name });
  const routes = routesFrom(position, seat, from, has(position, seat, 9));
  const ways = routes.first[city + 1]! - routes.first[city]!;
  if (ways === 0) {
    const villages = missingNames(position, from, city).join(', ');
    return refuse('M20-4.2', 'refusal.cutOff', { city: name, villages });
  }
  if (way >= ways) return refuse('M20-4.4', 'refusal.noSuchWay', { city: name, ways });
  const needed = routes.totals[routes.first[city]! + way]!;
  if (needed <= purse(position)) return null;
  const available = position.coins[seat]!;
  return needed <= available
    ? refuse('M20-5.3d', 'refusal.keepCoin', { city: name, needed, available })
    : refuse('M20-4.3', 'refusal.toll', { city: name, needed, available });
}

/** Adds the legal journeys to `found` from `count` on; gives the new count. */
export function listTravels(position: View, found: Move[], count: number): number {
  if (position.walked) return count;
  const { seat } = position;
  const from = position.priests[seat]!;
  const most = purse(position);
  const { first, totals } = routesFrom(position, seat, from, has(position, seat, 9));
  for (let city = 0; city < CITY_COUNT; city++) {
    if (city === from) continue;
    const start = first[city]!;
    const end = first[city + 1]!;
    for (let way = start; way < end && totals[way]! <= most; way++)
      found[count++] = travelMove(city, way - start);
  }
  return count;
}

/** Sends the priest; each payee is paid at once. */
export function applyTravel(state: State, { city, way }: TravelMove, events?: Event[]): void {
  const { seat, seats } = state;
  const from = state.priests[seat]!;
  const free = has(state, seat, 9);
  const routes = routesFrom(state, seat, from, free);
  const pay = routes.pays[routes.first[city]! + way]!;
  state.priests[seat] = city;
  state.walked = true;
  if (pay !== 0) {
    state.coins[seat] = state.coins[seat]! - totalCoins(pay);
    for (let s = 0; s < seats; s++) state.coins[s] = state.coins[s]! + coinsTo(pay, s);
  }
  if (!events) return;
  const map = mapAt(state);
  const roads = roadsOf(state, seat, free, { from, to: city }, pay);
  const villages = villagesOf(map, from, roads);
  const paid = payList(pay, seats);
  events.push({ kind: 'travel', seat, from, city, name: map.cityNames[city]!, roads, villages, paid });
}
