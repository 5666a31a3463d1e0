import { expect, test } from 'vitest';
import { MatchDriver } from './table.ts';

test('sealed choices wait for the last seat and are then applied in seat order', () => {
  const driver = new MatchDriver();
  driver.move(2, { kind: 'bid', coins: 3 });
  driver.move(0, { kind: 'bid', coins: 1 });
  const before = driver.match.snapshot('spectator');
  expect(before.situation).toMatchObject({ active: [1], turn: 0 });
  driver.move(1, { kind: 'bid', coins: 2 });
  const [update, ...more] = driver.match.updatesSince('spectator', before.n) ?? [];
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
  const driver = new MatchDriver();
  driver.move(0, { kind: 'bid', coins: 2 });
  expect(driver.see(0)).toMatchObject({ sealed: { kind: 'bid', coins: 2 }, active: [1, 2] });
  expect(driver.see(0).decision).not.toBeNull();
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(driver.see(viewer)).toMatchObject({ sealed: null, active: [1, 2] });
    expect(JSON.stringify(driver.match.snapshot(viewer))).not.toContain('"coins":2');
  }
});

test('a choice can be changed until the last seat has sealed, and only its owner sees the change', () => {
  const driver = new MatchDriver();
  driver.move(0, { kind: 'bid', coins: 3 });
  const before = [
    driver.match.snapshot(0),
    driver.match.snapshot(1),
    driver.match.snapshot('spectator'),
  ] as const;
  driver.time += 1000;
  expect(driver.move(0, { kind: 'bid', coins: 1 }).answer.ok).toBe(true);
  expect(driver.match.log.map(({ kind }) => kind)).toEqual(['seal', 'seal']);
  expect(driver.match.updatesSince(0, before[0].n)).toEqual([
    { n: before[0].n + 1, own: { sealed: { kind: 'bid', coins: 1 } }, happened: [], set: {}, view: {} },
  ]);
  expect(JSON.stringify(driver.match.snapshot(1))).toBe(JSON.stringify(before[1]));
  expect(JSON.stringify(driver.match.snapshot('spectator'))).toBe(JSON.stringify(before[2]));
  // A viewer who has just come does not learn of the change either.
  expect(JSON.stringify(driver.reload().snapshot(1))).toBe(JSON.stringify(before[1]));
  driver.move(1, { kind: 'bid', coins: 2 });
  driver.move(2, { kind: 'bid', coins: 0 });
  expect(driver.see('spectator').view).toMatchObject({ shownBids: [1, 2, 0], trader: 1 });
});

test('seats that seal at the same time do not make each other’s decision outdated', () => {
  const driver = new MatchDriver();
  const commands = [0, 1, 2].map((seat) =>
    driver.command(seat, { kind: 'move', move: { kind: 'bid', coins: seat } }),
  );
  const change = driver.command(0, { kind: 'move', move: { kind: 'bid', coins: 3 } });
  const [first, second, third] = commands;
  for (const command of [second, first, change, third]) {
    expect(command && driver.match.command(command, 5).answer.ok).toBe(true);
  }
  expect(driver.see('spectator').view).toMatchObject({ shownBids: [3, 1, 2] });
});

test('a change after all have sealed is outdated', () => {
  const driver = new MatchDriver();
  const late = driver.command(0, { kind: 'move', move: { kind: 'bid', coins: 3 } });
  driver.bids(1);
  expect(driver.match.command(late, driver.time).answer).toMatchObject({
    ok: false,
    refusal: { clause: 'table', key: 'table.outdated' },
  });
});

test('each move of an automaton has its own entry and update', () => {
  const driver = new MatchDriver();
  driver.trade(1);
  const { n } = driver.match.snapshot(0);
  const { entries } = driver.move(1, { kind: 'end' });
  expect(entries).toEqual([
    { at: 50, command: '1/c4', kind: 'move', seat: 1, move: { kind: 'end' }, by: 'person' },
    { at: 50, command: null, kind: 'move', seat: 3, move: { kind: 'turnUp' }, by: 'automaton' },
  ]);
  expect(driver.match.updatesSince(0, n)?.map(({ happened }) => happened.map(({ seat }) => seat))).toEqual([
    [1],
    [3],
  ]);
  expect(driver.see('spectator').active).toEqual([0, 1, 2]);
});
