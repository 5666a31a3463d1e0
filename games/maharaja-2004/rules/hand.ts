import type { Refusal } from '@durbar/kernel';
import {
  actionOf,
  actionProblem,
  takeStep as noteStep,
  PART_GREAT,
  PART_SMALL,
  PART_TWICE,
  SOURCE_TOKEN,
} from '../../kingdom/rules/index.ts';
import { ACTIONS } from '../data/components.ts';
import { refuse } from './clauses.ts';
import { BUILDER, builderReady, cardBit, has, SOURCE_BUILDER } from './position.ts';
import type { Event, State, View } from './types.ts';

// The remaining actions of a turn (M04-2.4) are stored in the same way in both Maharajas. A token there is a chit here.
export {
  actionsLeft,
  canSpendToken as canSpendChit,
  continuesAction,
  isNotBegun,
  listSources,
  owesCityPiece,
  owingSource,
  PART_OWED,
} from '../../kingdom/rules/index.ts';

/** Parts of building actions: a palace, and a house anywhere. */
export const PART_PALACE = PART_GREAT;
export const PART_HOUSE = PART_SMALL;

/** The parts of each action, by number; actions without a building have none. */
export const PARTS: readonly number[] = ACTIONS.map((name) => {
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

/**
 * Returns why a step from `source` cannot be made because that action is not available, or null if it is (M04-2.4,
 * 10.2).
 * @param part the part of a building action that the step is; 0 for other steps
 */
export function refuseSource(position: View, source: number, part: number): Refusal | null {
  switch (actionProblem(position, source, part)) {
    case null:
      return null;
    case 'secondToken':
      return refuse('M04-10.2', 'refusal.secondChit');
    case 'noToken':
      return refuse('M04-10.2', 'refusal.noChit');
    case 'actionDone':
      return refuse('M04-2.4', 'refusal.actionDone', { action: ACTIONS[source]! });
    case 'notPlanned':
      return refuse('M04-2.4', 'refusal.notPlanned', { action: ACTIONS[source]! });
  }
}

/** Why the Builder may not serve the seat in turn, else null (M04-7). */
export function refuseBuilder(position: View): Refusal | null {
  if (builderReady(position)) return null;
  return refuse('M04-7', has(position, position.seat, BUILDER) ? 'refusal.builderUsed' : 'refusal.noBuilder');
}

/**
 * Records a step from `source`: it begins its action or continues it. A step of a disc action ends the other disc
 * action and a chit's; a step of a chit's action ends none (M04-2.4). A chit that pays for it goes back to the bank
 * (M04-10.2). After any step the architect may travel again (M04-3.3).
 */
export function takeStep(
  state: State,
  source: number,
  part: number,
  inCity: boolean,
  events?: Event[],
): void {
  state.walked = false;
  if (source === SOURCE_BUILDER) {
    state.usedCharacters |= cardBit(BUILDER);
    return;
  }
  if (!noteStep(state, PARTS, source, part, inCity)) return;
  state.tokens[state.seat] = state.tokens[state.seat]! - 1;
  state.chits++;
  events?.push({ kind: 'chitSpent', seat: state.seat, action: source - SOURCE_TOKEN });
}

/** Message values of a step: its action (`builder` for the Builder), and its source: `disc`, `chit` or `builder`. */
export function sourceValues(source: number): { readonly action: string; readonly means: string } {
  if (source === SOURCE_BUILDER) return { action: 'builder', means: 'builder' };
  return { action: ACTIONS[actionOf(source)]!, means: source < SOURCE_TOKEN ? 'disc' : 'chit' };
}
