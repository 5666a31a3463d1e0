import type { MapChoice, RoadMap, Routes } from '@durbar/kingdom';
import { CLOSED, findRoutes, mapOf, missingVillages, payTo, RouteTable } from '@durbar/kingdom';
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
  const more = extra < 0 ? 0 : 1 << extra;
  for (let s = 0; s < villages.length; s++) key[s] = s === seat ? villages[s]! | more : villages[s]!;
  key.length = villages.length + 2;
  key[villages.length] = free ? FREE_TRAVEL : seat;
  key[villages.length + 1] = from;
  return routes.get(key, (into) => {
    fillTolls(position, seat, free, more);
    findRoutes(map, from, tolls, into);
  });
}

function fillTolls(position: View, seat: number, free: boolean, more: number): void {
  const { map } = groundOf(position.map);
  const { villages } = position;
  const own = villages[seat]! | more;
  for (let v = 0; v < map.villages; v++) {
    let pay = (own >> v) & 1 ? 0 : CLOSED;
    for (let s = 0; s < villages.length && pay !== 0; s++)
      if ((villages[s]! >> v) & 1) pay = (pay < 0 ? 0 : pay) + payTo(s, 1);
    tolls[v] = pay > 0 && free ? 0 : pay;
  }
}

/** Names of the villages that still need a shrine so that `to` can be reached, on the way that needs fewest. */
export function missingNames(position: View, from: number, to: number): string[] {
  const map = mapAt(position);
  const mask = missingVillages(map, from, to, shrineVillages(position));
  return map.villageNames.filter((_, v) => (mask >> v) & 1);
}

/** Villages with a shrine of anybody's, one bit each. */
export function shrineVillages(position: View): number {
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
