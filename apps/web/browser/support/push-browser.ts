import type { CDPSession, Worker } from 'playwright-core';
import type { Visitor } from './browser.ts';

/** What a subscription of a browser has. */
interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Where the stand-in of the push service keeps that the browser has subscribed. */
const SUBSCRIBED = 'durbar.test.subscribed';

/** A notification that the worker has shown. */
interface Shown {
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>;
  closed: boolean;
}

/** What the worker has asked the browser for. */
interface Asked {
  readonly shown: Shown[];
  readonly opened: string[];
}

/**
 * Runs in the page, which in headless Chromium has no push service, and may show no notifications: both are granted, and a
 * subscription is the one given. What the page asks to be closed is recorded.
 */
function grantPush({ endpoint, keys, key }: Subscription & { readonly key: string }): void {
  const subscription = {
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: () => {
      localStorage.removeItem(key);
      return Promise.resolve(true);
    },
  };
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Object.assign(Notification, { requestPermission: () => Promise.resolve('granted') });
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(key in localStorage ? subscription : null),
    subscribe: () => {
      localStorage.setItem(key, '');
      return Promise.resolve(subscription);
    },
  });
  const closed: string[] = [];
  Object.assign(window, { durbarClosed: closed });
  Object.assign(ServiceWorkerRegistration.prototype, {
    getNotifications: ({ tag }: { tag: string }) => Promise.resolve([{ close: () => closed.push(tag) }]),
  });
}

/** Runs in the service worker: records what it shows and opens, since a headless browser refuses both. */
function recordAsked(): void {
  const asked: Asked = { shown: [], opened: [] };
  Object.assign(globalThis, { durbarAsked: asked });
  Object.assign(Reflect.get(globalThis, 'registration') as object, {
    showNotification: (title: string, options: Shown['options']) => {
      asked.shown.push({ title, options, closed: false });
      return Promise.resolve();
    },
    getNotifications: ({ tag }: { tag: string }) =>
      Promise.resolve(
        asked.shown
          .filter(({ options, closed }) => options['tag'] === tag && !closed)
          .map((each) => ({ close: () => Object.assign(each, { closed: true }) })),
      ),
  });
  Object.assign(Reflect.get(globalThis, 'clients') as object, {
    openWindow: (path: string) => Promise.resolve(asked.opened.push(path)),
  });
  const client: unknown = Reflect.get(globalThis, 'WindowClient');
  if (typeof client !== 'function') throw new Error('there are no windows');
  Object.assign(client.prototype as object, {
    focus: () => Promise.resolve(asked.opened.push('an open tab')),
  });
}

/** A visitor's browser that takes push messages: the page and the worker are the built ones, the push service is a stand-in. */
export class PushBrowser {
  readonly #visitor: Visitor;
  readonly #worker: Worker;
  readonly #session: CDPSession;
  readonly #registration: string;

  private constructor(visitor: Visitor, worker: Worker, session: CDPSession, registration: string) {
    this.#visitor = visitor;
    this.#worker = worker;
    this.#session = session;
    this.#registration = registration;
  }

  /** Opens the home page and waits for its worker. @param visitor may install it, and has a page of their own */
  static async open(visitor: Visitor, subscription: Subscription): Promise<PushBrowser> {
    const { page, context } = visitor;
    await context.addInitScript(grantPush, { ...subscription, key: SUBSCRIBED });
    await visitor.go('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('it controls the page');
    await worker.evaluate(recordAsked);
    const session = await context.newCDPSession(page);
    const found = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    return new PushBrowser(visitor, worker, session, await found);
  }

  /** Gives the worker a message, as the browser does once it has decrypted it. */
  async deliver(message: unknown): Promise<void> {
    await this.#session.send('ServiceWorker.deliverPushMessage', {
      origin: this.#visitor.url,
      registrationId: this.#registration,
      data: JSON.stringify(message),
    });
  }

  /** What the worker has shown and opened so far. */
  asked(): Promise<Asked> {
    return this.#worker.evaluate(() => Reflect.get(globalThis, 'durbarAsked') as Asked);
  }

  /** Presses the notification that was shown last. */
  async press(): Promise<void> {
    await this.#worker.evaluate(() => {
      const { shown } = Reflect.get(globalThis, 'durbarAsked') as Asked;
      const notification = { data: shown.at(-1)?.options['data'], close: () => undefined };
      dispatchEvent(
        Object.assign(new (Reflect.get(globalThis, 'ExtendableEvent') as typeof Event)('notificationclick'), {
          notification,
        }),
      );
    });
  }

  /** Whether the push service would take messages for this browser. */
  isSubscribed(): Promise<boolean> {
    return this.#visitor.page.evaluate((key) => key in localStorage, SUBSCRIBED);
  }

  /** Tags of the notifications that the page has had closed since it was loaded. */
  closed(): Promise<string[]> {
    return this.#visitor.page.evaluate(() => Reflect.get(window, 'durbarClosed') as string[]);
  }
}
