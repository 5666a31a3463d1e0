import { bitCountUpToTwo } from '../bit-masks.ts';
import type { RoadMap } from '../map/compile.ts';

/** Distance that a village without a piece adds, and that a coin of toll adds. */
const GAP = 1.2;
const TOLL = 0.3;
/** Upper limit of a distance. */
const FAR = 3;

/**
 * Weight of a city's distance: if the city is not scored any more, and if it is scored next. All others have weight 1.
 */
const URGENCY = [0.5, 2];

const distance: number[] = [];
const length: number[] = [];

/** Villages, one bit each: with a piece of the traveller, with at least one piece of any seat, with two pieces. */
export interface Pieces {
  readonly own: number;
  readonly occupied: number;
  readonly full: number;
}

/**
 * How far the cities are from junction `from`, in villages without pieces and tolls on the way to each.
 * @param free whether the traveller pays no tolls
 * @param when each city will be scored: 0 next, −1 not any more
 * @returns 0 if all are near, a few units if all are far
 */
export function sumOfDistances(
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

/** Writes the length of each road to `length`: the gaps and tolls of its one or two villages. */
function measureRoads({ roadVillages }: RoadMap, { own, occupied, full }: Pieces, toll: number): void {
  for (let r = 0; r < roadVillages.length; r++) {
    const others = roadVillages[r]! & ~own;
    const gaps = bitCountUpToTwo(others & ~occupied);
    length[r] = GAP * gaps + toll * (bitCountUpToTwo(others & occupied) + bitCountUpToTwo(others & full));
  }
}
