import { createHmac } from 'node:crypto';
import type { Target } from '../../storage/notice-rows.ts';
import { type Channel, messageText, type NoticeMessage, type Outcome } from '../message.ts';
import type { Outbound } from '../outbound.ts';
import { fromError, fromStatus } from './answer.ts';

type WebhookTarget = Extract<Target, { kind: 'webhook' }>;

/** Signs the body of a message: its receiver knows the secret, too. */
function signBody(secret: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** What each format makes of a message. Names that people have given mean nothing special in any of them. */
const BODIES = {
  discord: (message: NoticeMessage): object => ({
    content: plain(message)
      .replaceAll(/[\\*_~`|>#[\]()-]/g, String.raw`\$&`)
      .concat(message.url === null ? '' : `\n<${message.url}>`),
    allowed_mentions: { parse: [] },
  }),
  slack: (message: NoticeMessage): object => ({
    text: plain(message)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .concat(message.url === null ? '' : `\n<${message.url}>`),
    link_names: false,
  }),
  json: ({ id, kind, table, title, text, lines, url, until }: NoticeMessage): object => ({
    id,
    kind,
    table,
    title,
    text,
    lines,
    url,
    until,
  }),
} as const;

function plain(message: NoticeMessage): string {
  return `${message.title}\n${messageText(message)}`;
}

/** The topic in an address of ntfy: the last part of its path; null if there is none. */
export function findTopic(url: string): string | null {
  const last = new URL(url).pathname.split('/').findLast((part) => part !== '');
  try {
    return last === undefined ? null : decodeURIComponent(last);
  } catch {
    // It is not encoded as addresses are.
    return null;
  }
}

/** ntfy takes JSON at its root, with the topic in it: headers could not have all letters. */
function forNtfy(url: string, message: NoticeMessage): { readonly url: string; readonly body: object } {
  const address = new URL(url);
  const path = address.pathname.split('/').filter((part) => part !== '');
  path.pop();
  const topic = findTopic(url) ?? '';
  address.pathname = `/${path.join('/')}`;
  const { title, url: click } = message;
  return {
    url: address.href,
    body: { topic, title, message: messageText(message), ...(click !== null && { click }) },
  };
}

/** Posts messages to an address that a person has given. */
export class WebhookChannel implements Channel<WebhookTarget> {
  readonly #outbound: Outbound;

  constructor(outbound: Outbound) {
    this.#outbound = outbound;
  }

  async send({ format, url: given, secret }: WebhookTarget, message: NoticeMessage): Promise<Outcome> {
    const { url, body } =
      format === 'ntfy' ? forNtfy(given, message) : { url: given, body: BODIES[format](message) };
    const text = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': message.id,
      ...(format === 'json' && { 'x-durbar-signature': signBody(secret, text) }),
    };
    try {
      return fromStatus(await this.#outbound.post(url, { headers, body: text }));
    } catch (error) {
      return fromError(error);
    }
  }
}
