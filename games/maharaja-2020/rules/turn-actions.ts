import type { Refusal } from '@durbar/kernel';
import {
  actionOf,
  actionProblem,
  PART_GREAT,
  PART_OWED,
  PART_SMALL,
  PART_TWICE,
  SOURCE_TOKEN,
  takeStep as step,
} from '../../kingdom/rules/index.ts';
import { ACTIONS } from '../data/components.ts';
import { refuse } from './clauses.ts';
import type { Event, State, View } from './types.ts';

/**
 * The actions that a turn can still do (M20-5.1, 5.2). An action of two pieces that has begun has parts left, the bits
 * of `begunParts` and `tokenParts`: a statue, a shrine anywhere, or a shrine that is owed and must go into a city
 * (5.3d).
 */
export {
  actionsLeft,
  canSpendToken,
  continuesAction,
  listSources,
  owesCityPiece,
  owingSource,
} from '../../kingdom/rules/index.ts';
export { PART_OWED };
export const PART_STATUE = PART_GREAT;
export const PART_SHRINE = PART_SMALL;

/** The parts of each action, by number; actions that build nothing are one step and have no parts. */
export const ACTION_PARTS: readonly number[] = [
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
 * Returns why a step from `source` belongs to no available action, or null if it does (M20-5.1, 5.2). Does not check
 * the price.
 * @param part the part of a building action that the step is; 0 for other steps
 */
export function refuseAction(position: View, source: number, part: number): Refusal | null {
  const problem = actionProblem(position, source, part);
  if (problem === null) return null;
  if (source >= SOURCE_TOKEN) return refuse('M20-5.2', `refusal.${problem}`);
  return refuse('M20-5.1', `refusal.${problem}`, { action: ACTIONS[source]! });
}

/**
 * Records a step from `source`: begins its action or continues it. A step of a disc action ends the other disc action
 * and a token's; a step of a token's action ends none (M20-5.1).
 */
export function takeStep(
  state: State,
  source: number,
  part: number,
  inCity: boolean,
  events?: Event[],
): void {
  if (!step(state, ACTION_PARTS, source, part, inCity)) return;
  const { seat } = state;
  state.tokens[seat] = state.tokens[seat]! - 1;
  state.actionTokens++;
  events?.push({ kind: 'tokenSpent', seat, action: actionOf(source) });
}

/**
 * Begins any step of a turn except a journey and an exchange: afterwards the priest may travel again (M20-4.7), and a
 * use of character 3 ends (5.4).
 */
export function beginStep(state: State): void {
  state.walked = false;
  state.exchanges = 0;
}
