/*
 * The service worker: everything a build consists of is kept on the device. Pages come from the network whenever there
 * is one, so they are never older than the server's; files with a hash in their name never change and come from here.
 */

/** The part of a service worker's world that is used; the page's type library does not have it. */
interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}
interface Scope {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'message', listener: (event: Extendable & { readonly data: unknown }) => void): void;
  addEventListener(
    type: 'fetch',
    listener: (event: { readonly request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
}
declare const self: Scope;

interface Build {
  readonly version: string;
  readonly files: readonly string[];
}

/** Filled in by the build, see vite/offline.ts. */
const build = JSON.parse('__DURBAR_FILES__') as Build;
const PREFIX = 'durbar-';
const name = `${PREFIX}${build.version}`;
const SHELL = '/';
/** A network slower than this is as good as none, as long as the page is here. */
const PATIENCE_MS = 4000;

self.addEventListener('install', (event) => {
  const extras = ['/manifest.webmanifest', '/icon.svg'];
  event.waitUntil(caches.open(name).then((cache) => cache.addAll([SHELL, ...extras, ...build.files])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'activate') event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request));
  else event.respondWith(fetch(request).catch(() => kept(request)));
});

/** The newest page there is: the server's, or without a network the one that was kept. */
async function page(request: Request): Promise<Response> {
  const cut = AbortSignal.timeout(PATIENCE_MS);
  try {
    const answer = await fetch(request.url, { signal: cut, credentials: 'same-origin' });
    // The answer of another address can't stand for the one that was asked for: the browser goes there itself.
    if (answer.redirected) return Response.redirect(answer.url);
    if (answer.ok) return answer;
    return (await caches.match(SHELL)) ?? answer;
  } catch {
    // No network, or a very slow one.
    return kept(new Request(SHELL));
  }
}

async function keptOrFetched(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? Response.error();
}

/** Keeps the version before this one: another tab may still be running it. */
async function forgetOld(): Promise<void> {
  const names = (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== name);
  await Promise.all(names.slice(0, -1).map((key) => caches.delete(key)));
}
