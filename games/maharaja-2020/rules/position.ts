import type { Traveller } from '../../kingdom/rules/index.ts';
import { nextInTurn, reachesCity, villagesWithRoom } from '../../kingdom/rules/index.ts';
import type { View } from './types.ts';

/** Bits of `View.rules`. */
export const LEADER_PRESTIGE = 1;
export const WEAK_EXTERNALS = 2;
const DEAR_STATUES = 4;
export const DISPLAY_ONLY = 8;

/** Numbers of final scorings (M20-10). */
export const STANDARD = 0;
export const MAJORITY_3 = 1;
/** Values of `View.finalScoringMode`. */
export const ADDS = 1;
export const REPLACES_ALL = 2;

/** Whether `seat` has a Maharani token on a character. */
export function hasToken(position: View, seat: number, character: number): boolean {
  const m = position.maharani;
  return (m[0] === seat && m[1] === character) || (m[3] === seat && m[4] === character);
}

/**
 * Whether `seat` has a character's ability, as its holder or by a Maharani token (M20-7.6). Automata have none
 * (M20-11.10).
 */
export function has(position: View, seat: number, character: number): boolean {
  if (position.characters[seat] === character) return seat < position.people;
  return hasToken(position, seat, character);
}

/** Uses of a 1x ability that `seat` still has: one as holder, one for each token on it (M20-5.4). */
export function usesLeft(position: View, seat: number, character: number): number {
  const m = position.maharani;
  let uses = 0;
  if (position.characters[seat] === character && !((position.abilities[seat]! >> (character - 1)) & 1))
    uses++;
  if (m[0] === seat && m[1] === character) uses++;
  if (m[3] === seat && m[4] === character) uses++;
  return uses;
}

/** Characters with a 1x ability (M20-5.4). */
export const ONCE_CHARACTERS: readonly number[] = [2, 3, 4, 6, 10, 13, 14];

/** Numbers of the actions. */
export const STATUE_DISCOUNT = 0;
export const SHRINE_DISCOUNT = 1;
export const STATUE_AND_SHRINE = 2;
export const TWO_SHRINES = 3;
export const COINS = 4;
export const TAKE_SHRINES = 5;
export const PRESTIGE = 6;
export const CHARACTER = 7;
export const TRACK = 8;

/** Sources of a step, see `Source`: 0 to 8 is a disc action, 9 to 17 an action that a token pays for, then ability and reward. */
export { actionOf, SOURCE_TOKEN } from '../../kingdom/rules/index.ts';
export const SOURCE_ABILITY = 18;
export const SOURCE_REWARD = 19;
/** Only in events: an action tile of Brahmabot. */
export const SOURCE_BRAHMABOT = 20;

/** Price of a statue in coins (M20-3.1, 3.5): 10, 12 in the Maharaja's city or with dear statues; 1 less by the discount action, 3 less with character 15. */
export function statuePrice(position: View, seat: number, city: number, action: number): number {
  return statueCoins(position.rules, city === position.maharaja, action, has(position, seat, 15));
}

/** The price of a statue by all that it depends on. @param rules the special rules, one bit each */
export function statueCoins(rules: number, atMaharaja: boolean, action: number, has15: boolean): number {
  const dear = atMaharaja || (rules & DEAR_STATUES) !== 0;
  const price = (dear ? 12 : 10) - (action === STATUE_DISCOUNT ? 1 : 0);
  return has15 ? price - 3 : price;
}

/** Price of a shrine in coins (M20-3.1, 5.3b). */
export function shrinePrice(action: number): number {
  return action === SHRINE_DISCOUNT ? 0 : 1;
}

/** A seat's priest as a traveller; free with character 9 (M20-4.5). */
export function createTraveller(position: View, seat: number): Traveller {
  return { seat, from: position.priests[seat]!, free: has(position, seat, 9) };
}

/** Whether `seat` may build in a city: its priest is there, or it has character 12 (M20-3.2). */
export function atCity(position: View, seat: number, city: number): boolean {
  return position.priests[seat] === city || has(position, seat, 12);
}

/**
 * Whether `seat` could build a shrine in some city with `coins`, one of which pays for the shrine (M20-5.3d).
 * @param village counted as having a shrine of the seat, because it would be built first; −1 for none
 */
export function cityCanFollow(position: View, seat: number, coins: number, village = -1): boolean {
  if (coins < 1) return false;
  if (has(position, seat, 12)) return true;
  return reachesCity(position, seat, position.priests[seat]!, has(position, seat, 9), coins - 1, village);
}

/** The seat with the lowest character among those without a turn in this round; −1 if there is none (M20-2.3). */
export function nextMover(position: View): number {
  return nextInTurn(position.acted, position.characters);
}

/** Villages where `seat` may build, one bit each (M20-3.3): two shrines a village, one with two seats, one of each seat. */
export function freeVillages(position: View, seat: number): number {
  return villagesWithRoom(position) & ~position.villages[seat]!;
}
