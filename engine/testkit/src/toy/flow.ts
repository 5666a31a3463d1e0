import type { Deal, Seat } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import { answeringSeat } from './legal.ts';
import type { BazaarEvent, BazaarMove, BazaarOptions, BazaarState } from './types.ts';
import { DECK, NO_BID, NONE } from './types.ts';

export function setup(options: BazaarOptions, players: number, deal: Deal): BazaarState {
  const each = <T>(make: () => T): T[] => Array.from({ length: players }, make);
  return {
    players,
    merchant: options.merchant,
    rounds: options.length === 'long' ? 5 : 2,
    round: 0,
    turn: 0,
    phase: 'bid',
    trader: NONE,
    offered: NONE,
    hasOffered: false,
    bank: 2 * players,
    coins: each(() => 3),
    fame: each(() => 0),
    bids: each(() => NO_BID),
    shownBids: each(() => 0),
    hands: each(() => []),
    stockSize: DECK.length,
    stock: [...DECK],
    pile: [],
    draws: deal.orders('stock', stockSizes(DECK.length)),
  };
}

/** The sizes of the stock before each later draw. */
export function stockSizes(left: number): number[] {
  return Array.from({ length: left }, (_, drawn) => left - drawn);
}

type Sink = BazaarEvent[] | undefined;

export function apply(state: BazaarState, seat: Seat, move: BazaarMove, events?: BazaarEvent[]): void {
  switch (move.kind) {
    case 'bid':
      return bid(state, seat, move.coins, events);
    case 'take': {
      const card = draw(state);
      at(state.hands, seat).push(card);
      events?.push({ kind: 'drew', seat, card });
      state.phase = 'trade';
      return;
    }
    case 'build':
      pay(state, seat, 1);
      state.fame[seat] = at(state.fame, seat) + 1;
      events?.push({ kind: 'built', seat });
      return;
    case 'offer':
      state.offered = move.place;
      state.hasOffered = true;
      state.phase = 'answer';
      events?.push({ kind: 'offered', seat, place: move.place });
      return;
    case 'end':
      return endTrade(state, events);
    case 'buy':
      return buy(state, seat, events);
    case 'decline':
      state.offered = NONE;
      state.phase = 'trade';
      events?.push({ kind: 'declined', seat });
      return;
    case 'turnUp': {
      const card = draw(state);
      state.pile.push(card);
      events?.push({ kind: 'turnedUp', card });
      return endRound(state, events);
    }
  }
}

function bid(state: BazaarState, seat: Seat, coins: number, events: Sink): void {
  state.bids[seat] = coins;
  events?.push({ kind: 'bidMade', seat, coins });
  if (!state.bids.includes(NO_BID)) showBids(state, events);
}

/** The highest bid wins. Of equal bids, the first clockwise from the round's start seat wins. */
function showBids(state: BazaarState, events: Sink): void {
  const { bids, players, round } = state;
  const best = Math.max(...bids);
  let winner = round % players;
  while (at(bids, winner) < best) winner = (winner + 1) % players;
  state.shownBids = [...bids];
  state.bids = bids.map(() => NO_BID);
  events?.push({ kind: 'bidsShown', bids: state.shownBids }, { kind: 'won', seat: winner, coins: best });
  pay(state, winner, best);
  state.trader = winner;
  state.hasOffered = false;
  state.phase = 'take';
  state.turn++;
}

function pay(state: BazaarState, seat: Seat, coins: number): void {
  state.coins[seat] = at(state.coins, seat) - coins;
  state.bank += coins;
}

function draw(state: BazaarState): number {
  const [place = 0] = state.draws.shift() ?? [];
  const [card] = state.stock.splice(place, 1);
  if (card === undefined) throw new Error('the stock is empty');
  state.stockSize = state.stock.length;
  return card;
}

function buy(state: BazaarState, buyer: Seat, events: Sink): void {
  const seller = state.trader;
  const [card] = at(state.hands, seller).splice(state.offered, 1);
  if (card === undefined || buyer !== answeringSeat(state))
    throw new Error('no card is offered to this seat');
  at(state.hands, buyer).push(card);
  state.coins[buyer] = at(state.coins, buyer) - 1;
  state.coins[seller] = at(state.coins, seller) + 1;
  state.offered = NONE;
  state.phase = 'trade';
  events?.push({ kind: 'bought', seat: buyer, fromSeat: seller, card });
}

function endTrade(state: BazaarState, events: Sink): void {
  state.trader = NONE;
  state.turn++;
  if (state.merchant && state.stock.length > 0) state.phase = 'merchant';
  else endRound(state, events);
}

function endRound(state: BazaarState, events: Sink): void {
  state.round++;
  state.turn++;
  const ending = findEnding(state);
  if (ending) {
    state.phase = 'over';
    events?.push({ kind: 'ended', ending });
    return;
  }
  state.phase = 'bid';
  for (let seat = 0; seat < state.players && state.bank > 0; seat++) {
    pay(state, seat, -1);
    events?.push({ kind: 'income', seat });
  }
}

/** BZR-4.1: returns the key of the ending if the match ends after this round, else null. */
export function findEnding(state: Pick<BazaarState, 'round' | 'rounds' | 'stockSize'>): string | null {
  if (state.round >= state.rounds) return 'ending.rounds';
  return state.stockSize === 0 ? 'ending.stock' : null;
}
