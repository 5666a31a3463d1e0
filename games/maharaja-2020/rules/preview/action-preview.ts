import type { Refusal } from '@durbar/kernel';
import { type ActionAvailability, findAvailability, startTurnWith } from '../../../kingdom/rules/index.ts';
import { CITY_COUNT, SITE_COUNT } from '../../data/components.ts';
import { legalMoves, movePrice as price, refusal } from '../flow.ts';
import { estimateAction, tollsToCities } from '../heuristics/action-estimates.ts';
import { extractFeatures } from '../heuristics/features.ts';
import { CHARACTER, STATUE_AND_SHRINE, STATUE_DISCOUNT, statuePrice, TRACK } from '../position.ts';
import type { Move, State, View } from '../types.ts';
import { afterMoves, knownState } from './after-moves.ts';

/** Whether and how well a seat could do an action if it took its turn now. */
export interface ActionPreview extends ActionAvailability {
  /** Approximate value of the action in prestige, including coins and places; 0 if it is not possible. */
  readonly estimate: number;
  /** Price of a statue in the Maharaja's city and elsewhere; null for actions without a statue. */
  readonly statue: { readonly maharaja: number; readonly elsewhere: number } | null;
}

/** A copy of the position in which `seat` has just revealed these actions. */
export function previewTurn(position: View, seat: number, actions: readonly number[]): State {
  const state = knownState(position);
  state.exchanges = 0;
  startTurnWith(state, seat, actions);
  return state;
}

// A function of its own: its declaration names no table of moves, so importing the package needs no types of zod.
/** Coins that a legal move costs, including tolls and exchanges. */
export function movePrice(position: View, seat: number, move: Move): number {
  return price(position, seat, move);
}

/** Previews each of the nine actions as if the seat's turn were now (M20-5.3). */
export function previewActions(position: View, seat: number): ActionPreview[] {
  const features = extractFeatures(position);
  const tolls = tollsToCities(position, seat);
  return Array.from({ length: TRACK + 1 }, (_, action) => {
    const preview = previewAction(position, seat, action);
    const estimate = preview.possible
      ? estimateAction(features, seat, action, position.coins[seat]!, tolls).value
      : 0;
    return Object.assign(preview, { estimate });
  });
}

function previewAction(position: View, seat: number, action: number): Omit<ActionPreview, 'estimate'> {
  const state = previewTurn(position, seat, [action]);
  const build = action === STATUE_DISCOUNT || action === STATUE_AND_SHRINE;
  const statue = build
    ? {
        maharaja: statuePrice(state, seat, state.maharaja, action),
        elsewhere: statuePrice(state, seat, (state.maharaja + 1) % CITY_COUNT, action),
      }
    : null;
  const met = findAvailability<State, Move>(action, {
    state,
    legal: (trial) => legalMoves(trial, seat),
    after: (trial, move) => afterMoves(trial, [move]),
    coins: (trial) => trial.coins[seat]!,
    isStep: (move) => isStep(move, action),
    whyNot: (trial) => whyNot(trial, action),
  });
  return { ...met, statue };
}

/** Whether a move is a step of that disc action. */
function isStep(move: Move, action: number): boolean {
  return move.type === 'character' ? action === CHARACTER : 'by' in move && move.by === action;
}

/** The refusal of a step at the place where the action comes closest to being legal. */
function whyNot(state: State, action: number): Refusal | null {
  const priest = state.priests[state.seat]!;
  return explainAction(state, action, priest < CITY_COUNT ? priest : state.maharaja);
}

/** Why the seat in turn cannot do an action, in this city if the action has one (M20-5.3); null if it can. */
export function explainAction(state: State, action: number, city: number): Refusal | null {
  return refusal(state, state.seat, sampleStep(state, action, city));
}

function sampleStep(state: State, action: number, city: number): Move {
  if (action === STATUE_DISCOUNT || action === STATUE_AND_SHRINE) {
    const free = state.sites.slice(city * SITE_COUNT, (city + 1) * SITE_COUNT).indexOf(-1);
    return { type: 'statue', city, site: Math.max(0, free), by: action };
  }
  if (action < 4) return { type: 'shrine', place: city, by: action };
  if (action === CHARACTER) return { type: 'character', character: state.display[0] ?? 1 };
  return action === TRACK ? { type: 'flag', city, by: action } : { type: 'gain', by: action };
}
