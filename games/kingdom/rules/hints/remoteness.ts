import { upToTwo } from '../bits.ts';
import type { RoadMap } from '../map/compile.ts';

/** What a village without a piece, and a coin of toll, add to a distance. */
const GAP = 1.2;
const TOLL = 0.3;
/** Distances beyond this are all the same. */
const FAR = 3;

/** What the distance of a city counts: not scored any more, next, all others. */
const URGENCY = [0.5, 2];

const distance: number[] = [];
const length: number[] = [];

/** Villages as roads see them, one bit each: of the traveller, with a piece of anybody's, with two. */
export interface Pieces {
  readonly own: number;
  readonly once: number;
  readonly twice: number;
}

/**
 * What stands between a piece at junction `from` and the cities: villages without pieces, and tolls, on the way to each.
 * @param free whether the traveller pays no tolls
 * @param when each city will be scored: 0 next, −1 not any more
 * @returns 0 for all near, a few units for all far
 */
export function remoteness(
  map: RoadMap,
  from: number,
  pieces: Pieces,
  free: boolean,
  when: readonly number[],
): number {
  const { roadFrom, roadTo } = map;
  measureRoads(map, pieces, free ? 0 : TOLL);
  for (let j = 0; j <= map.cities; j++) distance[j] = FAR;
  distance[from] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let r = 0; r < roadFrom.length; r++) {
      const one = roadFrom[r]!;
      const other = roadTo[r]!;
      const step = length[r]!;
      if (distance[one]! + step < distance[other]!) distance[other] = distance[one]! + step;
      else if (distance[other]! + step < distance[one]!) distance[one] = distance[other]! + step;
      else continue;
      changed = true;
    }
  }
  let sum = 0;
  for (let city = 0; city < map.cities; city++) sum += distance[city]! * (URGENCY[when[city]! + 1] ?? 1);
  return sum;
}

/** How long each road is: gaps and tolls of its one or two villages. */
function measureRoads({ roadVillages }: RoadMap, { own, once, twice }: Pieces, toll: number): void {
  for (let r = 0; r < roadVillages.length; r++) {
    const others = roadVillages[r]! & ~own;
    const gaps = upToTwo(others & ~once);
    length[r] = GAP * gaps + toll * (upToTwo(others & once) + upToTwo(others & twice));
  }
}
