import { DEFAULT_LOCALE } from '@durbar/kernel';
import type { NewChannel } from '@durbar/protocol';
import { readSettings, StartupError } from '../config/settings.ts';
import { publicUrl } from '../core/public-url.ts';
import { randomToken } from '../identity/tokens.ts';
import type { Target } from '../storage/notice-rows.ts';
import { chooseDriver } from '../storage/sqlite/driver/choose.ts';
import { checkExisting } from '../storage/sqlite/file-check.ts';
import { PUSH_KEYS } from './channels/push.ts';
import type { Outcome } from './message.ts';
import { createSenders } from './senders.ts';
import { loadNotices } from './words.ts';

/**
 * Sends a message to try a channel, with the settings of a server, which may be running.
 * @param env environment variables
 * @param sentAt milliseconds since 1970
 * @throws {StartupError} if the settings do not allow it
 */
export async function tryChannel(
  env: Readonly<Record<string, string | undefined>>,
  channel: NewChannel,
  sentAt: number,
): Promise<Outcome> {
  const target = toTarget(channel);
  const settings = readSettings(env);
  if (target.kind === 'mail' && settings.smtpUrl === null)
    throw new StartupError('Mail needs SMTP_URL, MAIL_FROM and PUBLIC_URL.');
  const keys = target.kind === 'push' ? await readPushKeys(settings.dataFile) : PUSH_KEYS.make();
  const senders = createSenders({ settings, now: () => sentAt }, keys);
  const address = target.kind === 'push' ? target.endpoint : target.kind === 'webhook' ? target.url : null;
  const fault = address === null ? null : senders.outbound.findFault(address);
  if (fault === 'private')
    throw new StartupError('This address is in a private network: name its host in WEBHOOK_HOSTS.');
  if (fault !== null) throw new StartupError('Messages are sent to addresses that begin with https:// only.');
  const words = await loadNotices(DEFAULT_LOCALE);
  return senders.send(
    { target },
    {
      id: randomToken(18),
      kind: 'test',
      table: null,
      title: words.t('test.title'),
      text: words.t('test.text'),
      lines: [],
      url: publicUrl(settings, ''),
      until: null,
      locale: DEFAULT_LOCALE,
      actions: null,
    },
  );
}

/** The target of a channel that is not stored: the links of its mails lead nowhere, and nobody knows its secret. */
function toTarget(channel: NewChannel): Target {
  if (channel.kind === 'push') return { kind: 'push', device: null, ...channel.subscription };
  return channel.kind === 'mail'
    ? { ...channel, token: `none.${randomToken(18)}` }
    : { ...channel, secret: randomToken(24) };
}

/** Browsers take messages only from the server that they subscribed at, which its keys prove. */
async function readPushKeys(dataFile: string): Promise<string> {
  if (checkExisting(dataFile) === 0) throw new StartupError(`There is no data file ${dataFile}.`);
  const connection = (await chooseDriver()).open(dataFile, { readOnly: true, timeout: 3000 });
  try {
    const found = connection.prepare('SELECT value FROM setting WHERE key = ?').get(PUSH_KEYS.key)?.['value'];
    if (typeof found !== 'string')
      throw new StartupError(`${dataFile} has no keys yet: start the server once.`);
    return found;
  } finally {
    connection.close();
  }
}
