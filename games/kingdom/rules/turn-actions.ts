import { firstOf, secondOf } from './plans.ts';
import type { TurnActions } from './position.ts';

/**
 * The actions that a turn can still do: the two of the disc, and one that a token (a chit) pays for. An action of two
 * pieces that has begun has parts left: a great piece (statue, palace), a small one anywhere (shrine, house), or a
 * small one that is owed and must go into a city.
 */
type Changing = Omit<TurnActions, 'walked'>;

/** The actions of the turn, with the fields of a position that they depend on. */
export interface ActionPosition extends Readonly<Changing> {
  readonly seat: number;
  readonly plans: readonly (number | null)[];
  readonly tokens: readonly number[];
}

export const PART_GREAT = 1;
export const PART_SMALL = 2;
export const PART_OWED = 4;
/** Used only in tables of the parts of actions: the action has two small pieces, one of them for a city. */
export const PART_TWICE = 8;

/**
 * A source says what pays for a step: 0 to 8 is a disc action, 9 and above an action that a token pays for. Moves and
 * events store it in the field `by`.
 */
export const SOURCE_TOKEN = 9;

/** The action of a source from 0 to 17. */
export function actionOf(source: number): number {
  return source < SOURCE_TOKEN ? source : source - SOURCE_TOKEN;
}

/** Whether a small piece in a city is owed: then only building it and travelling to a city are legal. */
export function owesCityPiece(position: ActionPosition): boolean {
  return ((position.begunParts | position.tokenParts) & PART_OWED) !== 0;
}

/** Whether the seat in turn may spend a token now. */
export function canSpendToken(position: ActionPosition): boolean {
  return !position.tokenSpent && position.tokens[position.seat]! > 0;
}

/** Whether this disc action has not begun. */
export function isNotBegun({ notBegun }: ActionPosition, action: number): boolean {
  return notBegun[0] === action || notBegun[1] === action;
}

/** Number of disc actions not begun or with a part left. */
export function actionsLeft({ notBegun, begunParts }: ActionPosition): number {
  return notBegun.filter((action) => action >= 0).length + (begunParts === 0 ? 0 : 1);
}

/** The source of the small piece that is owed to a city; −1 for none. */
export function owingSource(position: ActionPosition): number {
  if ((position.tokenParts & PART_OWED) !== 0) return SOURCE_TOKEN + position.tokenBegun;
  return (position.begunParts & PART_OWED) !== 0 ? position.begun : -1;
}

/** Whether a step from `source` would continue an action that has begun. */
export function continuesAction(position: Readonly<Changing>, source: number, part: number): boolean {
  return source < SOURCE_TOKEN
    ? position.begun === source && (position.begunParts & part) !== 0
    : position.tokenBegun === actionOf(source) && (position.tokenParts & part) !== 0;
}

/**
 * Writes the sources that a building step may have to `out`: the begun action of a token, the begun one of the disc,
 * those of the disc that have not begun, those that a token would pay for. If the same action is on the disc twice, it
 * is listed once, and the step belongs to the begun one.
 * @param actions the actions that have this part, by number
 * @returns how many there are; `out` is not shortened
 */
export function listSources(
  position: ActionPosition,
  part: number,
  actions: readonly number[],
  out: number[],
): number {
  const { notBegun, begun, begunParts, tokenBegun, tokenParts } = position;
  let count = 0;
  if ((tokenParts & part) !== 0) out[count++] = SOURCE_TOKEN + tokenBegun;
  const continued = (begunParts & part) !== 0 ? begun : -1;
  if (continued >= 0) out[count++] = continued;
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i]!;
    if (action !== continued && (notBegun[0] === action || notBegun[1] === action)) out[count++] = action;
  }
  if (canSpendToken(position))
    for (let i = 0; i < actions.length; i++) out[count++] = SOURCE_TOKEN + actions[i]!;
  return count;
}

/** Why a step belongs to no available action. */
export type ActionProblem = 'notPlanned' | 'actionDone' | 'secondToken' | 'noToken';

/**
 * Returns why a step from `source` belongs to no available action, or null if it does. Does not check the price.
 * @param part the part of a building action that the step is; 0 for other steps
 */
export function actionProblem(position: ActionPosition, source: number, part: number): ActionProblem | null {
  if (source < SOURCE_TOKEN) {
    if (continuesAction(position, source, part) || isNotBegun(position, source)) return null;
    const plan = position.plans[position.seat];
    const planned =
      plan !== null && plan !== undefined && (firstOf(plan) === source || secondOf(plan) === source);
    return planned ? 'actionDone' : 'notPlanned';
  }
  if (continuesAction(position, source, part)) return null;
  if (position.tokenSpent) return 'secondToken';
  return position.tokens[position.seat] === 0 ? 'noToken' : null;
}

/**
 * Records a step from `source`: begins its action or continues it, and ends other actions. A step of a disc action ends
 * the other one if that has begun, and a token's action; a step of a token's action ends none. If the same action is on
 * the disc twice, the step belongs to the begun one; if that one does not allow it, the second one begins.
 * @param parts the parts of each action, by number
 * @returns whether the step spends a token
 */
export function takeStep(
  state: Changing,
  parts: readonly number[],
  source: number,
  part: number,
  inCity: boolean,
): boolean {
  const action = actionOf(source);
  const goesOn = continuesAction(state, source, part);
  if (source < SOURCE_TOKEN) {
    state.tokenBegun = -1;
    state.tokenParts = 0;
    if (!goesOn) state.notBegun[state.notBegun[0] === action ? 0 : 1] = -1;
    state.begunParts = partsAfter(goesOn ? state.begunParts : parts[action]!, part, inCity);
    state.begun = state.begunParts === 0 ? -1 : action;
    return false;
  }
  state.tokenParts = partsAfter(goesOn ? state.tokenParts : parts[action]!, part, inCity);
  state.tokenBegun = state.tokenParts === 0 ? -1 : action;
  if (goesOn) return false;
  state.tokenSpent = true;
  return true;
}

/** Parts left of an action after a step of it. */
function partsAfter(parts: number, part: number, inCity: boolean): number {
  if ((parts & PART_TWICE) === 0) return parts & ~part;
  return inCity ? PART_SMALL : PART_OWED;
}

/** Sets the actions at the start of a turn to those of the plan; −1 is none. */
export function startActions(state: Changing, plan: number): void {
  state.notBegun[0] = plan < 0 ? -1 : firstOf(plan);
  state.notBegun[1] = plan < 0 ? -1 : secondOf(plan);
  state.begun = -1;
  state.begunParts = 0;
  state.tokenBegun = -1;
  state.tokenParts = 0;
  state.tokenSpent = false;
}

/** Sources of the steps of these actions: on the disc, or paid for by a token. */
export function withTokens(...actions: readonly number[]): readonly number[] {
  return [...actions, ...actions.map((action) => SOURCE_TOKEN + action)];
}
