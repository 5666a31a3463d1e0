import { showNotifications } from './notifications.ts';
import { renewSubscriptions } from './renew-subscription.ts';
import type { WorkerScope } from './scope.ts';

/*
 * The service worker. It caches all files of a build. Pages come from the network if there is one, so they are never older
 * than the server's; files with a hash in their name never change and come from the cache. It also shows push messages. What
 * it imports must be nothing that the page imports, too, or the build would give it a file of its own, which it cannot load.
 */

declare const self: WorkerScope;

interface Build {
  readonly version: string;
  readonly files: readonly string[];
}

/** The build fills this in (vite/offline.ts). */
const build = JSON.parse('__DURBAR_FILES__') as Build;
/** The path under which the server is reached, with a slash at both ends. */
const BASE = new URL('./', location.href).pathname;
/** Caches belong to a host; another server may be reached under another path of it. */
const PREFIX = BASE === '/' ? 'durbar-' : `durbar-${BASE}`;
const name = `${PREFIX}${build.version}`;
/** If the network takes longer than this, the cached page is shown. */
const NETWORK_TIMEOUT_MS = 4000;

self.addEventListener('install', (event) => {
  const files = ['', 'manifest.webmanifest', 'icon.svg', ...build.files].map((file) => BASE + file);
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(files)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'activate') event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith(`${BASE}api/`))
    return;
  if (request.mode === 'navigate') event.respondWith(networkFirst(request));
  else if (url.pathname.startsWith(`${BASE}assets/`)) event.respondWith(cacheFirst(request));
  else event.respondWith(fetch(request).catch(() => fromCache(request)));
});

showNotifications(self, BASE);
renewSubscriptions(self, BASE);

/** The server's page, or the cached one if there is no network. */
async function networkFirst(request: Request): Promise<Response> {
  const timeout = AbortSignal.timeout(NETWORK_TIMEOUT_MS);
  try {
    const answer = await fetch(request.url, { signal: timeout, credentials: 'same-origin' });
    // The answer of another address must not appear under this one: let the browser follow the redirect.
    if (answer.redirected) return Response.redirect(answer.url);
    if (answer.ok) return answer;
    return (await caches.match(BASE)) ?? answer;
  } catch {
    // No network, or a very slow one.
    return fromCache(new Request(BASE));
  }
}

async function cacheFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function fromCache(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? Response.error();
}

/** Deletes all versions but this one and the one before, which another tab may still run. */
async function deleteOldCaches(): Promise<void> {
  const names = (await caches.keys()).filter(
    (key) => key.startsWith(PREFIX) && !key.slice(PREFIX.length).includes('/') && key !== name,
  );
  await Promise.all(names.slice(0, -1).map((key) => caches.delete(key)));
}
