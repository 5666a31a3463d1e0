import { bitCountUpToTwo } from '../bit-masks.ts';
import type { RoadMap } from '../map/compile.ts';

/** Distance that a village without a piece adds, and that a coin of toll adds. */
const GAP = 1.2;
const TOLL = 0.3;
/** Upper limit of a distance. */
const FAR = 3;

/** Weight of a city's distance, at one more than the number of scorings before that of the city; −1 is not any more. */
const URGENCY = [0.5, 2, ...Array.from({ length: 14 }, () => 1)];

const JUNCTIONS = 8;
const distance = new Float64Array(JUNCTIONS);
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
  measureDistances(map, from, pieces, free, distance, 0);
  return weighDistances(map.cities, distance, 0, when, 0);
}

/**
 * Sums the distances to the cities, each weighed by when the city will be scored.
 * @param distances from index `at` on, by city
 * @param when from index `whenAt` on, by city, see `sumOfDistances`
 */
export function weighDistances(
  cities: number,
  distances: Float64Array,
  at: number,
  when: ArrayLike<number>,
  whenAt: number,
): number {
  let sum = 0;
  for (let city = 0; city < cities; city++) sum += distances[at + city]! * URGENCY[when[whenAt + city]! + 1]!;
  return sum;
}

/**
 * Measures the distance of every junction from `from`.
 * @param into written from index `at` on
 */
export function measureDistances(
  map: RoadMap,
  from: number,
  pieces: Pieces,
  free: boolean,
  into: Float64Array,
  at: number,
): void {
  const { roadFrom, roadTo } = map;
  measureRoads(map, pieces, free ? 0 : TOLL);
  for (let j = 0; j <= map.cities; j++) into[at + j] = FAR;
  into[at + from] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let r = 0; r < roadFrom.length; r++) {
      const one = at + roadFrom[r]!;
      const other = at + roadTo[r]!;
      const step = length[r]!;
      if (into[one]! + step < into[other]!) into[other] = into[one]! + step;
      else if (into[other]! + step < into[one]!) into[one] = into[other]! + step;
      else continue;
      changed = true;
    }
  }
}

/** Writes the length of each road to `length`: the gaps and tolls of its one or two villages. */
function measureRoads({ roadVillages }: RoadMap, { own, occupied, full }: Pieces, toll: number): void {
  for (let r = 0; r < roadVillages.length; r++) {
    const others = roadVillages[r]! & ~own;
    const gaps = bitCountUpToTwo(others & ~occupied);
    length[r] = GAP * gaps + toll * (bitCountUpToTwo(others & occupied) + bitCountUpToTwo(others & full));
  }
}
