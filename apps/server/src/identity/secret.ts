import type { Storage } from '../storage/sqlite/open.ts';
import { randomToken, Signer } from './tokens.ts';

const KEY = 'secret';

/** The signer of cookies and links: by the secret given, or by one that is made up once and kept in the data file. */
export async function openSigner(storage: Storage, given: string | null): Promise<Signer> {
  if (given !== null) return new Signer(given);
  const { reader, writer } = storage;
  const find = reader.selectFrom('setting').select('value').where('key', '=', KEY);
  const kept = await find.executeTakeFirst();
  if (kept) return new Signer(kept.value);
  const secret = randomToken(32);
  await writer.write(KEY, [reader.insertInto('setting').values({ key: KEY, value: secret }).compile()]);
  return new Signer(secret);
}
