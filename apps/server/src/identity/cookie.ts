import type { Signer } from './tokens.ts';
import { randomToken } from './tokens.ts';

/** What a cookie says: who somebody is, and on which device. */
export interface Credential {
  readonly person: string;
  readonly device: string;
  /** Number of the device's cookie, from 0: each renewal is a new one. */
  readonly generation: number;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
}

/** How long a cookie lasts; each visit renews it. */
export const COOKIE_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * The cookie's name. Over https browsers let only https set it and, unless it is limited to a path, only this host itself, not
 * a subdomain.
 */
export function cookieName(isSecure: boolean, path: string): string {
  if (!isSecure) return 'durbar';
  return path === '/' ? '__Host-durbar' : '__Secure-durbar';
}

const PURPOSE = 'cookie';
const PATTERN = /^([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{16})\.(\d{1,9})\.(\d{1,15})\.([A-Za-z0-9_-]{32})$/;

/** A new guest on a new device. */
export function newCredential(now: number): Credential {
  return { person: randomToken(12), device: randomToken(12), generation: 0, issuedAt: now };
}

/** A person on a new device. */
export function credentialOf(person: string, now: number): Credential {
  return { ...newCredential(now), person };
}

export function formatCookie(signer: Signer, { person, device, generation, issuedAt }: Credential): string {
  const text = `${person}.${device}.${generation}.${issuedAt}`;
  return `${text}.${signer.sign(PURPOSE, text)}`;
}

/** What a cookie says; null if this server did not sign it. */
export function readCookie(signer: Signer, cookie: string): Credential | null {
  const [, person, device, generation, issuedAt, signature] = PATTERN.exec(cookie) ?? [];
  if (person === undefined || device === undefined || signature === undefined) return null;
  const text = `${person}.${device}.${generation}.${issuedAt}`;
  if (!signer.verify(PURPOSE, text, signature)) return null;
  return { person, device, generation: Number(generation), issuedAt: Number(issuedAt) };
}
