import type { RoadMap } from './map/compile.ts';
import type { MapChoice } from './map/maps.ts';
import { getMap } from './map/maps.ts';
import type { Payments } from './payments.ts';
import { payTo, totalCoins } from './payments.ts';
import type { RoadPosition } from './position.ts';
import { RouteTable } from './route-table.ts';
import type { Routes } from './routes.ts';
import { CLOSED, findPaidRoute, findRoutes } from './routes.ts';

/** A map with the routes found on it so far: derived data that is cached beside the states and never part of them. */
interface MapCache {
  readonly map: RoadMap;
  /** By length of the key: number of seats, and whether second pieces count too. */
  readonly routes: (RouteTable | undefined)[];
}

const caches = new WeakMap<RoadMap, MapCache>();
let lastChoice: MapChoice | null = null;
let lastCache: MapCache | null = null;

function cacheFor(choice: MapChoice): MapCache {
  if (choice === lastChoice && lastCache) return lastCache;
  const map = getMap(choice);
  let cache = caches.get(map);
  if (!cache) {
    cache = { map, routes: [] };
    caches.set(map, cache);
  }
  lastChoice = choice;
  lastCache = cache;
  return cache;
}

/** The map of a position. */
export function mapAt(position: Pick<RoadPosition, 'map'>): RoadMap {
  return cacheFor(position.map).map;
}

const tolls: number[] = [];
/** Tolls for passing each village: how much, and to which seats. */
const villageTolls = new Int32Array(32);
const key: number[] = [];

/**
 * The routes of `seat` from junction `from` to every other junction. A village can be passed if any seat has a piece there;
 * each piece of another seat costs one coin, paid to its owner, unless the traveller has a piece there too.
 * @param free the traveller pays no tolls
 * @param extra a village counted as having a piece of the traveller; −1 for none
 * @returns valid until the next call
 */
export function routesFrom(
  position: RoadPosition,
  seat: number,
  from: number,
  free: boolean,
  extra = -1,
): Routes {
  const { villages, doubles } = position;
  const { map, routes } = cacheFor(position.map);
  const seats = villages.length;
  const own = extra < 0 ? villages[seat]! : villages[seat]! | (1 << extra);
  let length = 0;
  for (; length < seats; length++) key[length] = villages[length]!;
  key[seat] = own;
  if (doubles) for (let s = 0; s < seats; s++) key[length++] = doubles[s]!;
  key[length++] = (free ? seats : seat) * 8 + from;
  const kind = doubles ? 2 * seats + 1 : 2 * seats;
  const entry = (routes[kind] ??= new RouteTable()).entry(key, length);
  if (!entry.known) {
    fillTolls(position, own, free);
    findRoutes(map, from, tolls, entry.routes);
    entry.known = true;
  }
  return entry.routes;
}

/** Roads of a route that `routesFrom` returned, by its payments, in the order they are walked. */
export function findPaidRoads(
  position: RoadPosition,
  seat: number,
  free: boolean,
  ends: { readonly from: number; readonly to: number },
  pay: Payments,
): number[] {
  fillTolls(position, position.villages[seat]!, free);
  return findPaidRoute(mapAt(position), ends.from, ends.to, tolls, pay);
}

/** Writes the toll of each road to `tolls`. @param own villages of the traveller, one bit each */
function fillTolls(position: RoadPosition, own: number, free: boolean): void {
  const map = mapAt(position);
  const open = fillVillageTolls(position, own, free);
  for (let r = 0; r < map.roadVillages.length; r++) tolls[r] = roadToll(map, r, open);
}

/** Writes the toll of each village to `villageTolls`. @returns villages that can be passed, one bit each */
function fillVillageTolls({ villages, doubles }: RoadPosition, own: number, free: boolean): number {
  villageTolls.fill(0);
  let open = own;
  for (let s = 0; s < villages.length; s++) {
    const there = villages[s]!;
    open |= there;
    if (free) continue;
    addTolls(there & ~own, s);
    if (doubles) addTolls(doubles[s]! & ~own, s);
  }
  return open;
}

/** Adds one coin to `seat` in each village of a mask. */
function addTolls(mask: number, seat: number): void {
  const coin = payTo(seat, 1);
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const village = 31 - Math.clz32(rest & -rest);
    villageTolls[village] = villageTolls[village]! + coin;
  }
}

/** The toll of a road, from the tolls in `villageTolls`. */
function roadToll({ roadVillages, roadFirst, roadSecond }: RoadMap, road: number, open: number): Payments {
  const on = roadVillages[road]!;
  if ((open & on) !== on) return CLOSED;
  const second = roadSecond[road]!;
  return villageTolls[roadFirst[road]!]! + (second < 0 ? 0 : villageTolls[second]!);
}

/**
 * Whether `seat` stands in a city or can reach one with `coins` for tolls. Every road from the starting place leads to
 * a city, so a route to a city is never cheaper than its first road.
 * @param extra as for `routesFrom`
 */
export function reachesCity(
  position: RoadPosition,
  seat: number,
  from: number,
  free: boolean,
  coins: number,
  extra = -1,
): boolean {
  const map = mapAt(position);
  if (from < map.cities) return true;
  const own = extra < 0 ? position.villages[seat]! : position.villages[seat]! | (1 << extra);
  const open = fillVillageTolls(position, own, free);
  const out = map.roadsAt[from]!;
  for (let i = 0; i < out.length; i += 2) {
    const toll = roadToll(map, out[i]!, open);
    if (toll >= 0 && totalCoins(toll) <= coins) return true;
  }
  return false;
}
