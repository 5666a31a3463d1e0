import { bitCount } from './bit-masks.ts';
import type { RoadMap } from './map/compile.ts';
import type { RoadPosition } from './position.ts';
import { mapAt } from './position-routes.ts';
import { occupiedVillages } from './villages.ts';

/** More than the cost of any route. */
const FAR = 1 << 20;

/**
 * Villages that need a piece before `to` can be reached from `from`. Prefers as few as possible, then a route through
 * as few villages as possible, then the first one found. Empty if a route is open.
 * @param open villages that can be passed, one bit each
 * @returns one bit for each village
 */
export function missingVillages(map: RoadMap, from: number, to: number, open: number): number {
  const cost = map.roadsAt.map((_, j) => (j === from ? 0 : FAR));
  const missing = map.roadsAt.map(() => 0);
  const settled = map.roadsAt.map(() => false);
  for (;;) {
    let here = -1;
    for (let j = 0; j < cost.length; j++) if (!settled[j] && (here < 0 || cost[j]! < cost[here]!)) here = j;
    if (here < 0 || here === to) return missing[to]!;
    settled[here] = true;
    const out = map.roadsAt[here]!;
    for (let i = 0; i < out.length; i += 2) {
      const villages = map.roadVillages[out[i]!]!;
      const next = cost[here]! + 64 * bitCount(villages & ~open) + bitCount(villages);
      const there = out[i + 1]!;
      if (next >= cost[there]!) continue;
      cost[there] = next;
      missing[there] = missing[here]! | (villages & ~open);
    }
  }
}

/** The villages that still need a piece before `to` can be reached, see `missingVillages`. */
export function missingVillageNumbers(position: RoadPosition, from: number, to: number): number[] {
  const map = mapAt(position);
  const mask = missingVillages(map, from, to, occupiedVillages(position));
  return map.villageNames.flatMap((_, v) => ((mask >> v) & 1 ? [v] : []));
}

/** The names of those villages. */
export function missingVillageNames(position: RoadPosition, from: number, to: number): string[] {
  const { villageNames } = mapAt(position);
  return missingVillageNumbers(position, from, to).map((village) => villageNames[village]!);
}
