import type { RoadMap } from './map/compile.ts';
import type { MapChoice } from './map/maps.ts';
import { mapOf } from './map/maps.ts';
import { missingVillages } from './missing.ts';
import type { Payments } from './payments.ts';
import { payTo, totalCoins } from './payments.ts';
import { RouteTable } from './route-table.ts';
import type { Routes } from './routes.ts';
import { CLOSED, findRoutes, routeOf } from './routes.ts';

/** The part of a position that roads and tolls follow from. */
export interface Settled {
  readonly map: MapChoice;
  /** Villages with a piece of each seat, one bit each. */
  readonly villages: readonly number[];
  /** Villages with a second piece of the same seat, one bit each; left out by a game that has none. */
  readonly doubles?: readonly number[];
}

/** A map with the routes found on it so far: derived data beside the states, never part of them. */
interface Ground {
  readonly map: RoadMap;
  /** By what keys consist of: seats, and whether second pieces count too. */
  readonly routes: (RouteTable | undefined)[];
}

const grounds = new WeakMap<RoadMap, Ground>();
let lastChoice: MapChoice | null = null;
let lastGround: Ground | null = null;

function groundOf(choice: MapChoice): Ground {
  if (choice === lastChoice && lastGround) return lastGround;
  const map = mapOf(choice);
  let ground = grounds.get(map);
  if (!ground) {
    ground = { map, routes: [] };
    grounds.set(map, ground);
  }
  lastChoice = choice;
  lastGround = ground;
  return ground;
}

/** The map a position is played on. */
export function mapAt(position: Pick<Settled, 'map'>): RoadMap {
  return groundOf(position.map).map;
}

const tolls: number[] = [];
/** What passing each village costs whom. */
const villageTolls = new Int32Array(32);
const key: number[] = [];

/**
 * The ways of a piece that stands at junction `from` and belongs to `seat`: each village passed needs a piece of
 * somebody's, and takes one coin for each piece there to its owner, nothing where the traveller has one.
 * @param free nothing is paid anywhere
 * @param extra a village counted as having a piece of the seat's already; −1 for none
 * @returns valid until the next call
 */
export function routesFrom(position: Settled, seat: number, from: number, free: boolean, extra = -1): Routes {
  const { villages, doubles } = position;
  const { map, routes } = groundOf(position.map);
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

/** Roads of a way that `routesFrom` gave, in the order they are walked. */
export function roadsOf(
  position: Settled,
  seat: number,
  free: boolean,
  ends: { readonly from: number; readonly to: number },
  pay: Payments,
): number[] {
  fillTolls(position, position.villages[seat]!, free);
  return routeOf(mapAt(position), ends.from, ends.to, tolls, pay);
}

/** What each road costs whom. @param own villages of the traveller, one bit each */
function fillTolls(position: Settled, own: number, free: boolean): void {
  const map = mapAt(position);
  const open = fillVillageTolls(position, own, free);
  for (let r = 0; r < map.roadVillages.length; r++) tolls[r] = roadToll(map, r, open);
}

/** Writes down what passing each village costs whom. @returns villages that can be passed, one bit each */
function fillVillageTolls({ villages, doubles }: Settled, own: number, free: boolean): number {
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

/** One coin more to `seat` in each village of a mask. */
function addTolls(mask: number, seat: number): void {
  const coin = payTo(seat, 1);
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const village = 31 - Math.clz32(rest & -rest);
    villageTolls[village] = villageTolls[village]! + coin;
  }
}

/** What a road costs whom, once tolls of villages are written down. */
function roadToll({ roadVillages, roadFirst, roadSecond }: RoadMap, road: number, open: number): Payments {
  const on = roadVillages[road]!;
  if ((open & on) !== on) return CLOSED;
  const second = roadSecond[road]!;
  return villageTolls[roadFirst[road]!]! + (second < 0 ? 0 : villageTolls[second]!);
}

/** Names of the villages that still need a piece so that `to` can be reached, on the way that needs fewest. */
export function missingNames(position: Settled, from: number, to: number): string[] {
  const map = mapAt(position);
  const mask = missingVillages(map, from, to, settledVillages(position));
  return map.villageNames.filter((_, v) => (mask >> v) & 1);
}

/** Villages with a piece of anybody's, one bit each. */
export function settledVillages({ villages }: Settled): number {
  let mask = 0;
  for (let s = 0; s < villages.length; s++) mask |= villages[s]!;
  return mask;
}

/** Villages with two pieces, of one seat or of two, one bit each. */
export function fullVillages({ villages, doubles }: Settled): number {
  let once = 0;
  let twice = 0;
  for (let s = 0; s < villages.length; s++) {
    twice |= once & villages[s]!;
    if (doubles) twice |= doubles[s]!;
    once |= villages[s]!;
  }
  return twice;
}

/** Villages that hold fewer pieces than they may, one bit each: two, or one with two seats. */
export function roomyVillages(position: Settled): number {
  const all = (1 << mapAt(position).villages) - 1;
  return all & ~(position.villages.length === 2 ? settledVillages(position) : fullVillages(position));
}

/**
 * Whether `seat` stands in a city or could get to one with so many coins for tolls. From the starting place every road
 * leads to a city, so a way to one is never cheaper than its first road.
 * @param extra as for `routesFrom`
 */
export function reachesCity(
  position: Settled,
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
  const out = map.ways[from]!;
  for (let i = 0; i < out.length; i += 2) {
    const toll = roadToll(map, out[i]!, open);
    if (toll >= 0 && totalCoins(toll) <= coins) return true;
  }
  return false;
}
