import type { Settings } from '../../config/settings.ts';
import { publicUrl } from '../../core/public-url.ts';
import type { Target } from '../../storage/notice-rows.ts';
import { escapeHtml } from '../html.ts';
import type { MailAct } from '../mail-links.ts';
import { type Channel, messageText, type NoticeMessage, type Outcome } from '../message.ts';
import { loadNotices } from '../words.ts';
import { describeMailError, htmlLink, Mailer } from './mailer.ts';

type MailTarget = Extract<Target, { kind: 'mail' }>;

/** A mail server that answers so will never take the message. */
const PERMANENT = 500;

/** Sends mail by the server of the settings. */
export class MailChannel implements Channel<MailTarget> {
  readonly #settings: Settings;
  readonly #mailer: Mailer;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#mailer = new Mailer(settings);
  }

  /** The address of a page that a mail links to. */
  #link(act: MailAct, token: string): string {
    return publicUrl(this.#settings, `api/mail/${act}/${token}`) ?? '';
  }

  async send({ address, token }: MailTarget, message: NoticeMessage): Promise<Outcome> {
    const words = await loadNotices(message.locale);
    const stop = this.#link('stop', token);
    const isConfirmation = message.kind === 'confirm';
    const link = isConfirmation ? this.#link('confirm', token) : message.url;
    const labels = {
      link: words.t(isConfirmation ? 'mail.confirm' : 'mail.open'),
      stop: words.t('mail.stop'),
    };
    try {
      const isSent = await this.#mailer.send({
        address,
        subject: message.title,
        id: message.id,
        text: [messageText(message), `${labels.link}: ${link}`, `${labels.stop}: ${stop}`].join('\n\n'),
        html: asHtml(message, { link, stop }, labels),
        headers: {
          'List-Unsubscribe': `<${stop}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      });
      if (!isSent) return { kind: 'failed', reason: { key: 'notice.noMail' }, again: 'never' };
      return { kind: 'sent' };
    } catch (error) {
      return fromSmtp(error);
    }
  }
}

interface Links {
  readonly link: string | null;
  readonly stop: string;
}

function asHtml({ title, text, lines }: NoticeMessage, { link, stop }: Links, labels: Links): string {
  const items = lines.map((line) => `<li>${htmlLink(line.url, line.text)}</li>`).join('');
  return [
    `<h1 style="font-size:1.25em">${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(text)}</p>`,
    items === '' ? '' : `<ul>${items}</ul>`,
    `<p>${htmlLink(link, labels.link ?? '')}</p>`,
    `<p><small>${htmlLink(stop, labels.stop)}</small></p>`,
  ].join('');
}

/** What a mail server's refusal means. */
function fromSmtp(error: unknown): Outcome {
  const { status, code } = describeMailError(error);
  if (status !== null) {
    const reason = { key: 'notice.refused', values: { status } };
    const isAboutUs =
      error instanceof Error && 'command' in error && (error.command === 'AUTH' || error.command === 'CONN');
    return { kind: 'failed', reason, again: status >= PERMANENT && !isAboutUs ? 'never' : 'later' };
  }
  return { kind: 'failed', reason: { key: 'notice.unreachable', values: { code } }, again: 'later' };
}
