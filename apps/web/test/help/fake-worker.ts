import type { ShownNotification, WorkerClient, WorkerScope } from '../../src/sw/scope.ts';

interface FakePage {
  /** Where the page was loaded. */
  readonly loadedAt: string;
  /** Where it is now; null if it does not answer. */
  readonly path: string | null;
  readonly visible?: boolean;
}

/** The browser's side of a service worker, with some pages. */
export class FakeWorker {
  readonly shown: ShownNotification[] = [];
  /** Tags of notifications that were closed. */
  readonly closed: string[] = [];
  /** Paths that were opened, or focused. */
  readonly opened: string[] = [];
  readonly focused: (string | null)[] = [];
  /** What the worker has asked the push service for. */
  readonly subscribed: unknown[] = [];
  readonly scope: WorkerScope;
  readonly #listeners = new Map<string, (event: never) => void>();

  constructor(pages: readonly FakePage[] = [], subscription: PushSubscription | null = null) {
    this.scope = {
      clients: {
        claim: () => Promise.resolve(),
        matchAll: () => Promise.resolve(pages.map((page) => this.#client(page))),
        openWindow: (path) => Promise.resolve(this.opened.push(path)),
      },
      registration: {
        showNotification: (title, options) => {
          this.shown.push({ title, options });
          return Promise.resolve();
        },
        getNotifications: ({ tag }) => Promise.resolve([{ close: () => this.closed.push(tag) }]),
        pushManager: {
          subscribe: (options) => {
            this.subscribed.push(options);
            return subscription ? Promise.resolve(subscription) : Promise.reject(new Error('refused'));
          },
        },
      },
      skipWaiting: () => Promise.resolve(),
      addEventListener: (type, listener) => this.#listeners.set(type, listener),
    };
  }

  /** Has something happen. @returns once the worker has dealt with it @throws what it throws */
  async fire(type: string, event: object): Promise<void> {
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (promise: Promise<unknown>): void => {
      work = promise;
    };
    this.#listeners.get(type)?.({ ...event, waitUntil } as never);
    await work;
  }

  #client({ loadedAt, path, visible = false }: FakePage): WorkerClient {
    return {
      url: `https://play.example.org${loadedAt}`,
      visibilityState: visible ? 'visible' : 'hidden',
      focus: () => Promise.resolve(this.focused.push(path)),
      postMessage: (_message, [port]) => {
        if (path !== null && port instanceof MessagePort) port.postMessage(path);
      },
    };
  }
}
