import type { ServerContext } from '../core/context.ts';
import { keptSetting } from '../storage/kept-secret.ts';
import type { ChannelRow } from '../storage/notice-rows.ts';
import { MailChannel } from './channels/mail.ts';
import { PUSH_KEYS, PushChannel } from './channels/push.ts';
import { WebhookChannel } from './channels/webhook.ts';
import type { NoticeMessage, Outcome } from './message.ts';
import { Outbound } from './outbound.ts';

/** All ways to send a message. */
export interface Senders {
  readonly outbound: Outbound;
  /** Public and private half; see `PUSH_KEYS`. */
  readonly pushKeys: string;
  readonly send: (channel: Pick<ChannelRow, 'target'>, message: NoticeMessage) => Promise<Outcome>;
}

type SenderContext = Pick<ServerContext, 'settings' | 'now'>;

/** The ways to send, with keys that are made at the first start. */
export async function openSenders(
  context: SenderContext & Pick<ServerContext, 'store' | 'writer'>,
): Promise<Senders> {
  return createSenders(context, await keptSetting(context.store, context.writer, PUSH_KEYS));
}

/** @param pushKeys see `PUSH_KEYS` */
export function createSenders({ settings, now }: SenderContext, pushKeys: string): Senders {
  const outbound = new Outbound(settings.webhookHosts);
  const { mailFrom, publicUrl } = settings;
  const ownAddress = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:durbar@localhost';
  const subject = mailFrom === null ? ownAddress : `mailto:${mailFrom}`;
  const push = new PushChannel(outbound, pushKeys, subject, now);
  const mail = new MailChannel(settings);
  const webhook = new WebhookChannel(outbound);
  return {
    outbound,
    pushKeys,
    send({ target }, message) {
      switch (target.kind) {
        case 'push':
          return push.send(target, message);
        case 'mail':
          return mail.send(target, message);
        case 'webhook':
          return webhook.send(target, message);
      }
    },
  };
}
