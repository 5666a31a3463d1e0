import type { Viewer } from '@durbar/kernel';
import { hideOthersPlan, visiblePlans } from '../../kingdom/rules/index.ts';
import { cloneBrahmabot, viewBrahmabot } from './brahmabot/hidden.ts';
import type { BrahmabotView } from './brahmabot/types.ts';
import type { Event, State, View } from './types.ts';

/**
 * A copy of a position with other plans and other fields of the solo game; it keeps references to these two. It is one
 * literal without a spread, because playouts copy states all the time and V8 is several times slower at spreading. The
 * map is frozen and shared.
 */
export function copy<P extends (number | null)[], B extends BrahmabotView | null>(
  position: View,
  plans: P,
  brahmabot: B,
): Omit<View, 'plans' | 'brahmabot'> & { plans: P; brahmabot: B } {
  return {
    seats: position.seats,
    people: position.people,
    map: position.map,
    rules: position.rules,
    finalScoring: position.finalScoring,
    finalScoringMode: position.finalScoringMode,
    openPrestige: position.openPrestige,
    phase: position.phase,
    round: position.round,
    turn: position.turn,
    seat: position.seat,
    mover: position.mover,
    acted: position.acted,
    maharaja: position.maharaja,
    flags: position.flags.slice(),
    actionTokens: position.actionTokens,
    display: position.display.slice(),
    rewards: position.rewards.slice(),
    maharani: position.maharani.slice(),
    coins: position.coins.slice(),
    prestige: position.prestige.slice(),
    hand: position.hand.slice(),
    supply: position.supply.slice(),
    statues: position.statues.slice(),
    tokens: position.tokens.slice(),
    characters: position.characters.slice(),
    priests: position.priests.slice(),
    abilities: position.abilities.slice(),
    plans,
    villages: position.villages.slice(),
    shrines: position.shrines.slice(),
    sites: position.sites.slice(),
    notBegun: position.notBegun.slice(),
    begun: position.begun,
    begunParts: position.begunParts,
    tokenBegun: position.tokenBegun,
    tokenParts: position.tokenParts,
    tokenSpent: position.tokenSpent,
    walked: position.walked,
    exchanges: position.exchanges,
    ranking: position.ranking.slice(),
    reward: position.reward,
    repeats: position.repeats,
    chosen: position.chosen,
    brahmabot,
  };
}

/** An independent copy of a state. */
export function clone(state: State): State {
  return copy(state, state.plans.slice(), state.brahmabot && cloneBrahmabot(state.brahmabot));
}

/**
 * Everything that a viewer may know: all except plans that others have sealed and not revealed (M20-2.2) and everything
 * that lies face down in the solo game (M20-11). Prestige is visible, because every receipt of it is public (M20-1.9).
 */
export function view(state: State, viewer: Viewer): View {
  const plans = visiblePlans(state.plans, state.acted, viewer);
  return copy(state, plans, state.brahmabot && viewBrahmabot(state.brahmabot));
}

/** Hides from other viewers which plan a seat has sealed. */
export function redact(event: Event, viewer: Viewer): Event {
  return hideOthersPlan(event, viewer);
}
