import { expect, test } from 'vitest';
import { Hand } from './table.ts';

test('a game runs from bids over a turn to the automaton, each of its moves an entry of its own', () => {
  const hand = new Hand();
  hand.bids(1);
  expect(hand.match.log.map(({ kind }) => kind)).toEqual(['seal', 'seal', 'seal']);
  expect(hand.match.snapshot(1).situation.decision).toMatchObject({ kind: 'act', sealed: false });
  hand.move(1, { type: 'place', points: 2 });
  const { entries } = hand.move(1, { type: 'end' });
  expect(entries).toEqual([
    { at: 50, command: '1/c4', kind: 'move', seat: 1, move: { type: 'end' }, by: 'person' },
    { at: 50, command: null, kind: 'move', seat: 3, move: { type: 'draw' }, by: 'automaton' },
  ]);
  expect(hand.match.snapshot('spectator').situation.active).toEqual([0, 1, 2]);
});

test('sealed choices wait for the last seat and are applied in seat order', () => {
  const hand = new Hand();
  hand.move(2, { type: 'bid', gold: 3 });
  hand.move(0, { type: 'bid', gold: 1 });
  const before = hand.match.snapshot('spectator');
  expect(before.situation.active).toEqual([1]);
  expect(before.situation.turn).toBe(0);
  hand.move(1, { type: 'bid', gold: 2 });
  const [update, ...more] = hand.match.updatesSince('spectator', before.n) ?? [];
  expect(more).toEqual([]);
  expect(update?.happened.map(({ kind, seat }) => [kind, seat])).toEqual([
    ['seal', 1],
    ['move', 0],
    ['move', 1],
    ['move', 2],
  ]);
  expect(update?.view).toMatchObject({ seat: 2, phase: 'act' });
});
