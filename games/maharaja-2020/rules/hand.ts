import type { Refusal } from '@durbar/kernel';
import {
  actionOf,
  BY_TOKEN,
  PART_GREAT,
  PART_OWED,
  PART_SMALL,
  PART_TWICE,
  partOwner,
  sourceFault,
  takeStep as step,
} from '../../kingdom/rules/index.ts';
import { ACTIONS } from '../data/components.ts';
import { refuse } from './refuse.ts';
import type { Event, State, View } from './types.ts';

/**
 * Which actions a turn still has in hand (M20-5.1, 5.2). An action of two builds that has begun has parts left, bits of
 * `openParts` and `tokenParts`: a statue, a shrine anywhere, or a shrine that is owed and must stand in a city (5.3d).
 */
export { actionsLeft, canSpendToken, owes } from '../../kingdom/rules/index.ts';
export { PART_OWED };
export const PART_STATUE = PART_GREAT;
export const PART_SHRINE = PART_SMALL;

/** What the actions consist of, by number; others than builds are one step and have no parts. */
const PARTS: readonly number[] = [
  PART_STATUE,
  PART_SHRINE,
  PART_STATUE | PART_SHRINE,
  PART_SHRINE | PART_TWICE,
  0,
  0,
  0,
  0,
  0,
];

/**
 * The `by` that a building step must have because an action in hand still allows it (M20-5.1): the token's before the
 * disc's; −1 where it is free.
 * @param price what the step costs as part of an action in hand; one that cannot be paid is not allowed by it
 */
export function ownerInHand(position: View, part: number, price: number): number {
  return position.coins[position.seat]! < price ? -1 : partOwner(position, part);
}

/**
 * Why a step of `by` cannot be made for want of that action, else null. Says nothing of what the step costs, nor of an
 * action in hand that it would have to belong to.
 * @param part what the step is of a building action; 0 for other steps
 */
export function refuseSource(position: View, by: number, part: number): Refusal | null {
  const fault = sourceFault(position, by, part);
  if (fault === null) return null;
  if (by >= BY_TOKEN) return refuse('M20-5.2', `refusal.${fault}`);
  return refuse('M20-5.1', `refusal.${fault}`, { action: ACTIONS[by]! });
}

/** Notes a step of `by`: begins its action or goes on with it, and closes what it closes (M20-5.1). */
export function takeStep(state: State, by: number, part: number, inCity: boolean, events?: Event[]): void {
  if (!step(state, PARTS, by, part, inCity)) return;
  const { seat } = state;
  state.tokens[seat] = state.tokens[seat]! - 1;
  state.actionTokens++;
  events?.push({ kind: 'tokenSpent', seat, action: actionOf(by) });
}
