import { firstOf, secondOf } from './plans.ts';
import type { TurnHand } from './position.ts';

/**
 * Which actions a turn still has in hand: the two of the disc, and one that a token (a chit) buys. An action of two
 * builds that has begun has parts left: a great piece (statue, palace), a small one anywhere (shrine, house), or a small
 * one that is owed and must stand in a city.
 */
type Changing = Omit<TurnHand, 'walked'>;

/** The same with what else of a position bears on it. */
export interface ActionHand extends Readonly<Changing> {
  readonly seat: number;
  readonly plans: readonly (number | null)[];
  readonly tokens: readonly number[];
}

export const PART_GREAT = 1;
export const PART_SMALL = 2;
export const PART_OWED = 4;
/** Only in tables of what actions consist of: the small piece comes twice, one of them in a city. */
export const PART_TWICE = 8;

/** `by` of a step: 0 to 8 a disc action, from here on a token's action. */
export const BY_TOKEN = 9;

/** The action that a `by` of 0 to 17 performs. */
export function actionOf(by: number): number {
  return by < BY_TOKEN ? by : by - BY_TOKEN;
}

/** Whether a small piece in a city is owed: then only it and journeys to it are legal. */
export function owes(hand: ActionHand): boolean {
  return ((hand.openParts | hand.tokenParts) & PART_OWED) !== 0;
}

/** Whether a token may be spent now. */
export function canSpendToken(hand: ActionHand): boolean {
  return !hand.tokenSpent && hand.tokens[hand.seat]! > 0;
}

/** Whether the disc still has this action, not begun. */
export function isFresh({ fresh }: ActionHand, action: number): boolean {
  return fresh[0] === action || fresh[1] === action;
}

/** Disc actions of which something can still be done by the plan: not begun, or with a part left. */
export function actionsLeft({ fresh, openParts }: ActionHand): number {
  return fresh.filter((action) => action >= 0).length + (openParts === 0 ? 0 : 1);
}

/**
 * The `by` that a building step must have because an action in hand still has that part: the token's before the disc's;
 * −1 where it is free.
 */
export function partOwner(hand: ActionHand, part: number): number {
  if ((hand.tokenParts & part) !== 0) return BY_TOKEN + hand.tokenOpen;
  return (hand.openParts & part) !== 0 ? hand.open : -1;
}

/** What is wrong with a step of `by` for want of that action. */
export type SourceFault = 'notPlanned' | 'actionDone' | 'secondToken' | 'noToken';

/**
 * Why a step of `by` cannot be made for want of that action, else null. Says nothing of what the step costs, nor of an
 * action in hand that it would have to belong to.
 * @param part what the step is of a building action; 0 for other steps
 */
export function sourceFault(hand: ActionHand, by: number, part: number): SourceFault | null {
  const action = actionOf(by);
  if (by < BY_TOKEN) {
    if ((hand.open === by && (hand.openParts & part) !== 0) || isFresh(hand, by)) return null;
    const plan = hand.plans[hand.seat];
    const planned = plan !== null && plan !== undefined && (firstOf(plan) === by || secondOf(plan) === by);
    return planned ? 'actionDone' : 'notPlanned';
  }
  if (hand.tokenOpen === action && (hand.tokenParts & part) !== 0) return null;
  if (hand.tokenSpent) return 'secondToken';
  return hand.tokens[hand.seat] === 0 ? 'noToken' : null;
}

/**
 * Notes a step of `by`: begins its action or goes on with it, and closes what it closes. Starting a disc action closes
 * the other; a step of a disc action closes a token's action.
 * @param parts what the actions consist of, by number
 * @returns whether a token has to be given back for it
 */
export function takeStep(
  hand: Changing,
  parts: readonly number[],
  by: number,
  part: number,
  inCity: boolean,
): boolean {
  const action = actionOf(by);
  if (by < BY_TOKEN) {
    hand.tokenOpen = -1;
    hand.tokenParts = 0;
    const goesOn = hand.open === by && (hand.openParts & part) !== 0;
    if (!goesOn) hand.fresh[hand.fresh[0] === action ? 0 : 1] = -1;
    hand.openParts = partsAfter(goesOn ? hand.openParts : parts[action]!, part, inCity);
    hand.open = hand.openParts === 0 ? -1 : action;
    return false;
  }
  const goesOn = hand.tokenOpen === action && (hand.tokenParts & part) !== 0;
  hand.tokenParts = partsAfter(goesOn ? hand.tokenParts : parts[action]!, part, inCity);
  hand.tokenOpen = hand.tokenParts === 0 ? -1 : action;
  if (goesOn) return false;
  hand.tokenSpent = true;
  return true;
}

/** Parts left of an action after a step of it. */
function partsAfter(parts: number, part: number, inCity: boolean): number {
  if ((parts & PART_TWICE) === 0) return parts & ~part;
  return inCity ? PART_SMALL : PART_OWED;
}

/** A hand at the start of a turn, with what the plan says; empty for none. */
export function fillHand(hand: Changing, plan: number): void {
  hand.fresh[0] = plan < 0 ? -1 : firstOf(plan);
  hand.fresh[1] = plan < 0 ? -1 : secondOf(plan);
  hand.open = -1;
  hand.openParts = 0;
  hand.tokenOpen = -1;
  hand.tokenParts = 0;
  hand.tokenSpent = false;
}
