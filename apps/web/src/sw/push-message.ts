import type { ShownNotification } from './scope.ts';

/** What a push message says (apps/server/src/notices/channels/push.ts). */
export interface PushMessage {
  readonly kind: string;
  /** Null: it is about no single table. */
  readonly table: string | null;
  readonly title: string;
  readonly text: string;
  readonly locale: string;
  /** What its buttons say; null: it has none. */
  readonly actions: { readonly open: string; readonly snooze: string } | null;
}

/** Of what cannot be read: browsers end the subscription of a page that shows nothing for a message. */
const UNREADABLE: PushMessage = {
  kind: 'unknown',
  table: null,
  title: 'Durbar',
  text: '',
  locale: 'en',
  actions: null,
};

/** The action that has the person told again later. */
export const SNOOZE = 'snooze';

const ID = /^[\w-]+$/;

/**
 * Reads a push message. Written by hand: the worker is one file, which browsers compile each time they wake it, and a schema
 * library would be most of it.
 */
export function readPushMessage(text: string | null): PushMessage {
  const json = parseObject(text ?? '');
  const { kind, table, title, text: body, locale, actions } = json ?? {};
  if (typeof kind !== 'string' || typeof title !== 'string' || typeof body !== 'string') return UNREADABLE;
  return {
    kind,
    table: typeof table === 'string' && ID.test(table) ? table : null,
    title,
    text: body,
    locale: typeof locale === 'string' ? locale : UNREADABLE.locale,
    actions: readActions(actions),
  };
}

function readActions(given: unknown): PushMessage['actions'] {
  const { open, snooze } = asObject(given) ?? {};
  return typeof open === 'string' && typeof snooze === 'string' ? { open, snooze } : null;
}

function asObject(given: unknown): Readonly<Record<string, unknown>> | null {
  return typeof given === 'object' && given !== null ? { ...given } : null;
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    return asObject(JSON.parse(text));
  } catch {
    // It is no JSON.
    return null;
  }
}

/**
 * What is shown of a message.
 * @param base the path under which the server is reached, with a slash at both ends
 * @param isSeen whether its table is on screen: nobody has to be called to what they look at
 */
export function showMessage(message: PushMessage, base: string, isSeen: boolean): ShownNotification {
  const { kind, table, title, text, locale, actions } = message;
  return {
    title,
    options: {
      body: text,
      lang: locale,
      // The page closes those of a table by this, too (state/close-notifications.ts).
      tag: table ?? kind,
      renotify: !isSeen,
      silent: isSeen,
      icon: `${base}icon-192.png`,
      badge: `${base}badge-96.png`,
      actions:
        table !== null && actions
          ? [
              { action: 'open', title: actions.open },
              { action: SNOOZE, title: actions.snooze },
            ]
          : [],
      data: pathOf(message, base),
    },
  };
}

/** Where a message leads to: its table, or the list of all games. */
export function pathOf({ table }: PushMessage, base: string): string {
  return table === null ? `${base}games` : `${base}t/${table}`;
}
