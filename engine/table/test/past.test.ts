import { bazaar } from '@durbar/testkit/toy';
import { expect, test } from 'vitest';
import { counting, MatchDriver } from './table.ts';
import { walk } from './walk.ts';

test('each line of the log gives the position as the viewer saw it then', () => {
  const driver = new MatchDriver();
  const seen = {
    0: [driver.see(0).view],
    1: [driver.see(1).view],
    spectator: [driver.see('spectator').view],
  };
  const note = () => {
    for (const viewer of [0, 1, 'spectator'] as const) seen[viewer].push(driver.see(viewer).view);
  };
  driver.do(1, { kind: 'pause' });
  note();
  driver.do(1, { kind: 'resume' });
  note();
  driver.bids(0);
  const before = driver.match.entryCount;
  for (const move of ['take', 'build', 'build'] as const) {
    driver.move(0, { kind: move });
    note();
  }
  driver.do(0, { kind: 'undo' });
  note();
  for (const viewer of [0, 1, 'spectator'] as const) {
    const views = seen[viewer];
    expect([-1, 0, 1].map((index) => driver.match.past(viewer, index))).toEqual(views.slice(0, 3));
    expect([0, 1, 2, 3].map((i) => driver.match.past(viewer, before + i))).toEqual(views.slice(3));
  }
});

test('information that was hidden then stays hidden, even if the viewer knows it now', () => {
  const driver = new MatchDriver({ options: { merchant: false } });
  for (const trader of [0, 1]) {
    driver.trade(trader);
    driver.move(trader, { kind: 'end' });
  }
  expect(driver.match.status).toBe('over');
  const index = driver.match.snapshot(1).log.findIndex(({ events }) => events[0]?.kind === 'drew');
  const handsThen = (viewer: number) => bazaar.parseView(driver.match.past(viewer, index)).hands;
  expect(handsThen(1)[0]).toEqual([null]);
  expect(handsThen(0)[0]).toEqual([expect.any(Number)]);
  expect(bazaar.parseView(driver.see(1).view).hands[0]).toEqual(handsThen(0)[0]);
});

test('a past position does not contain sealed choices that were not yet opened', () => {
  const driver = new MatchDriver();
  driver.bids(2);
  expect(bazaar.parseView(driver.match.past('spectator', 2)).bids).toEqual([-1, -1, -1]);
  expect(bazaar.parseView(driver.match.past(0, 3)).bids).toEqual([0, -1, -1]);
  expect(bazaar.parseView(driver.match.past(1, 3)).bids).toEqual([null, -1, -1]);
});

test('a line that does not exist is an error', () => {
  const driver = new MatchDriver();
  for (const index of [-2, 0, 0.5]) expect(() => driver.match.past(0, index)).toThrow(RangeError);
});

test('looking back replays only a few turns, for every line', () => {
  const { game, count } = counting(walk);
  const driver = new MatchDriver({ people: 1 }, game);
  for (let turn = 0; turn < 200; turn++) for (const move of ['step', 'step', 'end']) driver.move(0, move);
  for (let index = -1; index < driver.match.entryCount; index++) {
    const before = count('apply');
    const steps = index + 1;
    expect(driver.match.past(0, index)).toEqual({
      turn: Math.floor(steps / 3),
      steps: steps - Math.floor(steps / 3),
    });
    expect(count('apply') - before).toBeLessThan(24);
  }
});
