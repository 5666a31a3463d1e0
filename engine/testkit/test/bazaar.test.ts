import type { Seat } from '@durbar/kernel';
import { at, play, seededDeal } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import type { BazaarEvent, BazaarMove, BazaarState } from '../src/toy/index.ts';
import { bazaar } from '../src/toy/index.ts';

function newState(players = 3, options: object = {}): BazaarState {
  return bazaar.setup(bazaar.parseOptions(options, players), players, seededDeal('bazaar'));
}

/** Plays moves, each for the first active seat; returns the events. */
function make(state: BazaarState, ...moves: readonly BazaarMove[]): BazaarEvent[] {
  const events: BazaarEvent[] = [];
  for (const move of moves) play(bazaar, state, at(bazaar.active(state), 0), move, events);
  return events;
}

const bids = (...coins: readonly number[]): BazaarMove[] => coins.map((bid) => ({ kind: 'bid', coins: bid }));

describe('Bazaar', () => {
  it('lets all seats bid simultaneously; the highest bidder pays and trades', () => {
    const state = newState();
    expect(bazaar.active(state)).toEqual([0, 1, 2]);
    expect(bazaar.decision(state, 2)).toEqual({ kind: 'bid', prompt: { key: 'prompt.bid' }, sealed: true });
    const events = make(state, ...bids(1, 3, 2));
    expect(events.slice(-2)).toEqual([
      { kind: 'bidsShown', bids: [1, 3, 2] },
      { kind: 'won', seat: 1, coins: 3 },
    ]);
    expect([state.coins, bazaar.active(state), state.turn]).toEqual([[3, 0, 3], [1], 1]);
  });

  it.each<[number, Seat]>([
    [0, 0],
    [1, 1],
    [2, 0],
  ])('in round %d, seat %d wins a tie of equal bids', (round, winner) => {
    const state = newState();
    state.round = round;
    make(state, ...bids(2, 2, 1));
    expect(state.trader).toBe(winner);
  });

  it('shows a drawn card only to the seat that drew it', () => {
    const state = newState();
    make(state, ...bids(1, 0, 0), { kind: 'take' });
    const card = at(at(state.hands, 0), 0);
    expect(bazaar.view(state, 0).hands).toEqual([[card], [], []]);
    expect(bazaar.view(state, 1).hands).toEqual([[null], [], []]);
    expect(bazaar.view(state, 'spectator')).toMatchObject({
      hands: [[null], [], []],
      stock: null,
      draws: null,
      stockSize: 7,
    });
  });

  it('interrupts the trader: the next seat answers the offer, then the trader continues', () => {
    const state = newState();
    make(state, ...bids(0, 0, 1), { kind: 'take' }, { kind: 'offer', place: 0 });
    expect([bazaar.active(state), state.phase]).toEqual([[0], 'answer']);
    const [card] = at(state.hands, 2);
    const [bought] = make(state, { kind: 'buy' });
    expect(bought).toEqual({ kind: 'bought', seat: 0, fromSeat: 2, card });
    expect(bought && bazaar.redact(bought, 1)).toEqual({ kind: 'bought', seat: 0, fromSeat: 2, card: null });
    expect(state.hands).toEqual([[card], [], []]);
    expect([state.coins, bazaar.active(state)]).toEqual([[2, 3, 3], [2]]);
    expect(bazaar.refusal(state, 2, { kind: 'offer', place: 0 })?.key).toBe('refusal.offered');
    expect(bazaar.legalMoves(state, 2)).toEqual([{ kind: 'build' }, { kind: 'end' }]);
  });

  it('leaves the card with the trader if the next seat declines', () => {
    const state = newState();
    make(state, ...bids(1, 0, 0), { kind: 'take' }, { kind: 'offer', place: 0 }, { kind: 'decline' });
    expect([at(state.hands, 0).length, state.phase, state.offered]).toEqual([1, 'trade', -1]);
  });

  it('has an automaton that turns up a card as its only move', () => {
    const state = newState();
    make(state, ...bids(1, 0, 0), { kind: 'take' }, { kind: 'end' });
    expect([bazaar.active(state), bazaar.legalMoves(state, 3)]).toEqual([[3], [{ kind: 'turnUp' }]]);
    make(state, { kind: 'turnUp' });
    expect([state.pile.length, state.stock.length, state.round, state.phase]).toEqual([1, 6, 1, 'bid']);
  });

  it('ends when the stock is empty, and then skips the merchant', () => {
    const state = newState(2, { length: 'long' });
    const [card = 0] = state.stock.splice(0, 7);
    state.draws.splice(0, 7);
    state.hands = [[card], []];
    make(state, ...bids(1, 0), { kind: 'take' });
    expect(make(state, { kind: 'end' })).toEqual([{ kind: 'ended', ending: 'ending.stock' }]);
    const outcome = bazaar.outcome(state);
    expect(outcome?.ending).toBe('ending.stock');
    expect(outcome?.ranks).toEqual([1, 2, 3]);
    expect(bazaar.view(state, 1).hands).toEqual(state.hands);
  });

  it('is won by the most points, with ties broken by fame', () => {
    const state = { ...newState(2, { merchant: false }), phase: 'over' as const, round: 2 };
    const [one, other] = [
      { ...state, coins: [3, 1], fame: [0, 1] },
      { ...state, coins: [3, 3], fame: [0, 0] },
    ];
    expect(bazaar.outcome(one)).toMatchObject({
      scores: [3, 3],
      ranks: [2, 1],
      tieBreaks: [{ key: 'tieBreak.fame' }],
    });
    expect(bazaar.outcome(other)).toMatchObject({ scores: [3, 3], ranks: [1, 1], tieBreaks: [] });
    expect(
      bazaar.heuristics?.evaluate?.({ ...state, coins: [3, 1], fame: [0, 2], hands: [[], [4]] }, 1),
    ).toBe(6);
  });
});
