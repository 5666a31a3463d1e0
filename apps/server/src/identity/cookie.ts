import type { Signer } from './tokens.ts';
import { randomToken } from './tokens.ts';

/** The cookie that identifies a person: their id, a dot, a signature. */
export const COOKIE = 'durbar';

const PURPOSE = 'person';
const ID = /^[A-Za-z0-9_-]{16}$/;

/** The longest lifetime that browsers accept; each visit renews it. */
export const COOKIE_SECONDS = 400 * 24 * 60 * 60;

export function newPersonId(): string {
  return randomToken(12);
}

export function cookieOf(signer: Signer, person: string): string {
  return `${person}.${signer.sign(PURPOSE, person)}`;
}

/** The person a cookie identifies; null if it is missing or was not signed by this server. */
export function personOf(signer: Signer, cookie: string | undefined): string | null {
  const [person = '', signature = '', ...more] = cookie?.split('.') ?? [];
  if (more.length > 0 || !ID.test(person)) return null;
  return signer.verify(PURPOSE, person, signature) ? person : null;
}
