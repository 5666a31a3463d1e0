import { createStore } from 'zustand/vanilla';

interface PageVersion {
  /** A newer version of the page is there. */
  readonly fresh: boolean;
  /** The player goes on with this one for now. */
  readonly dismissed: boolean;
}

export const versionStore = createStore<PageVersion>(() => ({ fresh: false, dismissed: false }));

/** Tells the page that something newer is there. */
export function noteNewVersion(): void {
  versionStore.setState({ fresh: true });
}

/** A service worker that has come but waits, so as not to change a page that is in use. */
let waiting: ServiceWorker | null = null;

/** Loads the page anew in its newest version. */
export function reloadNewVersion(): void {
  waiting?.postMessage('activate');
  location.reload();
}

/**
 * Keeps the page on this device, so that games without a server work without a network. Needs https (or localhost): the
 * browser offers no service workers elsewhere, and everything but this works without.
 */
export function registerServiceWorker(): void {
  // A part of the page is gone from the server: it has a newer version.
  addEventListener('vite:preloadError', (event) => {
    event.preventDefault();
    noteNewVersion();
  });
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    register().catch((error: unknown) =>
      console.warn('the page is not kept for use without a network:', error),
    );
  });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  // This page was just loaded, and loads are never stale: what waits can take over at once.
  registration.waiting?.postMessage('activate');
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state !== 'installed' || !navigator.serviceWorker.controller) return;
      waiting = coming;
      noteNewVersion();
    });
  });
}
