import type { Foresight } from '@durbar/kernel';
import type { Event, View } from './types.ts';
import { view as copyView } from './view.ts';

/** What a seat does itself. Payments for a quarter depend on the workers of others, and the end of a turn on drawn tiles (MHR-2.7). */
const OWN: ReadonlySet<Event['kind']> = new Set(['tile', 'worker', 'noWorker', 'refreshed', 'price']);

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
  ownPart: (events) => events.filter(({ kind }) => OWN.has(kind)),
};
