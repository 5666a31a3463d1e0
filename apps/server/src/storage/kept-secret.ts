import { StartupError } from '../config/settings.ts';
import type { Store } from './store.ts';
import type { Writer } from './writer.ts';

/** A secret that is made once and stored. */
export interface KeptSecret {
  readonly key: string;
  /** What it looks like. */
  readonly form: RegExp;
  readonly make: () => string;
}

/**
 * A secret that is made once and stored.
 * @throws {StartupError} if the stored one was changed into something else: by an empty one anybody could sign
 */
export async function keptSetting(
  store: Store,
  writer: Writer,
  { key, form, make }: KeptSecret,
): Promise<string> {
  const known = await store.readSetting(key);
  if (known === null) {
    const value = make();
    await writer.writeRows([{ kind: 'add setting', key, value }]);
    return value;
  }
  if (form.test(known)) return known;
  throw new StartupError(`The data file is damaged: its setting '${key}' is no key. Restore a backup.`);
}
