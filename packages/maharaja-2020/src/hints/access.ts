import { upToTwo } from '@durbar/kingdom';
import { CITY_COUNT } from '../data/components.ts';
import { mapAt } from '../ground.ts';
import { has } from '../position.ts';
import type { Study } from './study.ts';

/** What a village without a shrine, and a coin of toll, add to a distance. */
const GAP = 1.2;
const TOLL = 0.3;
/** Distances beyond this are all the same. */
const FAR = 3;

/** What the distance of a city counts: not scored any more, next, all others. */
const URGENCY = [0.5, 2];

const distance: number[] = [];
const length: number[] = [];

/**
 * What stands between `seat`'s priest and the cities still to be scored, in prestige: villages without shrines and tolls
 * on the way to each. Nothing for a seat that may build anywhere.
 */
export function remoteness(study: Study, seat: number): number {
  const { position, when, scorings } = study;
  if (scorings === 0) return 0;
  const { roadFrom, roadTo } = mapAt(position);
  measureRoads(study, seat);
  for (let j = 0; j <= CITY_COUNT; j++) distance[j] = FAR;
  distance[position.priests[seat]!] = 0;
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
  for (let city = 0; city < CITY_COUNT; city++) sum += distance[city]! * (URGENCY[when[city]! + 1] ?? 1);
  const weight = (has(position, seat, 12) ? 0.02 : 0.07) * Math.min(scorings, 5);
  return (sum * weight) / 5;
}

/** How long each road is to a seat: gaps and tolls of its one or two villages. */
function measureRoads({ position, once, twice }: Study, seat: number): void {
  const { roadVillages } = mapAt(position);
  const own = position.villages[seat]!;
  const toll = has(position, seat, 9) ? 0 : TOLL;
  for (let r = 0; r < roadVillages.length; r++) {
    const others = roadVillages[r]! & ~own;
    const gaps = upToTwo(others & ~once);
    length[r] = GAP * gaps + toll * (upToTwo(others & once) + upToTwo(others & twice));
  }
}
