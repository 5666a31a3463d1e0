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
} from '@durbar/kingdom';
import { ACTIONS } from './data/components.ts';
import { refuse } from './refuse.ts';
import type { Event, State, View } from './types.ts';

/**
 * Which actions a turn still has in hand (M04-2.4). An action of two builds that has begun has parts left, bits of
 * `openParts` and `tokenParts`: a palace, a house anywhere, or a house that is owed and must stand in a city.
 */
export { actionsLeft, canSpendToken as canSpendChit, isFresh, owes } from '@durbar/kingdom';
export { PART_OWED };
export const PART_PALACE = PART_GREAT;
export const PART_HOUSE = PART_SMALL;

/** What the actions consist of, by number; others than builds are one step and have no parts. */
const PARTS: readonly number[] = [
  0,
  PART_HOUSE,
  PART_HOUSE | PART_TWICE,
  0,
  0,
  PART_PALACE,
  PART_PALACE | PART_HOUSE,
  0,
  0,
];

/**
 * The `by` that a building step must have because an action in hand still allows it (M04-2.4): the chit's before the
 * disc's; −1 where it is free.
 * @param price what the step costs; one that cannot be paid is not allowed by it
 */
export function ownerInHand(position: View, part: number, price: number): number {
  return position.gold[position.seat]! < price ? -1 : partOwner(position, part);
}

/**
 * Why a step of `by` cannot be made for want of that action, else null (M04-2.4, 10.2).
 * @param part what the step is of a building action; 0 for other steps
 */
export function refuseSource(position: View, by: number, part: number): Refusal | null {
  switch (sourceFault(position, by, part)) {
    case null:
      return null;
    case 'secondToken':
      return refuse('M04-10.2', 'refusal.secondChit');
    case 'noToken':
      return refuse('M04-10.2', 'refusal.noChit');
    case 'actionDone':
      return refuse('M04-2.4', 'refusal.actionDone', { action: ACTIONS[by]! });
    case 'notPlanned':
      return refuse('M04-2.4', 'refusal.notPlanned', { action: ACTIONS[by]! });
  }
}

/** Why a building step cannot be of `by` because it belongs to an action in hand, else null (M04-2.4). */
export function refuseOwner(position: View, by: number, part: number, price: number): Refusal | null {
  const owner = ownerInHand(position, part, price);
  if (owner < 0 || owner === by) return null;
  return refuse('M04-2.4', 'refusal.belongsInHand', { action: ACTIONS[actionOf(owner)]! });
}

/** Notes a step of `by`: begins its action or goes on with it, and closes what it closes (M04-2.4, 10.2). */
export function takeStep(state: State, by: number, part: number, inCity: boolean, events?: Event[]): void {
  if (!step(state, PARTS, by, part, inCity)) return;
  const { seat } = state;
  state.tokens[seat] = state.tokens[seat]! - 1;
  state.chits++;
  events?.push({ kind: 'chitSpent', seat, action: by - BY_TOKEN });
}
