import { expect, test } from 'vitest';
import { showNotifications } from '../src/sw/notifications.ts';
import { FakeWorker } from './help/fake-worker.ts';

const text = JSON.stringify({ kind: 'turn', table: 'abc', title: 'Your turn', text: 'T', locale: 'en' });
const push = { data: { text: () => text } };

function start(...pages: ConstructorParameters<typeof FakeWorker>[0] & object): FakeWorker {
  const worker = new FakeWorker(pages);
  showNotifications(worker.scope, '/');
  return worker;
}

async function press(worker: FakeWorker, data: unknown = '/t/abc'): Promise<number> {
  let closed = 0;
  await worker.fire('notificationclick', { notification: { data, close: () => closed++ } });
  return closed;
}

test('a push message is heard where its table is not on screen', async () => {
  const worker = start({ loadedAt: '/t/abc', path: '/', visible: true }, { loadedAt: '/', path: '/t/abc' });
  await worker.fire('push', push);
  expect(worker.shown).toMatchObject([{ title: 'Your turn', options: { silent: false, tag: 'abc' } }]);
  expect(worker.closed).toEqual([]);
});

test('beside a page that shows its table, it is shown without a sound and goes at once', async () => {
  const worker = start({ loadedAt: '/', path: '/t/abc', visible: true });
  await worker.fire('push', push);
  expect(worker.shown).toMatchObject([{ options: { silent: true } }]);
  expect(worker.closed).toEqual(['abc']);
});

test('a push message without content is shown, too', async () => {
  const worker = start();
  await worker.fire('push', { data: null });
  expect(worker.shown).toMatchObject([{ title: 'Durbar', options: { data: '/games' } }]);
});

test('a press leads to the tab that shows the table, wherever that was loaded', async () => {
  const worker = start({ loadedAt: '/t/abc', path: '/games' }, { loadedAt: '/', path: '/t/abc' });
  expect(await press(worker)).toBe(1);
  expect(worker.focused).toEqual(['/t/abc']);
  expect(worker.opened).toEqual([]);
});

test('a tab that does not answer is taken to be where it was loaded', async () => {
  const worker = start({ loadedAt: '/t/abc', path: null });
  await press(worker);
  expect(worker.focused).toEqual([null]);
});

test('without such a tab the table is opened, and of an older notification the home page', async () => {
  const worker = start({ loadedAt: '/t/xyz', path: '/t/xyz' });
  await press(worker);
  await press(worker, { table: 'abc' });
  expect(worker.opened).toEqual(['/t/abc', '/']);
  expect(worker.focused).toEqual([]);
});
