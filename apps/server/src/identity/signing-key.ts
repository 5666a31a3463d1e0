import * as z from 'zod/mini';
import { keptSetting } from '../storage/kept-secret.ts';
import { openSqlite } from '../storage/sqlite/open.ts';
import type { Store } from '../storage/store.ts';
import { Writer } from '../storage/writer.ts';
import { COOKIE_MS } from './cookie.ts';
import { COOKIE_SECRET, Signer } from './tokens.ts';

const OLD_KEYS = 'oldSecrets';

/** Secrets that were replaced, and until when their signatures are valid. */
const oldKeys = z.array(z.strictObject({ secret: z.string(), until: z.number() }));

/** The secrets of the server's settings. */
interface GivenSecrets {
  /** Null: one is generated and kept in the data file. */
  readonly secret: string | null;
  readonly oldSecrets: readonly string[];
}

/** The signer of cookies and links, with the secret of the settings or with one that is generated once and stored. */
export async function openSigner(
  store: Store,
  writer: Writer,
  { secret, oldSecrets }: GivenSecrets,
  now: number,
): Promise<Signer> {
  if (secret !== null) return new Signer(secret, oldSecrets);
  const kept = await keptSetting(store, writer, COOKIE_SECRET);
  const old = (await readOldKeys(store)).filter(({ until }) => until > now);
  return new Signer(kept, [...old.map((each) => each.secret), ...oldSecrets]);
}

async function readOldKeys(store: Store): Promise<z.infer<typeof oldKeys>> {
  const text = await store.readSetting(OLD_KEYS);
  return text === null ? [] : oldKeys.parse(JSON.parse(text));
}

/**
 * Replaces the secret in a data file that no server has open. Cookies and links that the old one signed stay valid as long as
 * a cookie lasts; people who come during that time get a new cookie.
 * @returns until when the old secret is valid
 * @throws {StartupError} if the file cannot be opened
 */
export async function rotateSigningKey(dataFile: string, now: number): Promise<number> {
  const store = await openSqlite(dataFile);
  const writer = new Writer(store, 0);
  try {
    const secret = await keptSetting(store, writer, COOKIE_SECRET);
    const until = now + COOKIE_MS;
    const old = [...(await readOldKeys(store)).filter((each) => each.until > now), { secret, until }];
    await writer.writeRows([
      { kind: 'put setting', key: OLD_KEYS, value: JSON.stringify(old) },
      { kind: 'put setting', key: COOKIE_SECRET.key, value: COOKIE_SECRET.make() },
    ]);
    return until;
  } finally {
    await writer.drain();
    await store.close();
  }
}
