import { expect, test } from 'vitest';
import { Hand } from './table.ts';

test('sealed choices wait for the last seat and are then applied in seat order', () => {
  const hand = new Hand();
  hand.move(2, { kind: 'bid', coins: 3 });
  hand.move(0, { kind: 'bid', coins: 1 });
  const before = hand.match.snapshot('spectator');
  expect(before.situation).toMatchObject({ active: [1], turn: 0 });
  hand.move(1, { kind: 'bid', coins: 2 });
  const [update, ...more] = hand.match.updatesSince('spectator', before.n) ?? [];
  expect(more).toEqual([]);
  expect(update?.happened.map(({ index, kind, seat }) => [index, kind, seat])).toEqual([
    [2, 'seal', 1],
    [3, 'move', 0],
    [4, 'move', 1],
    [5, 'move', 2],
  ]);
  expect(update?.view).toMatchObject({ trader: 2, phase: 'take', shownBids: [1, 2, 3] });
});

test('others see that a seat has sealed but not what', () => {
  const hand = new Hand();
  hand.move(0, { kind: 'bid', coins: 2 });
  expect(hand.see(0)).toMatchObject({ sealed: { kind: 'bid', coins: 2 }, active: [1, 2] });
  expect(hand.see(0).decision).not.toBeNull();
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(hand.see(viewer)).toMatchObject({ sealed: null, active: [1, 2] });
    expect(JSON.stringify(hand.match.snapshot(viewer))).not.toContain('"coins":2');
  }
});

test('a choice can be changed until the last seat has sealed, and only its owner sees the change', () => {
  const hand = new Hand();
  hand.move(0, { kind: 'bid', coins: 3 });
  const before = [hand.match.snapshot(0), hand.match.snapshot(1), hand.match.snapshot('spectator')] as const;
  hand.time += 1000;
  expect(hand.move(0, { kind: 'bid', coins: 1 }).answer.ok).toBe(true);
  expect(hand.match.log.map(({ kind }) => kind)).toEqual(['seal', 'seal']);
  expect(hand.match.updatesSince(0, before[0].n)).toEqual([
    { n: before[0].n + 1, own: { sealed: { kind: 'bid', coins: 1 } }, happened: [], set: {}, view: {} },
  ]);
  expect(JSON.stringify(hand.match.snapshot(1))).toBe(JSON.stringify(before[1]));
  expect(JSON.stringify(hand.match.snapshot('spectator'))).toBe(JSON.stringify(before[2]));
  // A viewer who has just come does not learn of the change either.
  expect(JSON.stringify(hand.reload().snapshot(1))).toBe(JSON.stringify(before[1]));
  hand.move(1, { kind: 'bid', coins: 2 });
  hand.move(2, { kind: 'bid', coins: 0 });
  expect(hand.see('spectator').view).toMatchObject({ shownBids: [1, 2, 0], trader: 1 });
});

test('seats that seal at the same time do not make each other’s decision outdated', () => {
  const hand = new Hand();
  const commands = [0, 1, 2].map((seat) =>
    hand.command(seat, { kind: 'move', move: { kind: 'bid', coins: seat } }),
  );
  const change = hand.command(0, { kind: 'move', move: { kind: 'bid', coins: 3 } });
  const [first, second, third] = commands;
  for (const command of [second, first, change, third]) {
    expect(command && hand.match.command(command, 5).answer.ok).toBe(true);
  }
  expect(hand.see('spectator').view).toMatchObject({ shownBids: [3, 1, 2] });
});

test('a change after all have sealed is outdated', () => {
  const hand = new Hand();
  const late = hand.command(0, { kind: 'move', move: { kind: 'bid', coins: 3 } });
  hand.bids(1);
  expect(hand.match.command(late, hand.time).answer).toMatchObject({
    ok: false,
    refusal: { clause: 'table', key: 'table.outdated' },
  });
});

test('each move of an automaton has its own entry and update', () => {
  const hand = new Hand();
  hand.trade(1);
  const { n } = hand.match.snapshot(0);
  const { entries } = hand.move(1, { kind: 'end' });
  expect(entries).toEqual([
    { at: 50, command: '1/c4', kind: 'move', seat: 1, move: { kind: 'end' }, by: 'person' },
    { at: 50, command: null, kind: 'move', seat: 3, move: { kind: 'turnUp' }, by: 'automaton' },
  ]);
  expect(hand.match.updatesSince(0, n)?.map(({ happened }) => happened.map(({ seat }) => seat))).toEqual([
    [1],
    [3],
  ]);
  expect(hand.see('spectator').active).toEqual([0, 1, 2]);
});
