import type { Locale } from '@durbar/kernel/locales';
import * as z from 'zod/mini';
import type { ServerContext } from '../core/context.ts';
import { publicUrl } from '../core/public-url.ts';
import { hashText, randomToken, type Signer } from '../identity/tokens.ts';
import { htmlLink, type Mailer } from '../notices/channels/mailer.ts';
import { escapeHtml } from '../notices/html.ts';
import { loadNotices } from '../notices/words.ts';
import { fieldIs } from '../storage/account-rows.ts';

const PURPOSE = 'account-link';
/** Letters of the random part of a link's secret; the rest says who asked for it. */
const RANDOM = 24;

/** The secret of a new link that a person asked for. */
export function makeLinkToken(signer: Signer, person: string): string {
  const random = randomToken((RANDOM * 3) / 4);
  return random + signer.sign(PURPOSE, `${random} ${person}`);
}

/** Whether a person asked for the link. */
export function askedFor(signer: Signer, token: string, person: string): boolean {
  return signer.verify(PURPOSE, `${token.slice(0, RANDOM)} ${person}`, token.slice(RANDOM));
}

const value = z.object({ email: z.string() });

/** The address that a link was sent to; null if it was used or has expired. */
export async function findLinkAddress(
  { store, now }: Pick<ServerContext, 'store' | 'now'>,
  token: string,
): Promise<string | null> {
  const valid = { field: 'expiresAt', operator: '>', value: now() } as const;
  const where = [fieldIs('identifier', hashText(token)), valid];
  const [row] = await store.accounts.find({ model: 'check', where });
  return typeof row?.['value'] === 'string' ? value.parse(JSON.parse(row['value'])).email : null;
}

/** Sends a link by which somebody signs in. @throws nodemailer's error if the mail server does not take it */
export async function sendSignInLink(
  { settings }: Pick<ServerContext, 'settings'>,
  mailer: Mailer,
  { address, token, locale }: { readonly address: string; readonly token: string; readonly locale: Locale },
): Promise<void> {
  const words = await loadNotices(locale);
  // What follows the number sign is not sent to any server when the link is opened.
  const url = publicUrl(settings, `account#link=${token}`) ?? '';
  const subject = words.t('signIn.title');
  const text = words.t('signIn.text', { host: new URL(url).host });
  const label = words.t('mail.signIn');
  await mailer.send({
    address,
    subject,
    id: randomToken(18),
    text: `${text}\n\n${label}: ${url}`,
    html: `<h1 style="font-size:1.25em">${escapeHtml(subject)}</h1><p>${escapeHtml(text)}</p><p>${htmlLink(url, label)}</p>`,
  });
}
