import type { BazaarEvent } from '@durbar/testkit/toy';
import { bazaar } from '@durbar/testkit/toy';
import { expect, it } from 'vitest';
import { IllegalMove, play, seatTotal, seededDeal } from '../src/index.ts';

const options = bazaar.parseOptions({}, 2);

it('makes a legal move and returns its events', () => {
  const state = bazaar.setup(options, 2, seededDeal('play'));
  const events: BazaarEvent[] = [];
  play(bazaar, state, 1, { kind: 'bid', coins: 2 }, events);
  expect(events).toEqual([{ kind: 'bidMade', seat: 1, coins: 2 }]);
  expect(state.bids).toEqual([-1, 2]);
});

it('throws the refusal of an illegal move and does not change the state', () => {
  const state = bazaar.setup(options, 2, seededDeal('play'));
  const before = bazaar.fingerprint(state);
  const run = () => play(bazaar, state, 1, { kind: 'end' });
  expect(run).toThrow(IllegalMove);
  expect(run).toThrow('BZR-1.2: refusal.notNow');
  expect(run).toThrow(expect.objectContaining({ refusal: { clause: 'BZR-1.2', key: 'refusal.notNow' } }));
  expect(bazaar.fingerprint(state)).toBe(before);
});

it('counts the automata among the seats', () => {
  expect(seatTotal(bazaar, options, 3)).toBe(4);
  expect(seatTotal(bazaar, { ...options, merchant: false }, 3)).toBe(3);
});
