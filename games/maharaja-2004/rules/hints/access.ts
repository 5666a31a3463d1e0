import { remoteness as farness, mapAt } from '../../../kingdom/rules/index.ts';
import { has, MONK } from '../position.ts';
import type { Study } from './study.ts';

/** What a unit of distance costs a round. */
const WEIGHT = 0.0016;

/**
 * What stands between `seat`'s architect and the cities still to be scored, in palaces: villages without houses and tolls
 * on the way to each.
 */
export function remoteness(known: Study, seat: number): number {
  const { position, when, scorings, once, twice } = known;
  if (scorings === 0) return 0;
  const pieces = { own: position.villages[seat]!, once, twice };
  const free = has(position, seat, MONK);
  return (
    farness(mapAt(position), position.architects[seat]!, pieces, free, when) * WEIGHT * Math.min(scorings, 5)
  );
}
