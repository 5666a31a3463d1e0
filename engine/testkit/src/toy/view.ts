import type { Rng, Seat, Viewer } from '@durbar/kernel';
import { randomBelow, shuffle } from '@durbar/kernel';
import { stockSizes } from './flow.ts';
import type { BazaarEvent, BazaarState, BazaarView } from './types.ts';
import { DECK, MAX_BID, NO_BID } from './types.ts';

/** Hides other seats' hands and bids, the stock and the orders of later draws. Shows all hands once the match is over. */
export function view(state: BazaarState, viewer: Viewer): BazaarView {
  const over = state.phase === 'over';
  return {
    ...clone(state),
    bids: state.bids.map((bid, seat) => (seat === viewer || bid === NO_BID ? bid : null)),
    hands: state.hands.map((hand, seat) => (seat === viewer || over ? [...hand] : hand.map(() => null))),
    stock: null,
    draws: null,
  };
}

/** Shows a card to the seats that receive or give it, and a bid to the seat that made it. */
export function redact(event: BazaarEvent, viewer: Viewer): BazaarEvent {
  switch (event.kind) {
    case 'bidMade':
      return event.seat === viewer ? event : { ...event, coins: null };
    case 'drew':
      return event.seat === viewer ? event : { ...event, card: null };
    case 'bought':
      return event.seat === viewer || event.fromSeat === viewer ? event : { ...event, card: null };
    default:
      return event;
  }
}

export function reveals(event: BazaarEvent): boolean {
  return ['bidsShown', 'drew', 'bought', 'turnedUp'].includes(event.kind);
}

export function clone(state: BazaarState): BazaarState {
  return {
    ...state,
    coins: [...state.coins],
    fame: [...state.fame],
    bids: [...state.bids],
    shownBids: [...state.shownBids],
    hands: state.hands.map((hand) => [...hand]),
    stock: [...state.stock],
    pile: [...state.pile],
    draws: [...state.draws],
  };
}

/** Deals the hidden cards at random, and replaces each hidden bid by a random one that the seat can pay. */
export function determinize(known: BazaarView, _seat: Seat, rng: Rng): BazaarState {
  const unseen = [...DECK];
  for (const card of [...known.pile, ...known.hands.flat()])
    if (card !== null) unseen.splice(unseen.indexOf(card), 1);
  shuffle(rng, unseen);
  const hands = known.hands.map((hand) => hand.map((card) => card ?? unseen.pop() ?? 0));
  const bids = known.bids.map(
    (bid, seat) => bid ?? randomBelow(rng, 1 + Math.min(MAX_BID, known.coins[seat] ?? 0)),
  );
  const draws = stockSizes(unseen.length).map((size) =>
    shuffle(
      rng,
      Array.from({ length: size }, (_, place) => place),
    ),
  );
  return clone({ ...known, hands, bids, stock: unseen, draws });
}
