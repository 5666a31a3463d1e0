import { bitCountUpToTwo } from '../bit-masks.ts';
import { UNREACHABLE } from '../heuristics/city-estimates.ts';
import type { Pieces } from '../heuristics/sum-of-distances.ts';
import type { RoadMap } from '../map/compile.ts';

/** Toll of each road; `UNREACHABLE` if it cannot be passed. */
const roads = new Float64Array(64);

/**
 * Writes the tolls of the cheapest route from junction `from` to every junction, `UNREACHABLE` if there is none. They are the
 * first totals of `findRoutes`, but need no search for all routes.
 * @param free whether the traveller pays no tolls
 * @param into written from `at` on
 */
export function cheapestTolls(
  map: RoadMap,
  from: number,
  pieces: Pieces,
  free: boolean,
  into: Float64Array,
  at: number,
): void {
  const { roadFrom, roadTo } = map;
  measureTolls(map, pieces, free);
  for (let j = 0; j <= map.cities; j++) into[at + j] = UNREACHABLE;
  into[at + from] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let r = 0; r < roadFrom.length; r++) {
      const one = at + roadFrom[r]!;
      const other = at + roadTo[r]!;
      const toll = roads[r]!;
      if (into[one]! + toll < into[other]!) into[other] = into[one]! + toll;
      else if (into[other]! + toll < into[one]!) into[one] = into[other]! + toll;
      else continue;
      changed = true;
    }
  }
}

/** A village costs a coin for each piece in it, unless the traveller has one there. */
function measureTolls({ roadVillages }: RoadMap, { own, occupied, full }: Pieces, free: boolean): void {
  for (let r = 0; r < roadVillages.length; r++) {
    const on = roadVillages[r]!;
    const others = on & ~own;
    if ((others & ~occupied) !== 0) roads[r] = UNREACHABLE;
    else roads[r] = free ? 0 : bitCountUpToTwo(others) + bitCountUpToTwo(others & full);
  }
}
