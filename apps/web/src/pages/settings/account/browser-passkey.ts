import type { Message } from '@durbar/kernel';
import { credentialJson, parseCreationOptions, parseRequestOptions } from './credential-json.ts';

/** What the browser has made, as JSON, or why it has made nothing. */
type Made = { readonly made: unknown } | { readonly problem: Message };

/** Whether this browser can have passkeys at this address at all. */
export const hasPasskeys = (): boolean => isSecureContext && 'PublicKeyCredential' in window;

/** Has the browser make a passkey, which asks the person. @param options as the server sends them */
export const createPasskey = (options: unknown): Promise<Made> =>
  attempt(() => navigator.credentials.create({ publicKey: parseCreationOptions(options) }));

/** Has the browser use a passkey, which asks the person which one. @param options as the server sends them */
export const getPasskey = (options: unknown): Promise<Made> =>
  attempt(() => navigator.credentials.get({ publicKey: parseRequestOptions(options) }));

async function attempt(ask: () => Promise<Credential | null>): Promise<Made> {
  try {
    const credential = await ask();
    if (!(credential instanceof PublicKeyCredential)) return failed('none');
    return { made: credentialJson(credential) };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return failed(reasonOf(error.name));
  }
}

const failed = (reason: ReturnType<typeof reasonOf>): Made => ({
  problem: { key: `account.passkey.${reason}` },
});

/** Why the browser has made or used no passkey, by the name of its error. */
export function reasonOf(name: string): 'none' | 'known' | 'failed' {
  // Browsers say the same of a person who declines, of one who takes too long, and where there is no passkey.
  if (name === 'NotAllowedError' || name === 'AbortError') return 'none';
  return name === 'InvalidStateError' ? 'known' : 'failed';
}
