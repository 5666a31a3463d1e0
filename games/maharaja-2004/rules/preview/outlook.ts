import type { Refusal } from '@durbar/kernel';
import { actAs, type Prospects, prospectsOf } from '../../../kingdom/rules/index.ts';
import { ACTIONS, CITY_COUNT, INNER_SITE, SITE_COUNT } from '../../data/components.ts';
import { legalMoves, refusal } from '../flow.ts';
import { prospect, reach } from '../hints/actions.ts';
import { study } from '../hints/study.ts';
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
import { copy } from '../view.ts';
import { afterMoves } from './after.ts';

/** What an action would meet if its seat's turn were now. */
export interface ActionOutlook extends Prospects {
  /** About what it would bring, in palaces: palaces, gold and places taken together; 0 where it is not possible. */
  readonly worth: number;
  /** Price of a palace; null for actions without one. */
  readonly palace: number | null;
}

/** The position as if `seat` had just turned up these actions; a real turn that is on stays as it is. */
export function asIfActing(position: View, seat: number, actions: readonly number[]): State {
  const state = copy(
    position,
    position.plans.map((plan) => plan ?? -1),
  );
  actAs(state, seat, actions);
  state.served = 0;
  state.lifted = -1;
  return state;
}

/** What each of the nine actions would meet if the seat's turn were now (M04-4). */
export function actionOutlooks(position: View, seat: number): ActionOutlook[] {
  const known = study(position);
  const tolls = reach(position, seat);
  return ACTIONS.map((_, action) => {
    const met = prospectsOf<State, Move>(action, {
      state: asIfActing(position, seat, [action]),
      legal: (state) => legalMoves(state, seat),
      after: (state, move) => afterMoves(state, [move]),
      coins: (state) => state.gold[seat]!,
      isStep: (move) => isStep(move, action),
      whyNot: (state) => whyNot(state, action),
    });
    const worth = met.possible ? prospect(known, seat, action, position.gold[seat]!, tolls).worth : 0;
    const palace = action === PALACE || action === PALACE_AND_HOUSE ? palacePrice(position, seat) : null;
    return Object.assign({}, met, { worth, palace });
  });
}

/** Whether a move is a step of that disc action. */
function isStep(move: Move, action: number): boolean {
  if (move.type === 'character' || move.type === 'entice') return action === CHARACTER;
  return 'by' in move && move.by === action;
}

/** The refusal of a step of the action where it would be nearest to legal. */
function whyNot(state: State, action: number): Refusal | null {
  const { seat } = state;
  const architect = state.architects[seat]!;
  const city = architect < CITY_COUNT ? architect : state.maharaja;
  return refusal(state, seat, sampleStep(state, action, Math.max(0, city)));
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

/** A place with a house of the seat in turn; the first city if there is none. */
function housePlace({ seat, villages, houses }: State): number {
  if (villages[seat] !== 0) return CITY_COUNT + 31 - Math.clz32(villages[seat]!);
  const city = houses.slice(seat * CITY_COUNT, (seat + 1) * CITY_COUNT).findIndex((count) => count > 0);
  return Math.max(0, city);
}
