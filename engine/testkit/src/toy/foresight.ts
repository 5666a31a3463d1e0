import type { Foresight } from '@durbar/kernel';
import { active } from './legal.ts';
import type { BazaarEvent, BazaarView } from './types.ts';
import { NO_BID, NONE } from './types.ts';

/** A seat that may be offered a card foresees no offer; the trader foresees that it goes on, everybody the next bidding. */
export const foresight: Foresight<BazaarView, BazaarEvent> = {
  expect(view, seat) {
    const { phase, trader, players } = view;
    if (phase === 'over' || phase === 'bid' || seat >= players || active(view).includes(seat)) return null;
    if (phase === 'answer' && seat === trader) return { ...view, phase: 'trade', offered: NONE };
    if (view.round + 1 >= view.rounds || view.stockSize <= 1) return null;
    return {
      ...view,
      phase: 'bid',
      round: view.round + 1,
      trader: NONE,
      offered: NONE,
      bids: view.bids.map(() => NO_BID),
    };
  },
  /** A bid is made against the fame of the others. */
  premise: (position, seat) =>
    position.phase === 'bid' ? Math.max(...position.fame.filter((_, other) => other !== seat)) : null,
  ownPart: (events) =>
    events.filter(({ kind }) => kind === 'bidMade' || kind === 'built' || kind === 'offered'),
};
