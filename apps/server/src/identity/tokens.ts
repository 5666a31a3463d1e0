import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SigningKey } from '@durbar/kernel';
import { type KeptSecret, keptSetting } from '../storage/kept-secret.ts';
import type { Store } from '../storage/store.ts';
import type { Writer } from '../storage/writer.ts';

/** Unguessable random text of letters, digits, `-` and `_`. */
export function randomToken(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

/** SHA-256 as 64 hex digits. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Signs texts, each for one purpose: a signature made for one purpose is not valid for another. */
export class Signer {
  readonly #secret: string;
  readonly #old: readonly string[];

  /** @param old secrets whose signatures are still valid */
  constructor(secret: string, old: readonly string[] = []) {
    this.#secret = secret;
    this.#old = old;
  }

  sign(purpose: string, text: string): string {
    return signature(this.#secret, purpose, text);
  }

  /** Whether the signature `given` belongs to the text; takes the same time either way. */
  verify(purpose: string, text: string, given: string): boolean {
    let valid = false;
    for (const secret of [this.#secret, ...this.#old])
      if (sameText(given, signature(secret, purpose, text))) valid = true;
    return valid;
  }
}

function signature(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url').slice(0, 32);
}

/** Whether two texts are equal, in a time that does not depend on where they differ. */
export function sameText(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The key that signs records. It is in the data file, so it goes with it: into backups and to other machines. */
export function openRecordKey(store: Store, writer: Writer): Promise<SigningKey> {
  const form = /^[0-9a-f]{64}$/;
  return keptSetting(store, writer, { key: 'recordKey', form, make: () => randomBytes(32).toString('hex') });
}

/** The secret of cookies and links. */
export const COOKIE_SECRET: KeptSecret = {
  key: 'secret',
  form: /^[A-Za-z0-9_-]{43}$/,
  make: () => randomToken(32),
};
