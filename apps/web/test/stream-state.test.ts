import { expect, test } from 'vitest';
import { listStandingMoves } from '../src/table/stream-state.ts';
import { moveEntry } from './help/situation.ts';

test('moves that were taken back do not stand', () => {
  const [first, second, third] = [moveEntry(0, 0, 1), moveEntry(1, 0, 2), moveEntry(4, 0, 3)];
  const undo = (index: number) => ({ ...moveEntry(index, 0), kind: 'undo' as const, events: [] });
  const seal = { ...moveEntry(5, 1), kind: 'seal' as const, events: [] };
  expect(listStandingMoves([first, second, undo(2), third, seal])).toEqual([first.events, third.events]);
  expect(listStandingMoves([first, second, undo(2), undo(3), third])).toEqual([third.events]);
});

test('an undo of a move that is not loaded leaves nothing out', () => {
  const kept = moveEntry(9, 0, 1);
  expect(listStandingMoves([{ ...moveEntry(8, 0), kind: 'undo', events: [] }, kept])).toEqual([kept.events]);
});
