import { afterEach, expect, test, vi } from 'vitest';
import { renewSubscriptions } from '../src/sw/renew-subscription.ts';
import { FakeWorker } from './help/fake-worker.ts';

const subscription = (endpoint: string): PushSubscription => ({
  endpoint,
  expirationTime: null,
  options: { applicationServerKey: null, userVisibleOnly: true },
  getKey: () => null,
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: () => Promise.resolve(true),
});
const [old, fresh] = [subscription('https://push.example/old'), subscription('https://push.example/new')];

afterEach(() => vi.unstubAllGlobals());

/** A server with channels; it adds a subscription as `new`. @returns what it was asked for */
function serve(channels: readonly { id: string; endpoint: string | null; mode: string }[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push([method, path, ...(body === undefined ? [] : [body])].join(' '));
    const added = method === 'POST' ? [{ id: 'new', endpoint: fresh.endpoint, mode: 'each' }] : [];
    return Promise.resolve(Response.json({ pushKey: 'key', channels: [...channels, ...added] }));
  });
  return asked;
}

async function change(event: object, given: PushSubscription | null = null): Promise<FakeWorker> {
  const worker = new FakeWorker([], given);
  renewSubscriptions(worker.scope, '/base/');
  await worker.fire('pushsubscriptionchange', event);
  return worker;
}

const POST = `POST /base/api/me/notices/channels ${JSON.stringify({ kind: 'push', subscription: fresh.toJSON() })}`;

test('a browser that has subscribed anew tells the server, which goes on as before', async () => {
  const asked = serve([
    { id: 'mail', endpoint: null, mode: 'each' },
    { id: 'old', endpoint: old.endpoint, mode: 'digest' },
  ]);
  const worker = await change({ oldSubscription: old, newSubscription: fresh });
  expect(asked).toEqual([
    'GET /base/api/me/notices',
    POST,
    'PATCH /base/api/me/notices/channels/new {"mode":"digest"}',
    'DELETE /base/api/me/notices/channels/old',
  ]);
  expect(worker.subscribed).toEqual([]);
});

test('a browser that has only ended its subscription subscribes with the key of the server', async () => {
  const asked = serve([{ id: 'old', endpoint: old.endpoint, mode: 'each' }]);
  const worker = await change({ oldSubscription: old }, fresh);
  expect(worker.subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: 'key' }]);
  expect(asked.slice(1)).toEqual([POST, 'DELETE /base/api/me/notices/channels/old']);
});

test('a browser that does not say which subscription has ended gets a new one', async () => {
  const asked = serve([{ id: 'old', endpoint: old.endpoint, mode: 'each' }]);
  await change({}, fresh);
  expect(asked.slice(1)).toEqual([POST]);
});

test('nothing is switched on again that the person has switched off on another device', async () => {
  const asked = serve([{ id: 'mail', endpoint: null, mode: 'each' }]);
  await change({ oldSubscription: old, newSubscription: fresh });
  expect(asked).toEqual(['GET /base/api/me/notices']);
});

test('a browser that refuses, and a server that does, are faults', async () => {
  serve([]);
  await expect(change({})).rejects.toThrow('refused');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 500 })));
  await expect(change({}, fresh)).rejects.toThrow('answered 500');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ other: true })));
  await expect(change({}, fresh)).rejects.toThrow('another server');
});
