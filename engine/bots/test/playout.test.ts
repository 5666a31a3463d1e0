import { seededDeal, seededRng } from '@durbar/kernel';
import { expect, test } from 'vitest';
import { botNamed } from '../src/index.ts';
import type { Pile } from './toys.ts';
import { auction, nim } from './toys.ts';

/** The same game with a counter of the states that iterations start from: without an estimate nothing else is cloned. */
function counting(): { game: typeof nim; count: () => number } {
  let count = 0;
  const clone = (state: Pile): Pile => {
    count++;
    return nim.clone(state);
  };
  return { game: { ...nim, clone }, count: () => count };
}

function take(pile: Pile, seed: string, iterations = 800): number {
  const seat = pile.turn % pile.seats;
  return botNamed(`playout:${iterations}`).choose(nim, pile, seat, { rng: seededRng(seed, '') });
}

test('finds the forced win of two seats', () => {
  for (const pile of [5, 6, 7, 9, 10, 11])
    for (const seed of ['a', 'b', 'c']) expect(take({ pile, turn: 0, seats: 2 }, seed)).toBe(pile % 4);
});

test('finds the win of three seats that the next seat cannot stop', () => {
  for (const pile of [1, 2, 3]) expect(take({ pile, turn: 4, seats: 3 }, 'three')).toBe(pile);
});

test('in a sealed choice bids high for a high prize and low for a low one', () => {
  const bid = (prize: number, seed: string): number => {
    const state = auction.setup(null, 2, seededDeal(seed));
    Object.assign(state, {
      prize,
      round: 4,
      hands: [
        [8, 1],
        [6, 3],
      ],
      played: [
        [2, 3, 4, 5],
        [1, 2, 4, 5],
      ],
    });
    state.deck = [6, 7, 8, 5];
    const context = { rng: seededRng(seed, 'bid') };
    return botNamed('playout:200').choose(auction, auction.view(state, 0), 0, context);
  };
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    expect(bid(13, seed)).toBe(8);
    expect(bid(1, seed)).toBe(1);
  }
});

test('uses exactly its iterations', () => {
  for (const iterations of [1, 7, 100]) {
    const { game, count } = counting();
    const context = { rng: seededRng('spend', '') };
    botNamed(`playout:${iterations}`).choose(game, { pile: 15, turn: 0, seats: 3 }, 0, context);
    expect(count()).toBe(iterations);
  }
});

test('makes the only move without any search', () => {
  const { game, count } = counting();
  expect(botNamed('playout:400').choose(game, { pile: 1, turn: 0, seats: 2 }, 0, { rng: [1, 2, 3, 4] })).toBe(
    1,
  );
  expect(count()).toBe(0);
});

test('stops when its time is up by the given clock', () => {
  const { game, count } = counting();
  let time = 5_000;
  const now = (): number => (time += 10);
  const context = { rng: seededRng('time', ''), now };
  botNamed('playout:2s').choose(game, { pile: 15, turn: 0, seats: 3 }, 0, context);
  // Time passes only when an iteration reads the clock, which each does once.
  expect(count()).toBe(200);
});

test('a time budget without a clock is refused', () => {
  const context = { rng: seededRng('time', '') };
  expect(() => botNamed('playout:2s').choose(nim, { pile: 9, turn: 0, seats: 2 }, 0, context)).toThrow(
    "'playout:2s' has a time budget and needs a clock",
  );
});
