import type { Refusal } from '@durbar/kernel';
import { ACTIONS } from './data/components.ts';
import { actionOf, BY_TOKEN, STATUE_AND_SHRINE, TWO_SHRINES } from './position.ts';
import { refuse } from './refuse.ts';
import type { Event, State, View } from './types.ts';

/**
 * Which actions a turn still has in hand (M20-5.1, 5.2). An action of two builds that has begun has parts left, bits of
 * `openParts` and `tokenParts`: a statue, a shrine anywhere, or a shrine that is owed and must stand in a city (5.3d).
 */
export const PART_STATUE = 1;
export const PART_SHRINE = 2;
export const PART_OWED = 4;

/** What the actions consist of, by number; others than builds are one step and have no parts. */
const PARTS: readonly number[] = [
  PART_STATUE,
  PART_SHRINE,
  PART_STATUE | PART_SHRINE,
  PART_SHRINE,
  0,
  0,
  0,
  0,
  0,
];

/** Whether a city shrine is owed: then only it and journeys to it are legal. */
export function owes(position: View): boolean {
  return ((position.openParts | position.tokenParts) & PART_OWED) !== 0;
}

/** Whether a token may be spent now (M20-5.2). */
export function canSpendToken(position: View): boolean {
  return !position.tokenSpent && position.tokens[position.seat]! > 0;
}

/**
 * The `by` that a building step must have because an action in hand still allows it (M20-5.1): the token's before the
 * disc's; −1 where it is free.
 * @param price what the step costs as part of an action in hand; one that cannot be paid is not allowed by it
 */
export function ownerInHand(position: View, part: number, price: number): number {
  if (((position.openParts | position.tokenParts) & part) === 0 || position.coins[position.seat]! < price)
    return -1;
  return (position.tokenParts & part) !== 0 ? BY_TOKEN + position.tokenOpen : position.open;
}

/**
 * Why a step of `by` cannot be made for want of that action, else null. Says nothing of what the step costs, nor of an
 * action in hand that it would have to belong to.
 * @param part what the step is of a building action; 0 for other steps
 */
export function refuseSource(position: View, by: number, part: number): Refusal | null {
  const action = actionOf(by);
  if (by < BY_TOKEN) {
    if (position.open === by && (position.openParts & part) !== 0) return null;
    if (position.fresh[0] === by || position.fresh[1] === by) return null;
    const plan = position.plans[position.seat];
    const planned = plan !== null && plan !== undefined && (Math.trunc(plan / 9) === by || plan % 9 === by);
    return refuse('M20-5.1', planned ? 'refusal.actionDone' : 'refusal.notPlanned', {
      action: ACTIONS[by]!,
    });
  }
  if (position.tokenOpen === action && (position.tokenParts & part) !== 0) return null;
  if (position.tokenSpent) return refuse('M20-5.2', 'refusal.secondToken');
  return position.tokens[position.seat] === 0 ? refuse('M20-5.2', 'refusal.noToken') : null;
}

/** Notes a step of `by`: begins its action or goes on with it, and closes what it closes (M20-5.1). */
export function takeStep(state: State, by: number, part: number, inCity: boolean, events?: Event[]): void {
  const action = actionOf(by);
  if (by < BY_TOKEN) {
    // A step of a disc action closes a token's action.
    state.tokenOpen = -1;
    state.tokenParts = 0;
    const goesOn = state.open === by && (state.openParts & part) !== 0;
    if (!goesOn) beginDisc(state, by);
    state.openParts = partsAfter(action, goesOn ? state.openParts : PARTS[action]!, part, goesOn, inCity);
    if (state.openParts === 0) state.open = -1;
    return;
  }
  const goesOn = state.tokenOpen === action && (state.tokenParts & part) !== 0;
  if (!goesOn) spendToken(state, action, events);
  state.tokenParts = partsAfter(action, goesOn ? state.tokenParts : PARTS[action]!, part, goesOn, inCity);
  state.tokenOpen = state.tokenParts === 0 ? -1 : action;
}

/** Starting a disc action closes the other. */
function beginDisc(state: State, action: number): void {
  state.fresh[state.fresh[0] === action ? 0 : 1] = -1;
  state.open = action;
}

function spendToken(state: State, action: number, events?: Event[]): void {
  state.tokens[state.seat] = state.tokens[state.seat]! - 1;
  state.actionTokens++;
  state.tokenSpent = true;
  events?.push({ kind: 'tokenSpent', seat: state.seat, action });
}

/** Parts left of an action after a step of it. */
function partsAfter(action: number, parts: number, part: number, goesOn: boolean, inCity: boolean): number {
  if (action === STATUE_AND_SHRINE) return parts & ~part;
  if (action !== TWO_SHRINES || goesOn) return 0;
  return inCity ? PART_SHRINE : PART_OWED;
}
