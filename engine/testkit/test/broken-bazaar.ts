import type { Game, Viewer } from '@durbar/kernel';
import { type Message, OptionError, type Outcome } from '@durbar/kernel';
import type { BazaarEvent, BazaarMove, BazaarOptions, BazaarState, BazaarView } from '../src/toy/index.ts';
import { bazaar } from '../src/toy/index.ts';

export type Bazaar = Game<BazaarState, BazaarView, BazaarMove, BazaarEvent, BazaarOptions>;

/** Bazaar with something spoilt. */
export function breakBazaar(parts: Partial<Bazaar>): Bazaar {
  return { ...bazaar, ...parts };
}

/** A view with something more in it than Bazaar shows. */
export function leakInView(
  more: (state: BazaarState, viewer: Viewer) => Partial<BazaarView>,
): Partial<Bazaar> {
  return {
    view: (state, viewer) => ({ ...bazaar.view(state, viewer), ...structuredClone(more(state, viewer)) }),
  };
}

/** Moves that do something more, or something else, than Bazaar's; `more` returns whether the move is made as well. */
export function breakMoves(
  more: (state: BazaarState, move: BazaarMove, events: BazaarEvent[] | undefined) => boolean,
): Partial<Bazaar> {
  return {
    apply(state, seat, move, events) {
      if (more(state, move, events)) bazaar.apply(state, seat, move, events);
    },
  };
}

/** What nobody may know of the stock of a state; nothing on views. */
export function hiddenStock(position: BazaarView): number {
  return position.stock?.[0] ?? 0;
}

/** Bazaar's outcome with something changed in it. */
export const ending = (change: (outcome: Outcome) => Partial<Outcome>): Partial<Bazaar> => ({
  outcome: (position) => {
    const outcome = bazaar.outcome(position);
    return outcome && { ...outcome, ...change(outcome) };
  },
});

/** Bazaar where four seats need a long match, and what it says of that to people. */
export const longForFour = (explanation: readonly Message[]): Partial<Bazaar> => ({
  parseOptions: (raw, players) => {
    const options = bazaar.parseOptions(raw, players);
    if (players === 4 && options.length === 'short')
      throw new OptionError("option 'length': four need a long match", 'length', explanation);
    return options;
  },
});
