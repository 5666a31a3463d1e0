import type { MapChoice, Payments, RoadMap, Routes } from '@durbar/kingdom';
import { CLOSED, findRoutes, mapOf, missingVillages, payTo, RouteTable, routeOf } from '@durbar/kingdom';
import type { View } from './types.ts';

/** A map with the routes found on it so far: derived data beside the states, never part of them. */
interface Ground {
  readonly map: RoadMap;
  readonly routes: RouteTable;
}

const grounds = new WeakMap<RoadMap, Ground>();
let lastChoice: MapChoice | null = null;
let lastGround: Ground | null = null;

function groundOf(choice: MapChoice): Ground {
  if (choice === lastChoice && lastGround) return lastGround;
  const map = mapOf(choice);
  let ground = grounds.get(map);
  if (!ground) {
    ground = { map, routes: new RouteTable() };
    grounds.set(map, ground);
  }
  lastChoice = choice;
  lastGround = ground;
  return ground;
}

/** The map a position is played on. */
export function mapAt(position: View): RoadMap {
  return groundOf(position.map).map;
}

const FREE_TRAVEL = 9;
const tolls: number[] = [];
const key: number[] = [];

/**
 * The ways of a priest that stands at `from` and belongs to `seat` (M20-4.2 to 4.4): each village passed takes one coin
 * for each seat that has a shrine there, nothing where the traveller has one; nothing anywhere with character 9.
 * @param free whether the seat travels free (M20-4.5)
 * @param extra a village counted as having a shrine of the seat's already; −1 for none
 * @returns valid until the next call
 */
export function routesFrom(position: View, seat: number, from: number, free: boolean, extra = -1): Routes {
  const { map, routes } = groundOf(position.map);
  const { villages } = position;
  const { length } = villages;
  const own = extra < 0 ? villages[seat]! : villages[seat]! | (1 << extra);
  for (let s = 0; s < length; s++) key[s] = villages[s]!;
  key[seat] = own;
  key[length] = (free ? FREE_TRAVEL : seat) * 8 + from;
  const entry = routes.entry(key, length + 1);
  if (!entry.known) {
    fillTolls(position, own, free);
    findRoutes(map, from, tolls, entry.routes);
    entry.known = true;
  }
  return entry.routes;
}

/** Roads of a way that `routesFrom` gave, in the order they are walked. */
export function roadsOf(
  position: View,
  seat: number,
  free: boolean,
  ends: { readonly from: number; readonly to: number },
  pay: Payments,
): number[] {
  fillTolls(position, position.villages[seat]!, free);
  return routeOf(mapAt(position), ends.from, ends.to, tolls, pay);
}

/** What each road costs whom. @param own villages of the traveller, one bit each */
function fillTolls(position: View, own: number, free: boolean): void {
  const { villages } = position;
  const { roadVillages } = mapAt(position);
  let open = own;
  for (let s = 0; s < villages.length; s++) open |= villages[s]!;
  for (let r = 0; r < roadVillages.length; r++) {
    const on = roadVillages[r]!;
    const paying = free ? 0 : on & ~own;
    let toll = (open & on) === on ? 0 : CLOSED;
    if (toll === 0 && paying !== 0)
      for (let s = 0; s < villages.length; s++) {
        // Of at most two villages: none, one, or both have a shrine of this seat.
        const there = villages[s]! & paying;
        if (there !== 0) toll += payTo(s, (there & (there - 1)) === 0 ? 1 : 2);
      }
    tolls[r] = toll;
  }
}

/** Names of the villages that still need a shrine so that `to` can be reached, on the way that needs fewest. */
export function missingNames(position: View, from: number, to: number): string[] {
  const map = mapAt(position);
  const mask = missingVillages(map, from, to, shrineVillages(position));
  return map.villageNames.filter((_, v) => (mask >> v) & 1);
}

/** Villages with a shrine of anybody's, one bit each. */
function shrineVillages(position: View): number {
  let mask = 0;
  for (let s = 0; s < position.villages.length; s++) mask |= position.villages[s]!;
  return mask;
}

/** Villages in which `seat` may build, one bit each (M20-3.3): two shrines a village, one with two seats, one a seat. */
export function freeVillages(position: View, seat: number): number {
  const { villages } = position;
  let once = 0;
  let twice = 0;
  for (let s = 0; s < villages.length; s++) {
    twice |= once & villages[s]!;
    once |= villages[s]!;
  }
  const all = (1 << mapAt(position).villages) - 1;
  return all & ~villages[seat]! & ~(position.seats === 2 ? once : twice);
}
