import type { RoadMap } from '../../../kingdom/rules/index.ts';
import { bitCount, listVillages } from '../../../kingdom/rules/index.ts';

/** A route of Brahmabot, in the order it is walked (M20-11.6). */
export interface Path {
  readonly roads: readonly number[];
  readonly villages: readonly number[];
  /** Villages on the route without any shrine. */
  readonly missing: readonly number[];
  /** Villages on the route with a shrine of the human. */
  readonly human: readonly number[];
}

// The cost of a route in one number: new shrines, then human shrines, then villages. No route has 64 of any of them.
const NEW = 64 * 64;
const HUMANS = 64;

/** Whether the roads of one route come before those of another, by their positions in the map file. */
function comesFirst(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((road, i) => road !== other[i]);
  return at >= 0 && one[at]! < (other[at] ?? -1);
}

/**
 * Finds the route with the fewest new shrines, then the fewest human shrines, then the fewest villages, then by the
 * positions of its roads in the map file, from its beginning on (M20-11.6, 11.7).
 * @param shrines villages with a shrine of any seat, one bit each
 * @param humans villages with a shrine of the human, one bit each
 */
export function findPath(map: RoadMap, from: number, to: number, shrines: number, humans: number): Path {
  const cost = map.roadsAt.map((_, j) => (j === from ? 0 : Number.POSITIVE_INFINITY));
  const roads = map.roadsAt.map((): readonly number[] => []);
  const settled = map.roadsAt.map(() => false);
  // Every road has a village, so its cost is positive, and the route to a settled junction is final.
  for (let here = from; here !== to; here = nearest(cost, settled)) {
    settled[here] = true;
    const out = map.roadsAt[here]!;
    for (let i = 0; i < out.length; i += 2) {
      const road = out[i]!;
      const there = out[i + 1]!;
      const on = map.roadVillages[road]!;
      const next =
        cost[here]! + NEW * bitCount(on & ~shrines) + HUMANS * bitCount(on & humans) + bitCount(on);
      if (next > cost[there]!) continue;
      const route = [...roads[here]!, road];
      if (next === cost[there] && !comesFirst(route, roads[there]!)) continue;
      cost[there] = next;
      roads[there] = route;
    }
  }
  const villages = listVillages(map, from, roads[to]!);
  const within = (mask: number): number[] => villages.filter((village) => (mask >> village) & 1);
  return { roads: roads[to]!, villages, missing: within(~shrines), human: within(humans) };
}

/** The unsettled junction with the lowest cost. Maps are connected, so one exists. */
function nearest(cost: readonly number[], settled: readonly boolean[]): number {
  let found = -1;
  for (let j = 0; j < cost.length; j++) if (!settled[j] && (found < 0 || cost[j]! < cost[found]!)) found = j;
  return found;
}
