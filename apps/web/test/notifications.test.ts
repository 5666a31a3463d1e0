import { expect, onTestFinished, test, vi } from 'vitest';
import { showNotifications } from '../src/sw/notifications.ts';
import { FakeWorker } from './help/fake-worker.ts';

const text = JSON.stringify({ kind: 'turn', table: 'abc', title: 'Your turn', text: 'T', locale: 'en' });
const push = { data: { text: () => text } };

function start(...pages: ConstructorParameters<typeof FakeWorker>[0] & object): FakeWorker {
  const worker = new FakeWorker(pages);
  showNotifications(worker.scope, '/');
  return worker;
}

async function press(worker: FakeWorker, data: unknown = '/t/abc', action = ''): Promise<number> {
  let closed = 0;
  const shown = { title: 'Your turn', body: 'T', lang: 'en', tag: 'abc', icon: 'i', badge: 'b', actions: [] };
  await worker.fire('notificationclick', {
    action,
    notification: { ...shown, data, close: () => closed++ },
  });
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

/** Has the server answer with a status, or not at all. @returns what it was asked */
function answerWith(status: number | null): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return status === null
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(new Response(null, { status }));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

test('a press on “in an hour” asks the server for that, and nothing is opened', async () => {
  const asked = answerWith(200);
  const worker = start();
  expect(await press(worker, '/t/abc', 'snooze')).toBe(1);
  expect(asked).toEqual(['POST /api/tables/abc/snooze']);
  expect([worker.opened, worker.shown]).toEqual([[], []]);
  await press(worker, '/t/abc', 'open');
  expect(worker.opened).toEqual(['/t/abc']);
});

test('where the table does not allow it the table is opened; without a server the notification comes back quietly', async () => {
  const worker = start();
  answerWith(409);
  await press(worker, '/t/abc', 'snooze');
  expect([worker.opened, worker.shown]).toEqual([['/t/abc'], []]);
  for (const status of [null, 429, 503]) {
    answerWith(status);
    await press(worker, '/t/abc', 'snooze');
  }
  expect(worker.opened).toHaveLength(1);
  expect(worker.shown).toHaveLength(3);
  expect(worker.shown[0]).toMatchObject({
    title: 'Your turn',
    options: { tag: 'abc', data: '/t/abc', silent: true, renotify: false },
  });
});
