import type { Game, Viewer } from '@durbar/kernel';
import { type Message, OptionError, type Outcome } from '@durbar/kernel';
import type { BazaarEvent, BazaarMove, BazaarOptions, BazaarState, BazaarView } from '../src/toy/index.ts';
import { bazaar } from '../src/toy/index.ts';

export type Bazaar = Game<BazaarState, BazaarView, BazaarMove, BazaarEvent, BazaarOptions>;

/** Bazaar with some members replaced by faulty ones. */
export function breakBazaar(parts: Partial<Bazaar>): Bazaar {
  return { ...bazaar, ...parts };
}

/** A `view` that adds fields to Bazaar's view. */
export function leakInView(
  more: (state: BazaarState, viewer: Viewer) => Partial<BazaarView>,
): Partial<Bazaar> {
  return {
    view: (state, viewer) => ({ ...bazaar.view(state, viewer), ...structuredClone(more(state, viewer)) }),
  };
}

/** An `apply` that calls `more` first; if `more` returns true, Bazaar's own move follows. */
export function breakMoves(
  more: (state: BazaarState, move: BazaarMove, events: BazaarEvent[] | undefined) => boolean,
): Partial<Bazaar> {
  return {
    apply(state, seat, move, events) {
      if (more(state, move, events)) bazaar.apply(state, seat, move, events);
    },
  };
}

/** The first card of the hidden stock, or 0 on a view. Used as a secret to leak. */
export function hiddenStock(position: BazaarView): number {
  return position.stock?.[0] ?? 0;
}

/** An `outcome` that changes fields of Bazaar's outcome. */
export const ending = (change: (outcome: Outcome) => Partial<Outcome>): Partial<Bazaar> => ({
  outcome: (position) => {
    const outcome = bazaar.outcome(position);
    return outcome && { ...outcome, ...change(outcome) };
  },
});

/** A `parseOptions` that refuses short matches with four seats. @param explanation messages for players */
export const longForFour = (explanation: readonly Message[]): Partial<Bazaar> => ({
  parseOptions: (raw, players) => {
    const options = bazaar.parseOptions(raw, players);
    if (players === 4 && options.length === 'short')
      throw new OptionError("option 'length': four need a long match", 'length', explanation);
    return options;
  },
});
