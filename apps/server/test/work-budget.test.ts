import { expect, test } from 'vitest';
import { Budgets, broadcastCost, messageCost } from '../src/sockets/work-budget.ts';

test('what is stored or read again costs more than a move, and signs of life cost nothing', () => {
  const act = (kind: 'pause' | 'undo') => messageCost({ t: 'do', table: 't', id: 'i', act: { kind } });
  const move = messageCost({ t: 'do', table: 't', id: 'i', act: { kind: 'move', move: 0 } });
  expect(messageCost({ t: 'ping', id: 'i' })).toBe(0);
  expect(act('undo')).toBeGreaterThan(move);
  expect(act('pause')).toBeGreaterThan(act('undo'));
  const plan = (branches: unknown[][]) => messageCost({ t: 'plan', table: 't', id: 'i', made: 1, branches });
  expect(plan([[0, 0], [0]]) - plan([])).toBe(3);
  expect(messageCost({ t: 'watch', table: 't' })).toBeGreaterThan(move);
});

test('what is told to many costs more, and nothing at an ordinary table', () => {
  expect(broadcastCost(7)).toBe(0);
  expect(broadcastCost(100)).toBe(12);
});

test('the sockets of a network share its budget, which comes back with time, and others have their own', () => {
  const budgets = new Budgets(30);
  const taken = (network: string, now: number) => {
    let count = 0;
    while (budgets.take(network, 1, now)) count++;
    return count;
  };
  expect(taken('a', 0)).toBe(60);
  expect(taken('a', 0)).toBe(0);
  expect(taken('b', 0)).toBe(60);
  expect(taken('a', 1000)).toBe(30);
  expect(budgets.take('a', 5, 1100)).toBe(false);
  expect(budgets.take('a', 3, 1100)).toBe(true);
  for (let i = 0; i < 4990; i++) budgets.take(`n${i}`, 60, 1200);
  expect(taken('a', 1200)).toBe(3);
  for (let i = 0; i < 20_000; i++) budgets.take(`m${i}`, 60, 1200);
  expect(taken('a', 1200)).toBe(60);
});

test('a network that has taken more than half of what it can at once has little left, until it pauses', () => {
  const budgets = new Budgets(30);
  expect(budgets.isLow('a', 0)).toBe(false);
  budgets.take('a', 30, 0);
  expect(budgets.isLow('a', 0)).toBe(false);
  budgets.take('a', 1, 0);
  expect(budgets.isLow('a', 0)).toBe(true);
  expect(budgets.isLow('b', 0)).toBe(false);
  expect(budgets.isLow('a', 1000)).toBe(false);
});
