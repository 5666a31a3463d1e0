import type { Refusal } from '@durbar/kernel';
import {
  actionOf,
  BY_TOKEN,
  takeStep as noteStep,
  PART_GREAT,
  PART_SMALL,
  PART_TWICE,
  partOwner,
  sourceFault,
} from '../../kingdom/rules/index.ts';
import { ACTIONS } from '../data/components.ts';
import { refuse } from './refuse.ts';
import type { Event, State, View } from './types.ts';

// What a turn still has in hand (M04-2.4) is kept and asked for as in every kingdom; a token is a chit.
export {
  actionsLeft,
  canSpendToken as canSpendChit,
  isFresh,
  owes,
  PART_OWED,
} from '../../kingdom/rules/index.ts';

/** Parts of building actions: a palace, and a house anywhere. */
export const PART_PALACE = PART_GREAT;
export const PART_HOUSE = PART_SMALL;

/** What each action consists of, by number: the builds at their places, all others one step without parts. */
const PARTS: readonly number[] = ACTIONS.map((name) => {
  switch (name) {
    case 'house':
      return PART_HOUSE;
    case 'twoHouses':
      return PART_HOUSE | PART_TWICE;
    case 'palace':
      return PART_PALACE;
    case 'palaceAndHouse':
      return PART_PALACE | PART_HOUSE;
    default:
      return 0;
  }
});

/** The `by` that a building step must have because an action in hand claims it, if it can be paid (M04-2.4); else −1. */
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

/** Notes a step of `by`: begins its action or goes on with it; a chit spent for it goes back to the bank (M04-10.2). */
export function takeStep(state: State, by: number, part: number, inCity: boolean, events?: Event[]): void {
  if (!noteStep(state, PARTS, by, part, inCity)) return;
  state.tokens[state.seat] = state.tokens[state.seat]! - 1;
  state.chits++;
  events?.push({ kind: 'chitSpent', seat: state.seat, action: by - BY_TOKEN });
}
