import { estimatePieces, mapAt, sumOfDistances } from '../../../kingdom/rules/index.ts';
import { has } from '../position.ts';
import type { Features } from './features.ts';

/** Value of an action token while turns are left. */
export const TOKEN_VALUE = 1.3;

/** Value of shrines in hand. */
export function estimateHand({ scorings }: Pick<Features, 'scorings'>, shrines: number): number {
  return estimatePieces(shrines, [0.35, 0.2, 0.08]) * Math.min(1, scorings / 4);
}

/** Value of a shrine in a village: tolls saved and earned in later rounds. */
export function estimateVillage({ scorings, position }: Features): number {
  return villageValue(position.finalScoring, scorings);
}

export function villageValue(finalScoring: number, scorings: number): number {
  return 0.08 * scorings + (finalScoring === 3 ? 0.6 : 0);
}

/** Approximate value of a character in one round. */
const A_ROUND = [0, 0.25, 0.3, 0.4, 0.5, 0.5, 1, 0.5, 0.8, 0.5, 0.5, 0.7, 0.8, 0.7, 1.2, 1.6, 1];

/** Characters with an ability that can be used once a round. */
const USED_UP = new Set([2, 3, 4, 6, 10, 13, 14]);

/** Value of holding a character from now on. It may be lost, so only the next rounds count. */
export function estimateCharacter({ position, scorings }: Features, seat: number, character: number): number {
  return characterValue(scorings, character, ((position.abilities[seat]! >> (character - 1)) & 1) !== 0);
}

/** @param used whether its ability has been used in this round */
export function characterValue(scorings: number, character: number, used: boolean): number {
  const lost = used && USED_UP.has(character) ? 0.7 : 0;
  return A_ROUND[character]! * Math.max(0, Math.min(3, scorings) * 0.7 - lost);
}

/**
 * Distance of `seat`'s priest from the cities still to be scored, in prestige: villages without shrines and tolls on
 * the way to each. Small for a seat that may build anywhere (character 12).
 */
export function estimateRemoteness(features: Features, seat: number): number {
  const { position, when, scorings, occupied, full } = features;
  if (scorings === 0) return 0;
  const pieces = { own: position.villages[seat]!, occupied, full };
  const sum = sumOfDistances(mapAt(position), position.priests[seat]!, pieces, has(position, seat, 9), when);
  return remotenessValue(sum, scorings, has(position, seat, 12));
}

/** @param sum of distances; `everywhere` is whether the seat may build anywhere */
export function remotenessValue(sum: number, scorings: number, everywhere: boolean): number {
  const weight = (everywhere ? 0.02 : 0.07) * Math.min(scorings, 5);
  return (sum * weight) / 5;
}
