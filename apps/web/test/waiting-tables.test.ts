import { afterEach, expect, test, vi } from 'vitest';
import { noteTurn } from '../src/state/note-turn.ts';
import { composeTitle } from '../src/state/useTitle.ts';
import { noteWaiting, waitingStore } from '../src/state/waiting-tables.ts';

afterEach(() => {
  noteWaiting([]);
  vi.unstubAllGlobals();
});

test('the icon of the page has the number of tables that wait, when it changes', () => {
  const shown: number[] = [];
  const setAppBadge = (count: number) => Promise.resolve(void shown.push(count));
  vi.stubGlobal('navigator', { setAppBadge });
  noteWaiting(['a', 'b']);
  noteWaiting(['b', 'a']);
  noteTurn('c', true);
  noteTurn('c', true);
  noteTurn('a', false);
  noteTurn('x', false);
  expect(shown).toEqual([2, 3, 2]);
  expect([...waitingStore.getState().tables].toSorted()).toEqual(['b', 'c']);
});

test('a browser without such icons, or that refuses, still has the number', async () => {
  vi.stubGlobal('navigator', {});
  noteWaiting(['a']);
  vi.stubGlobal('navigator', { setAppBadge: () => Promise.reject(new Error('not installed')) });
  noteWaiting(['a', 'b']);
  await Promise.resolve();
  expect(waitingStore.getState().tables.size).toBe(2);
});

test.each([
  [null, false, 0, 'Durbar'],
  ['My games', false, 2, '(2) My games · Durbar'],
  ['Maharani', true, 0, '● Maharani · Durbar'],
  // Its own table counts, too.
  ['Maharani', true, 2, '● (3) Maharani · Durbar'],
])('the title %s, own turn %s, %i others: %s', (title, isMyTurn, others, text) =>
  expect(composeTitle(title, isMyTurn, others)).toBe(text),
);
