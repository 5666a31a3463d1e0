import type { Refusal } from '@durbar/kernel';
import { type ActionAvailability, findAvailability } from '../../../kingdom/rules/index.ts';
import { ACTIONS, CITY_COUNT, INNER_SITE, SITE_COUNT } from '../../data/components.ts';
import { legalMoves, movePrice as price, refusal, sourceOf } from '../flow.ts';
import { seatActions } from '../heuristics/positions.ts';
import {
  CHARACTER,
  GOVERNOR,
  MANY_CHARACTERS,
  MOVE_HOUSE,
  PALACE,
  PALACE_AND_HOUSE,
  palacePrice,
} from '../position.ts';
import type { Move, State, View } from '../types.ts';
import { afterMoves, asIfActing } from './positions.ts';

/** Whether and how well a seat could do an action if it took its turn now. */
export interface ActionPreview extends ActionAvailability {
  /** Estimated value of the action in palaces, including gold and places; 0 if the action is not possible. */
  readonly value: number;
  /** Price of a palace; null for actions without one. */
  readonly palace: number | null;
}

/** Previews each of the nine actions as if `seat` took its turn now (M04-4). */
export function previewActions(position: View, seat: number): ActionPreview[] {
  return ACTIONS.map((_, action) => {
    const met = findAvailability<State, Move>(action, {
      state: asIfActing(position, seat, [action]),
      legal: (state) => legalMoves(state, seat),
      after: (state, move) => afterMoves(state, [move]),
      coins: (state) => state.gold[seat]!,
      isStep: (move) => sourceOf(move) === action,
      whyNot: (state) => whyNot(state, action),
    });
    const value = met.possible ? seatActions(position, seat).estimate(action, position.gold[seat]!) : 0;
    const palace = action === PALACE || action === PALACE_AND_HOUSE ? palacePrice(position, seat) : null;
    return Object.assign({}, met, { value, palace });
  });
}

/** Why the action is not possible: the refusal of a typical step of it. */
function whyNot(state: State, action: number): Refusal | null {
  const architect = state.architects[state.seat]!;
  return explainAction(state, action, Math.max(0, architect < CITY_COUNT ? architect : state.maharaja));
}

/** Why the seat in turn cannot do an action, in this city if the action has one (M04-4); null if it can. */
export function explainAction(state: State, action: number, city: number): Refusal | null {
  return refusal(state, state.seat, sampleStep(state, action, city));
}

// A function of its own: its declaration names no table of moves, so importing the package needs no types of zod.
/** Gold that a legal move costs, including tolls. */
export function movePrice(position: View, seat: number, move: Move): number {
  return price(position, seat, move);
}

function sampleStep(state: State, action: number, city: number): Move {
  switch (action) {
    case PALACE:
    case PALACE_AND_HOUSE:
      return { type: 'palace', city, inner: state.sites[city * SITE_COUNT + INNER_SITE]! < 0, by: action };
    case MOVE_HOUSE:
      return { type: 'lift', place: housePlace(state), by: action };
    case GOVERNOR:
      return { type: 'governor', city, by: action };
    case CHARACTER:
      return { type: 'character', character: (state.variants & MANY_CHARACTERS) === 0 ? 1 : 2 };
    default:
      return action === 0 || action === 4
        ? { type: 'gain', by: action }
        : { type: 'house', place: city, by: action };
  }
}

/** A place with a house of the seat in turn; the first city if it has none. */
function housePlace({ seat, villages, houses }: State): number {
  if (villages[seat] !== 0) return CITY_COUNT + 31 - Math.clz32(villages[seat]!);
  const city = houses.slice(seat * CITY_COUNT, (seat + 1) * CITY_COUNT).findIndex((count) => count > 0);
  return Math.max(0, city);
}
