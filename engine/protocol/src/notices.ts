import * as z from 'zod/mini';
import { count, id, message } from './basics.ts';

/* Notices outside the page: by which channels a person is told that a table needs them. */

/** A time of day in minutes after midnight. */
const timeOfDay = z.int().check(z.gte(0), z.lt(24 * 60));

/** Longest address of a push service or a webhook. */
const LONGEST_URL = 1000;
const address = z.string().check(z.minLength(1), z.maxLength(LONGEST_URL));

/** Whether a channel is told of each turn, or once a day of all of them. */
export const channelMode = z.enum(['each', 'digest']);
export type ChannelMode = z.infer<typeof channelMode>;

/** What a webhook understands. `json`: a message signed with the channel's secret. */
export const webhookFormat = z.enum(['discord', 'slack', 'ntfy', 'json']);
export type WebhookFormat = z.infer<typeof webhookFormat>;

/** A browser's subscription to push messages, as `PushSubscription.toJSON` has it. */
const pushSubscription = z.object({
  endpoint: address,
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{80,100}={0,2}$/)),
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,40}={0,2}$/)),
  }),
});

/** A new channel of the sender. To a mail address nothing but a link is sent before somebody has confirmed it there. */
export const newChannel = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('push'), subscription: pushSubscription }),
  z.object({
    kind: z.literal('mail'),
    address: z.string().check(z.maxLength(254), z.regex(z.regexes.email)),
  }),
  z.object({ kind: z.literal('webhook'), format: webhookFormat, url: address }),
]);
export type NewChannel = z.infer<typeof newChannel>;

/** A change of a channel. `on` has one that was switched off tried again. */
export const changeChannel = z.object({ mode: z.optional(channelMode), on: z.optional(z.literal(true)) });
export type ChangeChannel = z.infer<typeof changeChannel>;

/** The time of day at which digests are sent, in the sender's time zone. */
export const digestTime = z.object({ at: timeOfDay });

/** `unconfirmed`: nobody has confirmed the mail address. `off`: too much failed. */
export const channelState = z.enum(['on', 'unconfirmed', 'off']);

const channel = z.object({
  id,
  kind: z.enum(['push', 'mail', 'webhook']),
  format: z.nullable(webhookFormat),
  /** What the person recognizes it by: the address, or the host of one. */
  label: z.string(),
  /** The address that a push subscription has, by which a browser finds its own channel. */
  endpoint: z.nullable(z.string()),
  mode: channelMode,
  state: channelState,
  /** Why the last message could not be sent. */
  error: z.nullable(message),
  /** With which a webhook of format `json` is signed. */
  secret: z.nullable(z.string()),
  createdAt: count,
});
export type ChannelInfo = z.infer<typeof channel>;

/** What a notice is about. */
export const noticeKind = z.enum([
  'turn',
  'reminder',
  'grace',
  'snooze',
  'over',
  'bot',
  'invitation',
  'digest',
  'confirm',
  'test',
]);

/** `cancelled`: it was not needed any more. `seen`: the person looked at the table before. */
export const noticeState = z.enum(['waiting', 'sending', 'sent', 'failed', 'cancelled', 'seen']);

/** A notice that was sent, waits, or could not be sent. */
const notice = z.object({
  /** Null: it is about no single table. */
  table: z.nullable(id),
  channel: id,
  kind: noticeKind,
  state: noticeState,
  /** When its state last changed. */
  at: count,
  /** When it is sent, or tried again; null once it is settled. */
  due: z.nullable(count),
  reason: z.nullable(message),
});
export type NoticeInfo = z.infer<typeof notice>;

/** How the sender is told, and what they were told lately. */
export const myNotices = z.object({
  channels: z.array(channel),
  /** Minutes after midnight. */
  digestAt: count,
  /** The address of the calendar with the sender's deadlines, without the server's name; null while there is none. */
  calendar: z.nullable(z.string()),
  /** The newest first. */
  notices: z.array(notice),
  /** The public key that a browser needs to subscribe. */
  pushKey: z.string(),
  /** Whether this server sends mail. */
  mail: z.boolean(),
});
export type MyNotices = z.infer<typeof myNotices>;

/** The person is told again later that a table needs them: when, within their waking hours. */
export const snoozed = z.object({ at: count });
export type Snoozed = z.infer<typeof snoozed>;

/** Addresses about notices, apart from `API`, which the first load has. All but the last answer with `myNotices`. */
export const NOTICE_API = {
  /** GET. */
  mine: '/api/me/notices',
  /** POST `newChannel`. */
  channels: '/api/me/notices/channels',
  /** PATCH `changeChannel`. DELETE. */
  channel: (channel: string) => `/api/me/notices/channels/${channel}`,
  /** POST: sends a message to try the channel. */
  test: (channel: string) => `/api/me/notices/channels/${channel}/test`,
  /** PUT `digestTime`. */
  digest: '/api/me/notices/digest',
  /** POST: a new address for the calendar; the one before ends. DELETE: ends it. */
  calendar: '/api/me/notices/calendar',
  /** POST: tells the sender in an hour that the table still needs them, instead of any such wish before; `snoozed`. */
  snooze: (table: string) => `/api/tables/${table}/snooze`,
} as const;
