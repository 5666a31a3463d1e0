import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from '../storage/store.ts';
import type { Writer } from '../storage/writer.ts';

/** Unguessable random text of letters, digits, `-` and `_`. */
export function randomToken(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

/** SHA-256 as 64 hex digits. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Signs texts, each for one purpose: a signature made for one purpose is not valid for another. */
export class Signer {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  sign(purpose: string, text: string): string {
    return createHmac('sha256', this.#secret).update(`${purpose}\n${text}`).digest('base64url').slice(0, 32);
  }

  /** Whether `signature` belongs to the text; takes the same time either way. */
  verify(purpose: string, text: string, signature: string): boolean {
    return sameText(signature, this.sign(purpose, text));
  }
}

/** Whether two texts are equal, in a time that does not depend on where they differ. */
export function sameText(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}

const KEY = 'secret';

/** The signer of cookies and links, with the given secret or with one that is generated once and stored. */
export async function openSigner(store: Store, writer: Writer, given: string | null): Promise<Signer> {
  const known = given ?? (await store.readSetting(KEY));
  if (known !== null) return new Signer(known);
  const secret = randomToken(32);
  await writer.writeRows([{ kind: 'add setting', key: KEY, value: secret }]);
  return new Signer(secret);
}
