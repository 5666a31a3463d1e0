import type { Game } from '@durbar/kernel';
import { bazaar } from '@durbar/testkit/toy';
import { describe, expect, test } from 'vitest';
import { KEPT_UPDATES } from '../src/index.ts';
import { counting, MatchDriver } from './table.ts';
import { walk } from './walk.ts';

describe('update numbers of a viewer', () => {
  test('have no gaps; changes of its own sealed choice count only for that viewer', () => {
    const driver = new MatchDriver();
    const start = driver.match.snapshot(0).n;
    driver.move(0, { kind: 'bid', coins: 1 });
    driver.move(0, { kind: 'bid', coins: 2 });
    driver.move(1, { kind: 'bid', coins: 0 });
    expect(driver.match.updatesSince(0, start)?.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(driver.match.snapshot(1).n).toBe(2);
    expect(driver.match.snapshot('spectator').n).toBe(2);
  });

  test('that the viewer’s stream does not have yet give no updates, and invalid ones null', () => {
    const driver = new MatchDriver();
    driver.bids(0);
    const { n } = driver.match.snapshot(0);
    expect(driver.match.updatesSince(0, n)).toEqual([]);
    expect(driver.match.updatesSince(0, n + 1)).toBeNull();
    expect(driver.match.updatesSince(0, -1)).toBeNull();
    expect(driver.match.updatesSince(0, 0.5)).toBeNull();
  });

  test('belong to existing seats only', () => {
    const driver = new MatchDriver();
    for (const viewer of [-1, 4, 0.5])
      expect(() => driver.match.snapshot(viewer)).toThrow(`there is no seat ${viewer}`);
  });
});

describe('kept updates', () => {
  test('are the latest ones; a viewer that missed more gets a snapshot', () => {
    const driver = new MatchDriver({ people: 1 }, walk);
    driver.match.snapshot('spectator');
    for (let step = 0; step < 3 * KEPT_UPDATES; step++) driver.move(0, 'step');
    const { n } = driver.match.snapshot('spectator');
    expect(driver.match.updatesSince('spectator', n - KEPT_UPDATES)).toHaveLength(KEPT_UPDATES);
    expect(driver.match.updatesSince('spectator', n - 2 * KEPT_UPDATES)).toBeNull();
    expect(driver.match.updatesSince('spectator', 0)).toBeNull();
  });

  test('are dropped when nobody watches, and the stream reopens with the same numbers', () => {
    const driver = new MatchDriver();
    const before = driver.match.snapshot(0);
    driver.move(0, { kind: 'bid', coins: 1 });
    driver.match.unwatch(0);
    expect(driver.match.updatesSince(0, before.n)).toBeNull();
    driver.move(1, { kind: 'bid', coins: 1 });
    expect(driver.match.updatesSince(0, before.n + 1)).toMatchObject([{ n: before.n + 2 }]);
  });

  test('begin with the first request; before it nothing is computed for anybody', () => {
    const { game, count } = counting(walk);
    const driver = new MatchDriver({ people: 1 }, game);
    const move = (decision: number) =>
      driver.match.command(
        { id: `${decision}`, seat: 0, decision, act: { kind: 'move', move: 'step' } },
        decision,
      );
    move(1);
    // The only view is the seat's own, which judges its move.
    expect(count('view')).toBe(1);
    driver.match.snapshot('spectator');
    driver.match.snapshot('spectator');
    expect(count('view')).toBe(2);
    move(2);
    expect(count('view')).toBe(4);
  });
});

test('viewers with equal updates share one object', () => {
  const driver = new MatchDriver();
  const starts = [1, 2, 'spectator'] as const;
  for (const viewer of starts) driver.match.snapshot(viewer);
  driver.trade(0);
  const { n } = driver.match.snapshot('spectator');
  driver.move(0, { kind: 'build' });
  const [one, two, spectator] = starts.map((viewer) => driver.match.updatesSince(viewer, n)?.[0]);
  expect(one).toBe(spectator);
  expect(two).toBe(spectator);
  expect(one?.view).toEqual({ bank: 8, coins: [1, 3, 3], fame: [1, 0, 0] });
});

test('if a view loses a field, its viewers get a snapshot instead of an update', () => {
  const shrinking: Game = {
    ...bazaar,
    view(state, viewer) {
      const { offered, ...view } = bazaar.parseView((bazaar as Game).view(state, viewer));
      return view.phase === 'take' ? view : { ...view, offered };
    },
    refusal: () => null,
  };
  const driver = new MatchDriver({}, shrinking);
  const { n } = driver.match.snapshot('spectator');
  driver.bids(0);
  expect(driver.match.updatesSince('spectator', n)).toBeNull();
  const taking = driver.match.snapshot('spectator');
  expect(taking.situation.view).not.toHaveProperty('offered');
  driver.move(0, { kind: 'take' });
  expect(driver.match.updatesSince('spectator', taking.n)).toMatchObject([
    { view: { phase: 'trade', offered: -1 } },
  ]);
});

test('later moves do not change earlier results', () => {
  const driver = new MatchDriver({ options: { merchant: false } });
  const snapshot = driver.match.snapshot(0);
  const text = JSON.stringify(snapshot);
  const [asked] = driver.match.awaiting();
  const view = JSON.stringify(asked?.view);
  driver.trade(0);
  driver.move(0, { kind: 'build' });
  expect(JSON.stringify(snapshot)).toBe(text);
  expect(JSON.stringify(asked?.view)).toBe(view);
  expect(driver.match.updatesSince(0, driver.match.snapshot(0).n - 1)).toMatchObject([
    { view: { fame: [1, 0, 0] } },
  ]);
});
