import { bazaar } from '@durbar/testkit/toy';
import { expect, test } from 'vitest';
import { counting, Hand } from './table.ts';
import { walk } from './walk.ts';

test('each line of the log gives the position as the viewer saw it then', () => {
  const hand = new Hand();
  const seen = { 0: [hand.see(0).view], 1: [hand.see(1).view], spectator: [hand.see('spectator').view] };
  const note = () => {
    for (const viewer of [0, 1, 'spectator'] as const) seen[viewer].push(hand.see(viewer).view);
  };
  hand.do(1, { kind: 'pause' });
  note();
  hand.do(1, { kind: 'resume' });
  note();
  hand.bids(0);
  const before = hand.match.lines;
  for (const move of ['take', 'build', 'build'] as const) {
    hand.move(0, { kind: move });
    note();
  }
  hand.do(0, { kind: 'undo' });
  note();
  for (const viewer of [0, 1, 'spectator'] as const) {
    const views = seen[viewer];
    expect([-1, 0, 1].map((index) => hand.match.past(viewer, index))).toEqual(views.slice(0, 3));
    expect([0, 1, 2, 3].map((i) => hand.match.past(viewer, before + i))).toEqual(views.slice(3));
  }
});

test('information that was hidden then stays hidden, even if the viewer knows it now', () => {
  const hand = new Hand({ options: { merchant: false } });
  for (const trader of [0, 1]) {
    hand.trade(trader);
    hand.move(trader, { kind: 'end' });
  }
  expect(hand.match.status).toBe('over');
  const index = hand.match.snapshot(1).log.findIndex(({ events }) => events[0]?.kind === 'drew');
  const handsThen = (viewer: number) => bazaar.parseView(hand.match.past(viewer, index)).hands;
  expect(handsThen(1)[0]).toEqual([null]);
  expect(handsThen(0)[0]).toEqual([expect.any(Number)]);
  expect(bazaar.parseView(hand.see(1).view).hands[0]).toEqual(handsThen(0)[0]);
});

test('a past position does not contain sealed choices that were not yet opened', () => {
  const hand = new Hand();
  hand.bids(2);
  expect(bazaar.parseView(hand.match.past('spectator', 2)).bids).toEqual([-1, -1, -1]);
  expect(bazaar.parseView(hand.match.past(0, 3)).bids).toEqual([0, -1, -1]);
  expect(bazaar.parseView(hand.match.past(1, 3)).bids).toEqual([null, -1, -1]);
});

test('a line that does not exist is an error', () => {
  const hand = new Hand();
  for (const index of [-2, 0, 0.5]) expect(() => hand.match.past(0, index)).toThrow(RangeError);
});

test('looking back replays only a few turns, for every line', () => {
  const { game, count } = counting(walk);
  const hand = new Hand({ people: 1 }, game);
  for (let turn = 0; turn < 200; turn++) for (const move of ['step', 'step', 'end']) hand.move(0, move);
  for (let index = -1; index < hand.match.lines; index++) {
    const before = count('apply');
    const steps = index + 1;
    expect(hand.match.past(0, index)).toEqual({
      turn: Math.floor(steps / 3),
      steps: steps - Math.floor(steps / 3),
    });
    expect(count('apply') - before).toBeLessThan(24);
  }
});
