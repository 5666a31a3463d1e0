import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Random text that nobody guesses, of letters, digits, `-` and `_`. */
export function randomToken(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

/** SHA-256 as 64 hex digits. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Signs texts, each for one purpose, so that a signature made for one serves no other. */
export class Signer {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  sign(purpose: string, text: string): string {
    return createHmac('sha256', this.#secret).update(`${purpose}\n${text}`).digest('base64url').slice(0, 32);
  }

  /** Whether `signature` is that of the text; takes as long whether or not it is. */
  verify(purpose: string, text: string, signature: string): boolean {
    return sameText(signature, this.sign(purpose, text));
  }
}

/** Whether two texts are equal, in a time that does not tell where they differ. */
export function sameText(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}
