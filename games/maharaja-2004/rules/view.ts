import type { Rng, Seat, Viewer } from '@durbar/kernel';
import { drawPlans, hideOthersPlan, visiblePlans } from '../../kingdom/rules/index.ts';
import { planWeights } from './heuristics/positions.ts';
import type { Event, State, View } from './types.ts';

/**
 * Makes an independent copy with these plans. One literal lists all fields instead of a spread, because playouts copy
 * states all the time and V8 is several times slower at spreading. The map is frozen and shared.
 */
export function copy<P extends (number | null)[]>(
  position: View,
  plans: P,
): Omit<View, 'plans'> & { plans: P } {
  return {
    seats: position.seats,
    map: position.map,
    variants: position.variants,
    hiddenGold: position.hiddenGold,
    phase: position.phase,
    round: position.round,
    turn: position.turn,
    seat: position.seat,
    mover: position.mover,
    acted: position.acted,
    maharaja: position.maharaja,
    start: position.start,
    boxes: position.boxes.slice(),
    governorAtTop: position.governorAtTop,
    bank: position.bank,
    chits: position.chits,
    gold: position.gold.slice(),
    hand: position.hand.slice(),
    quarry: position.quarry.slice(),
    palaces: position.palaces.slice(),
    tokens: position.tokens.slice(),
    cards: position.cards.slice(),
    architects: position.architects.slice(),
    plans,
    villages: position.villages.slice(),
    doubles: position.doubles.slice(),
    houses: position.houses.slice(),
    sites: position.sites.slice(),
    notBegun: position.notBegun.slice(),
    begun: position.begun,
    begunParts: position.begunParts,
    tokenBegun: position.tokenBegun,
    tokenParts: position.tokenParts,
    tokenSpent: position.tokenSpent,
    walked: position.walked,
    usedCharacters: position.usedCharacters,
    movingFrom: position.movingFrom,
    bid: position.bid,
    bidder: position.bidder,
    passed: position.passed,
    taker: position.taker,
    kept: position.kept,
  };
}

/** An independent copy of a state. */
export function clone(state: State): State {
  return copy(state, state.plans.slice());
}

/**
 * Everything that a viewer may know: all except plans that others have sealed and not revealed (M04-2.3, 2.4). Gold
 * stays visible, because every payment is public (M04-1.6).
 */
export function view(state: State, viewer: Viewer): View {
  return copy(state, visiblePlans(state.plans, state.acted, viewer));
}

/** Hides a sealed plan from all viewers except its own seat. */
export function redact(event: Event, viewer: Viewer): Event {
  return hideOthersPlan(event, viewer);
}

/** Draws a state that `seat` could be in. Unknown plans are drawn from the plausible plans of their seats. */
export function determinize(position: View, _seat: Seat, rng: Rng): State {
  return copy(
    position,
    drawPlans(position.plans, (seat) => planWeights(position, seat), rng),
  );
}
