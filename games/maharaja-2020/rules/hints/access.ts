import { remoteness as farness } from '../../../kingdom/rules/index.ts';
import { mapAt } from '../ground.ts';
import { has } from '../position.ts';
import type { Study } from './study.ts';

/**
 * What stands between `seat`'s priest and the cities still to be scored, in prestige: villages without shrines and tolls
 * on the way to each. Little for a seat that may build anywhere.
 */
export function remoteness(study: Study, seat: number): number {
  const { position, when, scorings, once, twice } = study;
  if (scorings === 0) return 0;
  const pieces = { own: position.villages[seat]!, once, twice };
  const sum = farness(mapAt(position), position.priests[seat]!, pieces, has(position, seat, 9), when);
  const weight = (has(position, seat, 12) ? 0.02 : 0.07) * Math.min(scorings, 5);
  return (sum * weight) / 5;
}
