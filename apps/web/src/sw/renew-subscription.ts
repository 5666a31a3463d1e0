import type { SubscriptionChange, WorkerScope } from './scope.ts';

/** A channel of the person, as far as the worker needs it. */
interface Channel {
  readonly id: string;
  readonly endpoint: string;
  readonly mode: string;
}

/** Subscribes again when the browser has ended its subscription, and tells the server. @param base path of the server */
export function renewSubscriptions(scope: WorkerScope, base: string): void {
  scope.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(scope, base, event));
  });
}

async function renew(
  { registration }: WorkerScope,
  base: string,
  { oldSubscription, newSubscription }: SubscriptionChange,
): Promise<void> {
  const notices = `${base}api/me/notices`;
  const { pushKey, channels } = readNotices(await ask('GET', notices));
  const before = channels.find(({ endpoint }) => endpoint === oldSubscription?.endpoint);
  // The person has switched it off on another device.
  if (oldSubscription && !before) return;
  const subscription =
    newSubscription ??
    (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey }));
  const added = readNotices(
    await ask('POST', `${notices}/channels`, { kind: 'push', subscription: subscription.toJSON() }),
  ).channels.find(({ endpoint }) => endpoint === subscription.endpoint);
  if (!before || !added || before.id === added.id) return;
  if (before.mode !== added.mode)
    await ask('PATCH', `${notices}/channels/${added.id}`, { mode: before.mode });
  await ask('DELETE', `${notices}/channels/${before.id}`);
}

/** @throws if the server is not there, or refuses */
async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const request = { method, ...(body && { headers, body: JSON.stringify(body) }) };
  const answer = await fetch(path, request);
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
  return answer.json();
}

/** By hand, as in push-message.ts. @throws if it is no answer of the server */
function readNotices(json: unknown): { readonly pushKey: string; readonly channels: readonly Channel[] } {
  const { pushKey, channels } = asObject(json);
  if (typeof pushKey !== 'string' || !Array.isArray(channels)) throw new Error('this is another server');
  return {
    pushKey,
    channels: channels.flatMap((each: unknown): Channel[] => {
      const { id, endpoint, mode } = asObject(each);
      const isPush = typeof id === 'string' && typeof endpoint === 'string' && typeof mode === 'string';
      return isPush ? [{ id, endpoint, mode }] : [];
    }),
  };
}

function asObject(json: unknown): Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null ? { ...json } : {};
}
