import type { RoadMap } from './map/compile.ts';
import type { Payments } from './payments.ts';
import { costsNobodyMore, totalCoins } from './payments.ts';

/** Toll of a village that nobody may pass. */
export const CLOSED = -1;

/**
 * The ways from one junction to all others: to each the Pareto set of payments, cheapest first, equal ones by the packed
 * number. Lists are by number of the way; junction `j` has the ways from `first[j]` to `first[j + 1]` − 1.
 */
export interface Routes {
  readonly first: readonly number[];
  readonly pays: readonly Payments[];
  /** Coins of each way in all. */
  readonly totals: readonly number[];
}

/** A way to a junction while it is searched: where, its payments, and the way and road it came by. */
class Search implements Routes {
  readonly first: number[] = [];
  readonly pays: number[] = [];
  readonly totals: number[] = [];
  /** Search label of each way. */
  readonly labels: number[] = [];
  readonly node: number[] = [];
  readonly pay: number[] = [];
  readonly parent: number[] = [];
  readonly road: number[] = [];
  readonly hops: number[] = [];
  /** Next label of the same junction; −1 ends the list. */
  readonly next: number[] = [];
  readonly alive: boolean[] = [];
  /** First label of each junction. */
  readonly head: number[] = [];
  count = 0;
}

/** An empty store for `findRoutes` to fill, again and again. */
export function newRoutes(): Routes {
  return new Search();
}

const roadTolls: number[] = [];

/**
 * Finds all Pareto ways from `from`: of the possible sets of payments to a junction, one is dropped if another costs no
 * payee more and some payee less. Of ways with the same payments the one over fewest roads is kept.
 * @param tolls by village: what passing it costs whom, packed; `CLOSED` where none may pass. With free ways as 0.
 * @param into a store of `newRoutes`, filled anew; what was in it is lost
 */
export function findRoutes(
  map: RoadMap,
  from: number,
  tolls: readonly Payments[],
  into: Routes = newRoutes(),
): Routes {
  if (!(into instanceof Search)) throw new TypeError('routes are filled into what newRoutes gives');
  const { roadFirst, roadSecond } = map;
  for (let r = 0; r < roadFirst.length; r++) {
    const one = tolls[roadFirst[r]!]!;
    const second = roadSecond[r]!;
    const other = second < 0 ? 0 : tolls[second]!;
    roadTolls[r] = one < 0 || other < 0 ? CLOSED : one + other;
  }
  search(map, from, into);
  collect(map, into);
  return into;
}

/** Labels in order of their roads, so that of equal payments the way over fewest roads comes first. */
function search(map: RoadMap, from: number, s: Search): void {
  const { ways } = map;
  const { node, pay, hops, alive, head } = s;
  for (let j = 0; j < ways.length; j++) head[j] = -1;
  s.count = 0;
  addLabel(s, from, 0, -1, -1, 0);
  for (let label = 0; label < s.count; label++) {
    // A way over all junctions ends; another road would lead back, and its tolls might not fit.
    if (!alive[label] || hops[label]! >= ways.length - 1) continue;
    const out = ways[node[label]!]!;
    for (let i = 0; i < out.length; i += 2) {
      const toll = roadTolls[out[i]!]!;
      if (toll >= 0) offer(s, out[i + 1]!, pay[label]! + toll, label, out[i]!);
    }
  }
}

/** Adds a way unless one there is costs nobody more; drops those it makes pointless. */
function offer(s: Search, junction: number, pay: Payments, parent: number, road: number): void {
  const { head, next, alive } = s;
  for (let l = head[junction]!; l >= 0; l = next[l]!) if (costsNobodyMore(s.pay[l]!, pay)) return;
  let before = -1;
  for (let l = head[junction]!; l >= 0; l = next[l]!) {
    if (!costsNobodyMore(pay, s.pay[l]!)) {
      before = l;
      continue;
    }
    alive[l] = false;
    if (before < 0) head[junction] = next[l]!;
    else next[before] = next[l]!;
  }
  addLabel(s, junction, pay, parent, road, s.hops[parent]! + 1);
}

function addLabel(
  s: Search,
  junction: number,
  pay: Payments,
  parent: number,
  road: number,
  hops: number,
): void {
  const label = s.count++;
  s.node[label] = junction;
  s.pay[label] = pay;
  s.parent[label] = parent;
  s.road[label] = road;
  s.hops[label] = hops;
  s.alive[label] = true;
  s.next[label] = s.head[junction]!;
  s.head[junction] = label;
}

/** Writes the ways down by junction, in their fixed order. */
function collect(map: RoadMap, s: Search): void {
  const { first, pays, totals, labels } = s;
  let count = 0;
  for (let j = 0; j < map.ways.length; j++) {
    first[j] = count;
    const start = count;
    for (let l = s.head[j]!; l >= 0; l = s.next[l]!) {
      const pay = s.pay[l]!;
      const total = totalCoins(pay);
      let at = count++;
      while (at > start && dearer(totals[at - 1]!, pays[at - 1]!, total, pay)) {
        pays[at] = pays[at - 1]!;
        totals[at] = totals[at - 1]!;
        labels[at] = labels[at - 1]!;
        at--;
      }
      pays[at] = pay;
      totals[at] = total;
      labels[at] = l;
    }
  }
  first[map.ways.length] = count;
}

function dearer(total: number, pay: Payments, otherTotal: number, otherPay: Payments): boolean {
  return total > otherTotal || (total === otherTotal && pay > otherPay);
}

/** Roads of a way, in the order they are walked. */
export function routeOf(routes: Routes, way: number): number[] {
  if (!(routes instanceof Search)) throw new TypeError('a route is read from what newRoutes gave');
  const roads: number[] = [];
  for (let label = routes.labels[way]!; routes.parent[label]! >= 0; label = routes.parent[label]!)
    roads.push(routes.road[label]!);
  return roads.toReversed();
}

/** Villages on a route, in the order they are passed, beginning at junction `from`. */
export function villagesOf(map: RoadMap, from: number, roads: readonly number[]): number[] {
  let here = from;
  return roads.flatMap((road) => {
    const forward = map.roadFrom[road] === here;
    here = forward ? map.roadTo[road]! : map.roadFrom[road]!;
    const passed = [map.roadFirst[road]!, map.roadSecond[road]!].filter((village) => village >= 0);
    return forward ? passed : passed.toReversed();
  });
}
