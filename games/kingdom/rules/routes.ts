import type { RoadMap } from './map/compile.ts';
import type { Payments } from './payments.ts';
import { costsNobodyMore, totalCoins } from './payments.ts';

/** Toll of a road or village that cannot be passed. */
export const CLOSED = -1;

/**
 * The routes from one junction to all others: for each the Pareto set of payments, cheapest first, equal totals by the
 * packed number. Lists are by index of the route; junction `j` has the routes `first[j]` to `first[j + 1]` − 1. Entries after
 * those of the last junction are left over from earlier searches.
 */
export interface Routes {
  readonly first: number[];
  readonly pays: Payments[];
  /** Total coins of each route. */
  readonly totals: number[];
}

/** An empty object for `findRoutes` to fill; it can be used again. */
export function newRoutes(): Routes {
  return { first: [], pays: [], totals: [] };
}

/**
 * Computes the tolls of roads from the tolls of their villages.
 * @param villageTolls payments for passing each village; 0 if it is free, `CLOSED` if it cannot be passed
 */
export function roadTolls(map: RoadMap, villageTolls: readonly Payments[]): number[] {
  return map.roadFirst.map((first, r) => {
    const second = map.roadSecond[r]!;
    const one = villageTolls[first]!;
    const other = second < 0 ? 0 : villageTolls[second]!;
    return one < 0 || other < 0 ? CLOSED : one + other;
  });
}

/** Labels of the search, one for each route to a junction found so far; the arrays grow when they are full. */
let room = 256;
let node = new Int32Array(room);
let pay = new Int32Array(room);
let parent = new Int32Array(room);
let road = new Int32Array(room);
let hops = new Int32Array(room);
/** Next label of the same junction; −1 ends the list. Dropped labels have −2. */
let next = new Int32Array(room);
/** First label of each junction. */
const head = new Int32Array(64);
const DROPPED = -2;
let count = 0;

/**
 * Finds all Pareto routes from `from`: a set of payments to a junction is dropped if another one pays no seat more and
 * some seat less.
 * @param tolls by road: payments for passing it; 0 if it is free, `CLOSED` if it cannot be passed
 * @param into made by `newRoutes`, overwritten
 */
export function findRoutes(
  map: RoadMap,
  from: number,
  tolls: readonly Payments[],
  into: Routes = newRoutes(),
): Routes {
  search(map, from, tolls);
  const { first } = into;
  let routeCount = 0;
  for (let j = 0; j < map.roadsAt.length; j++) {
    first[j] = routeCount;
    for (let l = head[j]!; l >= 0; l = next[l]!) insertRoute(into, first[j]!, routeCount++, pay[l]!);
  }
  first[map.roadsAt.length] = routeCount;
  return into;
}

/** Inserts a route among those from `start` to `end` − 1, in order. */
function insertRoute({ pays, totals }: Routes, start: number, end: number, own: Payments): void {
  const total = totalCoins(own);
  let at = end;
  while (at > start) {
    const other = totals[at - 1]!;
    if (other < total || (other === total && pays[at - 1]! < own)) break;
    pays[at] = pays[at - 1]!;
    totals[at] = other;
    at--;
  }
  pays[at] = own;
  totals[at] = total;
}

/**
 * Finds the roads of a route with these payments, in the order they are walked, and as few as possible.
 * @param payments payments of one of the routes that `findRoutes` returns for the same map, junction and tolls
 * @throws {RangeError} if no such route exists
 */
export function findPaidRoute(
  map: RoadMap,
  from: number,
  to: number,
  tolls: readonly Payments[],
  payments: Payments,
): number[] {
  search(map, from, tolls);
  let label = head[to]!;
  while (label >= 0 && pay[label] !== payments) label = next[label]!;
  if (label < 0) throw new RangeError('there is no route with these payments');
  const roads: number[] = [];
  for (; parent[label]! >= 0; label = parent[label]!) roads.push(road[label]!);
  return roads.toReversed();
}

/** Fills the labels, ordered by number of roads, so that of equal payments the route with fewest roads comes first. */
function search(map: RoadMap, from: number, tolls: readonly Payments[]): void {
  const { roadsAt } = map;
  for (let j = 0; j < roadsAt.length; j++) head[j] = -1;
  count = 0;
  addLabel(from, 0, -1, -1, 0);
  for (let label = 0; label < count; label++) {
    // A route through all junctions ends here: another road would lead back, and its payments might not fit.
    if (next[label] === DROPPED || hops[label]! >= roadsAt.length - 1) continue;
    const out = roadsAt[node[label]!]!;
    const back = parent[label]! < 0 ? -1 : road[label]!;
    for (let i = 0; i < out.length; i += 2) {
      const r = out[i]!;
      const toll = tolls[r]!;
      if (toll >= 0 && r !== back) addRoute(out[i + 1]!, pay[label]! + toll, label, r);
    }
  }
}

/** Adds a route unless a known one pays no seat more; drops the routes that it makes pointless. */
function addRoute(junction: number, own: Payments, from: number, lastRoad: number): void {
  const first = head[junction]!;
  for (let l = first; l >= 0; l = next[l]!) if (costsNobodyMore(pay[l]!, own)) return;
  let before = -1;
  for (let l = first; l >= 0; ) {
    const after = next[l]!;
    if (costsNobodyMore(own, pay[l]!)) {
      next[l] = DROPPED;
      if (before < 0) head[junction] = after;
      else next[before] = after;
    } else before = l;
    l = after;
  }
  addLabel(junction, own, from, lastRoad, hops[from]! + 1);
}

function addLabel(junction: number, own: Payments, from: number, lastRoad: number, roads: number): void {
  if (count === room) grow();
  const label = count++;
  node[label] = junction;
  pay[label] = own;
  parent[label] = from;
  road[label] = lastRoad;
  hops[label] = roads;
  next[label] = head[junction]!;
  head[junction] = label;
}

function grow(): void {
  room *= 2;
  const larger = (old: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
    const fresh = new Int32Array(room);
    fresh.set(old);
    return fresh;
  };
  node = larger(node);
  pay = larger(pay);
  parent = larger(parent);
  road = larger(road);
  hops = larger(hops);
  next = larger(next);
}

/** Villages along roads, in the order they are passed, starting at junction `from`. */
export function listVillages(map: RoadMap, from: number, roads: readonly number[]): number[] {
  let here = from;
  return roads.flatMap((number) => {
    const forward = map.roadFrom[number] === here;
    here = forward ? map.roadTo[number]! : map.roadFrom[number]!;
    const passed = [map.roadFirst[number]!, map.roadSecond[number]!].filter((village) => village >= 0);
    return forward ? passed : passed.toReversed();
  });
}
