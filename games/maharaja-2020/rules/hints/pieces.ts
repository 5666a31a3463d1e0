import { worthInHand } from '../../../kingdom/rules/index.ts';
import type { Study } from './study.ts';

/** Worth of an action token while turns are left. */
export const TOKEN_WORTH = 1.3;

/** Worth of shrines in hand. */
export function handWorth({ scorings }: Study, shrines: number): number {
  return worthInHand(shrines, [0.35, 0.2, 0.08]) * Math.min(1, scorings / 4);
}

/** Worth of a shrine in a village: tolls saved and earned in the rounds to come. */
export function villageWorth({ scorings, position }: Study): number {
  return 0.08 * scorings + (position.finalScoring === 3 ? 0.6 : 0);
}

/** About what a character brings in a round. */
const A_ROUND = [0, 0.25, 0.3, 0.4, 0.5, 0.5, 1, 0.5, 0.8, 0.5, 0.5, 0.7, 0.8, 0.7, 1.2, 1.6, 1];

/** Characters whose use is over once they were used in the round. */
const USED_UP = new Set([2, 3, 4, 6, 10, 13, 14]);

/** Worth of holding a character from now on: it may be lost, so only the next rounds count. */
export function characterWorth({ position, scorings }: Study, seat: number, character: number): number {
  const used = USED_UP.has(character) && ((position.abilities[seat]! >> (character - 1)) & 1) !== 0;
  return A_ROUND[character]! * Math.max(0, Math.min(3, scorings) * 0.7 - (used ? 0.7 : 0));
}
