import type { Foresight } from '@durbar/kernel';
import {
  advanceFlag,
  decides,
  isYetToFound,
  nextChoice,
  ownPart,
  premiseOf,
  startActions,
} from '../../kingdom/rules/index.ts';
import { FIRST_HOUSES } from '../data/components.ts';
import { findEnding } from './rounds.ts';
import { serve } from './supply.ts';
import type { Event, State, View } from './types.ts';
import { copy } from './view.ts';

/** What a seat can foresee while others decide. In an auction that is nothing: what one bids depends on the others' bids. */
export const foresight: Foresight<View, Event> = {
  expect(view, seat) {
    if (decides(view, view.seats, seat)) return null;
    const { phase } = view;
    if (phase === 'auction') return null;
    if (phase === 'draft') return isYetToPick(view, seat) ? ask(view, seat) : null;
    if (phase === 'found')
      return isYetToFound(view, seat, FIRST_HOUSES, view.doubles) ? ask(view, seat) : null;
    const next = nextChoice(view, view.seats, seat);
    if (next === 'act') return expectTurn(view, seat);
    return next === 'plan' ? expectRound(view) : null;
  },
  premise: premiseOf,
  ownPart,
};

/** Whether a seat picks after the one that picks now, without an auction (M04-1.3). */
function isYetToPick({ cards, bidder }: View, seat: number): boolean {
  return cards[seat] === 0 && bidder < 0;
}

/** The same position with another seat asked. */
function ask(view: View, seat: number): View {
  return { ...copy(view, view.plans.slice()), seat };
}

/** The turn of a seat that has sealed its plan, with what it gets as the turn begins (M04-2.4, 7). */
function expectTurn(view: View, seat: number): View {
  const next: View = { ...ask(view, seat), ...quiet, phase: 'act', mover: seat };
  startActions(next, next.plans[seat] ?? -1);
  next.acted |= 1 << seat;
  // Hidden plans of others play no part in it, and none is shown.
  const state: State = { ...next, plans: next.plans.map((plan) => plan ?? 0) };
  serve(state, next.cards[seat] ?? 0);
  return { ...state, plans: next.plans };
}

/** The planning of the next round (M04-2.1 to 2.3); null where the match ends before. */
function expectRound(view: View): View | null {
  if (findEnding(view) !== null) return null;
  const next: View = { ...ask(view, -1), ...quiet, phase: 'plan', mover: -1, acted: 0 };
  startActions(next, -1);
  next.round++;
  next.maharaja = advanceFlag(next.boxes);
  next.plans = next.plans.map(() => -1);
  return next;
}

/** Nothing of a turn is under way. */
const quiet = { walked: false, usedCharacters: 0, movingFrom: -1, taker: -1, kept: 0 } as const;
