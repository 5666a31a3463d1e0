import { pathOf, readPushMessage, SNOOZE, showMessage } from './push-message.ts';
import type { PressedNotification, WorkerClient, WorkerScope } from './scope.ts';

/** A page that does not answer within this time is where it was loaded. */
const ANSWER_MS = 300;

/**
 * Shows push messages, and opens what they are about when they are pressed.
 * @param base the path under which the server is reached, with a slash at both ends
 */
export function showNotifications(scope: WorkerScope, base: string): void {
  scope.addEventListener('push', (event) => {
    event.waitUntil(showPush(scope, base, event.data?.text() ?? null));
  });
  scope.addEventListener('notificationclick', (event) => {
    const { notification, action } = event;
    const path = typeof notification.data === 'string' ? notification.data : base;
    notification.close();
    event.waitUntil(action === SNOOZE ? snooze(scope, base, notification) : openPage(scope, path));
  });
}

async function showPush(scope: WorkerScope, base: string, text: string | null): Promise<void> {
  const message = readPushMessage(text);
  const pages = message.table === null ? [] : await findPages(scope, pathOf(message, base));
  const isSeen = pages.some(({ visibilityState }) => visibilityState === 'visible');
  const { title, options } = showMessage(message, base, isSeen);
  const { registration } = scope;
  await registration.showNotification(title, options);
  // Some browsers end a subscription if a message shows nothing, even beside a page that shows it all. So it is shown, but
  // without a sound, and goes at once: the person looks at the table, and the page itself tells them that it is their turn.
  if (isSeen) for (const shown of await registration.getNotifications(options)) shown.close();
}

const OK = 200;
/** The status of an answer that it is not possible at the table now. */
const REFUSED = 409;

/**
 * Has the server tell the person again later. Where it cannot be asked the notification is shown again, without a sound; where that
 * is not possible at the table now, the table says why: nobody is left without either.
 */
async function snooze(scope: WorkerScope, base: string, pressed: PressedNotification): Promise<void> {
  const { title, body, lang, tag, icon, badge, actions, data } = pressed;
  const path = typeof data === 'string' ? data : base;
  const status = await fetch(`${base}api/tables/${tag}/snooze`, { method: 'POST' }).then(
    (answer) => answer.status,
    () => null,
  );
  if (status === REFUSED) return openPage(scope, path);
  if (status === OK) return;
  const options = { body, lang, tag, icon, badge, actions, data: path, renotify: false, silent: true };
  await scope.registration.showNotification(title, options);
}

/** Goes to an open page that shows a path, or opens one. */
async function openPage(scope: WorkerScope, path: string): Promise<void> {
  const [page] = await findPages(scope, path);
  await (page ? page.focus() : scope.clients.openWindow(path));
}

async function findPages({ clients }: WorkerScope, path: string): Promise<readonly WorkerClient[]> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = await Promise.all(pages.map(askPath));
  return pages.filter((_, nth) => paths[nth] === path);
}

/** The path that a page shows. The worker knows only where it was loaded, so it asks (register.ts answers). */
function askPath(page: WorkerClient): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (path: string) => {
      clearTimeout(timer);
      port1.close();
      resolve(path);
    };
    const timer = setTimeout(() => end(new URL(page.url).pathname), ANSWER_MS);
    port1.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') end(data);
    });
    port1.start();
    page.postMessage('where', [port2]);
  });
}
