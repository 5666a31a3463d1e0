import type { Foresight } from '@durbar/kernel';
import type { Event, View } from './types.ts';
import { view as copyView } from './view.ts';

/** What a seat can foresee while others play: its turn with the tiles that lie on the rondel now. */
export const foresight: Foresight<View, Event> = {
  expect(view, seat) {
    if (view.over !== 0 || view.seat === seat) return null;
    return {
      ...copyView(view),
      seat,
      placed: 0,
      refreshed: false,
      pending: -1,
      filled: [],
      emptyRefreshes: view.emptyRefreshes & ~(1 << seat),
    };
  },
  premise: () => null,
  /** After the price of the second tile come tiles that nobody foresees, and payments that depend on them (MHR-2.7). */
  endsOwnPart: ({ kind }) => kind === 'price' || kind === 'drawn' || kind === 'quarter' || kind === 'turn',
};
