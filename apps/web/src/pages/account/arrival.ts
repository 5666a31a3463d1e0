import { id, type SignedIn, signedIn } from '@durbar/protocol';
import * as z from 'zod/mini';

/** Why somebody comes to the page about accounts: what its address has after `#`. */
export type Arrival =
  | { readonly kind: 'look' }
  /** With the code of an invitation. */
  | { readonly kind: 'invite'; readonly code: string }
  /** By the link of a mail. */
  | { readonly kind: 'link'; readonly token: string }
  /** After signing in, as a guest who has games. */
  | { readonly kind: 'choose'; readonly choice: Choice }
  /** `left`: tables whose seats could not be taken along; null: back from a provider. */
  | { readonly kind: 'signedIn'; readonly left: readonly string[] | null }
  | { readonly kind: 'problem'; readonly problem: string };

export type Choice = Extract<SignedIn, { readonly kind: 'choose' }>;

/** How signing in at a provider can fail. Anybody can write an address, so nothing else is said. */
const PROBLEMS: ReadonlySet<string> = new Set([
  'problem.unknownLogin',
  'problem.loginTaken',
  'problem.invitationNeeded',
  'problem.noSuchWay',
]);

const FAILED: Arrival = { kind: 'problem', problem: 'problem.signInFailed' };

/** Reads what follows `#` in the address. What cannot be read is signing in that has failed. */
export function readArrival(fragment: string): Arrival {
  const cut = fragment.indexOf('=');
  const name = cut < 0 ? fragment : fragment.slice(0, cut);
  const value = cut < 0 ? null : decode(fragment.slice(cut + 1));
  switch (name) {
    case '':
      return { kind: 'look' };
    case 'invite':
      return { kind: 'invite', code: value ?? '' };
    case 'link':
      return { kind: 'link', token: value ?? '' };
    case 'signed-in':
      return { kind: 'signedIn', left: value === null ? null : readIds(value) };
    case 'choose':
      return readChoice(value);
    default:
      return value !== null && PROBLEMS.has(value) ? { kind: 'problem', problem: value } : FAILED;
  }
}

function readChoice(value: string | null): Arrival {
  const read = z.safeParse(signedIn, parseJson(value ?? ''));
  return read.success && read.data.kind === 'choose' ? { kind: 'choose', choice: read.data } : FAILED;
}

const readIds = (text: string): string[] => text.split(',').filter((each) => z.safeParse(id, each).success);

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not an address that a server or this page has made.
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema refuses it.
    return null;
  }
}

/** A path of this page to go back to, such as `/t/abc` or `/new/maharani`; null if it is none. */
export function readBack(path: string | null): string | null {
  return path !== null && /^\/(?:t|new)\/[\w-]{1,64}$/.test(path) ? path : null;
}
