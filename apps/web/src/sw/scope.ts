/** The types of a service worker used here; the page's type library lacks them. */
export interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }): Promise<readonly WorkerClient[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(title: string, options: ShownNotification['options']): Promise<void>;
    getNotifications(which: { readonly tag: string }): Promise<readonly { close(): void }[]>;
    readonly pushManager: Pick<PushManager, 'subscribe'>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void;
}

/** A page that belongs to the worker. */
export interface WorkerClient {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  install: Extendable;
  activate: Extendable;
  message: Extendable & { readonly data: unknown };
  fetch: { readonly request: Request; respondWith(answer: Promise<Response>): void };
  push: Extendable & { readonly data: { text(): string } | null };
  notificationclick: Extendable & {
    readonly notification: PressedNotification;
    /** Which of its actions was pressed; empty for the notification itself. */
    readonly action: string;
  };
  pushsubscriptionchange: Extendable & SubscriptionChange;
}

/** A notification of which something was pressed. */
export interface PressedNotification extends Omit<ShownNotification['options'], 'data'> {
  readonly title: string;
  readonly data: unknown;
  close(): void;
}

/** Browsers tell both, one or none of them. */
export interface SubscriptionChange {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** What the browser is told to show. */
export interface ShownNotification {
  readonly title: string;
  readonly options: {
    readonly body: string;
    readonly lang: string;
    /** The table, or what else it is about: a newer notification takes the place of an older one with the same tag. */
    readonly tag: string;
    /** Whether one that takes the place of another is heard, too. */
    readonly renotify: boolean;
    readonly silent: boolean;
    readonly icon: string;
    readonly badge: string;
    /** What can be pressed on it besides itself; browsers without such buttons show none. */
    readonly actions: readonly { readonly action: string; readonly title: string }[];
    /** The path of the page on its host that it leads to. */
    readonly data: string;
  };
}
