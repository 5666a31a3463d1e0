import { createStore } from 'zustand/vanilla';
import { basePath } from '../address/base-path.ts';

/** Whether there is a newer version of the page. */
export const versionStore = createStore<{ readonly hasUpdate: boolean }>(() => ({ hasUpdate: false }));

/** Records that there is a newer version of the page. */
export function noteNewVersion(): void {
  versionStore.setState({ hasUpdate: true });
}

/** A new service worker that waits until the player reloads. */
let waiting: ServiceWorker | null = null;

/** Reloads the page in its newest version. */
export function reloadNewVersion(): void {
  waiting?.postMessage('activate');
  location.reload();
}

/**
 * Stores the page on this device, so that games without a server work offline. Only over https or on localhost, where
 * browsers offer service workers.
 */
export function registerServiceWorker(): void {
  // The server no longer has a chunk of this page: it runs a newer version.
  addEventListener('vite:preloadError', (event) => {
    event.preventDefault();
    noteNewVersion();
  });
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  // The worker asks where the page is: it knows only where it was loaded.
  navigator.serviceWorker.addEventListener('message', ({ ports }) =>
    ports[0]?.postMessage(location.pathname),
  );
  addEventListener('load', () => {
    register().catch((error: unknown) => console.warn('the page is not stored for offline use:', error));
  });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(`${basePath}sw.js`);
  // The page was just loaded from the network, so a waiting worker can take over at once.
  registration.waiting?.postMessage('activate');
  registration.addEventListener('updatefound', () => {
    const installing = registration.installing;
    installing?.addEventListener('statechange', () => {
      if (installing.state !== 'installed' || !navigator.serviceWorker.controller) return;
      waiting = installing;
      noteNewVersion();
    });
  });
}
