import type { NewPasskey } from '@durbar/protocol';
import { Problem } from '../core/problem.ts';

/**
 * A new passkey without what its authenticator says of its own kind, which nobody here asks for. To check it, addresses in its
 * certificates would be asked, and whoever sends them could choose those, also within the server's own network.
 * @throws {Problem} if it cannot be read
 */
export async function withoutAttestation(made: NewPasskey['response']): Promise<NewPasskey['response']> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await import('@simplewebauthn/server/helpers');
  const { attestationObject: given } = made.response;
  let attestationObject: string;
  try {
    const authData = decodeAttestationObject(isoBase64URL.toBuffer(given)).get('authData');
    const bare = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', authData],
    ]);
    attestationObject = isoBase64URL.fromBuffer(isoCBOR.encode(bare));
  } catch {
    // Whatever is wrong with it, it is no passkey.
    throw new Problem(400, 'signInFailed');
  }
  return { ...made, response: { ...made.response, attestationObject } };
}
