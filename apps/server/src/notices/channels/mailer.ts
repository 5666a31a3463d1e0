import type { Transporter } from 'nodemailer';
import type { Settings } from '../../config/settings.ts';
import { escapeHtml } from '../html.ts';

const TIMEOUT_MS = 10_000;

/** A mail, without what all have. */
export interface Mail {
  readonly address: string;
  readonly subject: string;
  /** The same at each attempt, so that a mail that comes twice can be recognized. */
  readonly id: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends mail by the server of the settings. */
export class Mailer {
  readonly #settings: Pick<Settings, 'smtpUrl' | 'mailFrom'>;
  #transport: Promise<Transporter> | null = null;

  constructor(settings: Pick<Settings, 'smtpUrl' | 'mailFrom'>) {
    this.#settings = settings;
  }

  /** @returns false if the settings name no mail server @throws nodemailer's error if it does not take the mail */
  async send({ address, subject, id, text, html, headers }: Mail): Promise<boolean> {
    const { smtpUrl, mailFrom } = this.#settings;
    if (smtpUrl === null || mailFrom === null) return false;
    this.#transport ??= openTransport(smtpUrl);
    await (await this.#transport).sendMail({
      from: { name: 'Durbar', address: mailFrom },
      to: { name: '', address },
      subject,
      messageId: `<${id}@${mailFrom.split('@')[1] ?? 'durbar'}>`,
      text,
      html,
      headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
    });
    return true;
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

/** What may be kept of an error of sending: its words, and those of the mail server, may have the address in them. */
export function describeMailError(error: unknown): { readonly status: number | null; readonly code: string } {
  if (!(error instanceof Error)) throw error;
  const status =
    'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null;
  return { status, code: 'code' in error && typeof error.code === 'string' ? error.code : error.name };
}

/** A link as HTML; only its label where there is no address. */
export function htmlLink(url: string | null, label: string): string {
  return url === null ? escapeHtml(label) : `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
}
