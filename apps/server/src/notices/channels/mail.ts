import type { Transporter } from 'nodemailer';
import type { Settings } from '../../config/settings.ts';
import { publicUrl } from '../../core/public-url.ts';
import type { Target } from '../../storage/notice-rows.ts';
import { escapeHtml } from '../html.ts';
import type { MailAct } from '../mail-links.ts';
import { type Channel, messageText, type NoticeMessage, type Outcome } from '../message.ts';
import { loadNotices } from '../words.ts';

type MailTarget = Extract<Target, { kind: 'mail' }>;

const TIMEOUT_MS = 10_000;

/** A mail server that answers so will never take the message. */
const PERMANENT = 500;

/** Sends mail by the server of the settings. */
export class MailChannel implements Channel<MailTarget> {
  readonly #settings: Settings;
  #transport: Promise<Transporter> | null = null;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** The address of a page that a mail links to. */
  #link(act: MailAct, token: string): string {
    return publicUrl(this.#settings, `api/mail/${act}/${token}`) ?? '';
  }

  async send({ address, token }: MailTarget, message: NoticeMessage): Promise<Outcome> {
    const { smtpUrl, mailFrom } = this.#settings;
    if (smtpUrl === null || mailFrom === null)
      return { kind: 'failed', reason: { key: 'notice.noMail' }, again: 'never' };
    this.#transport ??= openTransport(smtpUrl);
    const words = await loadNotices(message.locale);
    const stop = this.#link('stop', token);
    const isConfirmation = message.kind === 'confirm';
    const link = isConfirmation ? this.#link('confirm', token) : message.url;
    const labels = {
      link: words.t(isConfirmation ? 'mail.confirm' : 'mail.open'),
      stop: words.t('mail.stop'),
    };
    try {
      await (await this.#transport).sendMail({
        from: { name: 'Durbar', address: mailFrom },
        to: { name: '', address },
        subject: message.title,
        // The same at each attempt, so that a mail that comes twice can be recognized.
        messageId: `<${message.id}@${mailFrom.split('@')[1] ?? 'durbar'}>`,
        text: [messageText(message), `${labels.link}: ${link}`, `${labels.stop}: ${stop}`].join('\n\n'),
        html: asHtml(message, { link, stop }, labels),
        headers: {
          'List-Unsubscribe': `<${stop}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
      });
      return { kind: 'sent' };
    } catch (error) {
      return fromSmtp(error);
    }
  }
}

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

interface Links {
  readonly link: string | null;
  readonly stop: string;
}

function asHtml({ title, text, lines }: NoticeMessage, { link, stop }: Links, labels: Links): string {
  const anchor = (url: string | null, label: string): string =>
    url === null ? escapeHtml(label) : `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
  const items = lines.map((line) => `<li>${anchor(line.url, line.text)}</li>`).join('');
  return [
    `<h1 style="font-size:1.25em">${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(text)}</p>`,
    items === '' ? '' : `<ul>${items}</ul>`,
    `<p>${anchor(link, labels.link ?? '')}</p>`,
    `<p><small>${anchor(stop, labels.stop)}</small></p>`,
  ].join('');
}

/** What a mail server's refusal means. Its words may have the address in them, so only its number is kept. */
function fromSmtp(error: unknown): Outcome {
  if (!(error instanceof Error)) throw error;
  const status =
    'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null;
  if (status !== null) {
    const reason = { key: 'notice.refused', values: { status } };
    const isAboutUs = 'command' in error && (error.command === 'AUTH' || error.command === 'CONN');
    return { kind: 'failed', reason, again: status >= PERMANENT && !isAboutUs ? 'never' : 'later' };
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return { kind: 'failed', reason: { key: 'notice.unreachable', values: { code } }, again: 'later' };
}
