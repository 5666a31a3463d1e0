import { mapAt, sumOfDistances } from '../../../kingdom/rules/index.ts';
import { has, MONK } from '../position.ts';
import type { Features } from './features.ts';

/** Cost in palaces of one unit of distance in one round. */
const WEIGHT = 0.0016;

/**
 * Cost in palaces of the route from `seat`'s architect to the cities still to be scored: villages without houses, and
 * tolls.
 */
export function remoteness(features: Features, seat: number): number {
  const { position, when, scorings, occupied, full } = features;
  if (scorings === 0) return 0;
  const pieces = { own: position.villages[seat]!, occupied, full };
  const free = has(position, seat, MONK);
  return (
    sumOfDistances(mapAt(position), position.architects[seat]!, pieces, free, when) *
    WEIGHT *
    Math.min(scorings, 5)
  );
}
