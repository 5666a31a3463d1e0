import { createECDH, createHash, ECDH } from 'node:crypto';
import type { KeptSecret } from '../../storage/kept-secret.ts';
import type { Target } from '../../storage/notice-rows.ts';
import { type Channel, messageText, type NoticeMessage, type Outcome } from '../message.ts';
import type { Outbound } from '../outbound.ts';
import { fromError, fromStatus } from './answer.ts';

type PushTarget = Extract<Target, { kind: 'push' }>;

/** The key pair by which push services know this server (VAPID), made once: the public half, a dot, the private half. */
export const PUSH_KEYS: KeptSecret = {
  key: 'pushKeys',
  form: /^[\w-]{87}\.[\w-]{43}$/,
  make() {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const secret = Buffer.alloc(32);
    const given = pair.getPrivateKey();
    given.copy(secret, 32 - given.length);
    return `${pair.getPublicKey('base64url')}.${secret.toString('base64url')}`;
  },
};

/** The half of the keys that browsers are given. */
export function publicHalf(keys: string): string {
  return keys.split('.')[0] ?? '';
}

/** Whether messages can be encrypted with the keys of a subscription (RFC 8291): a point of the curve, and 16 bytes. */
export function areKeys({ p256dh, auth }: PushTarget['keys']): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
  } catch {
    return false;
  }
  return Buffer.from(auth, 'base64url').length === 16;
}

/** Push services take 4096 bytes with the encryption; the text gets what the rest leaves. */
const MOST_BYTES = 3600;
/** Without a deadline, a message that could not be delivered is worth nothing after a day. */
const LASTS_S = 24 * 60 * 60;

/** A newer message about a table takes the place of an older one that was not delivered. */
function topicOf({ table, kind }: NoticeMessage): string {
  return createHash('sha256')
    .update(table ?? kind)
    .digest('base64url')
    .slice(0, 32);
}

/** What the browser gets: the content of the message, cut so that it fits. */
function pushPayload(message: NoticeMessage): string {
  const { id, kind, table, title, locale, actions } = message;
  let text = messageText({ ...message, lines: message.lines.map((line) => ({ ...line, url: null })) });
  for (;;) {
    const payload = JSON.stringify({ id, kind, table, title, text, locale, ...(actions && { actions }) });
    if (Buffer.byteLength(payload) <= MOST_BYTES) return payload;
    const letters = Array.from(text);
    text = `${letters.slice(0, Math.floor(letters.length * 0.8)).join('')}…`;
  }
}

/** Sends encrypted messages to browsers, by the push services of their makers. */
export class PushChannel implements Channel<PushTarget> {
  readonly #outbound: Outbound;
  readonly #keys: string;
  readonly #subject: string;
  readonly #now: () => number;

  /** @param subject whom a push service can ask about this server: a mailto: or https: address */
  constructor(outbound: Outbound, keys: string, subject: string, now: () => number) {
    this.#outbound = outbound;
    this.#keys = keys;
    this.#subject = subject;
    this.#now = now;
  }

  async send({ endpoint, keys }: PushTarget, message: NoticeMessage): Promise<Outcome> {
    const { default: webPush } = await import('web-push');
    const [publicKey = '', privateKey = ''] = this.#keys.split('.');
    const left = message.until === null ? LASTS_S : Math.ceil((message.until - this.#now()) / 1000);
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, pushPayload(message), {
      vapidDetails: { subject: this.#subject, publicKey, privateKey },
      TTL: Math.max(0, left),
      topic: topicOf(message),
      urgency: message.kind === 'grace' ? 'high' : 'normal',
      contentEncoding: 'aes128gcm',
    });
    try {
      const status = await this.#outbound.post(endpoint, { headers: asTexts(headers), body: body ?? '' });
      // The browser has ended its subscription, or was reset.
      return status === 404 || status === 410
        ? { kind: 'failed', reason: { key: 'notice.gone' }, again: 'gone' }
        : fromStatus(status);
    } catch (error) {
      return fromError(error);
    }
  }
}

function asTexts(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
