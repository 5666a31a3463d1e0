import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { withDigest } from './digest.ts';
import type { MatchRecord, RecordSignature } from './types.ts';

/** A key that signs records: 32 random bytes as 64 hex digits, which only the signer knows. */
export type SigningKey = string;

/** The text whose UTF-8 bytes are signed. */
function signedText(digest: string): Uint8Array {
  return utf8ToBytes(`durbar-record/2 ${digest}`);
}

/** The public key of a signing key, 64 hex digits. */
export function derivePublicKey(key: SigningKey): string {
  return bytesToHex(ed25519.getPublicKey(hexToBytes(key)));
}

/** The name of a public key: the first 16 hex digits of the SHA-256 of its bytes. */
export function computeKeyId(publicKey: string): string {
  return bytesToHex(sha256(hexToBytes(publicKey))).slice(0, 16);
}

/** Adds the digest and its Ed25519 signature to a record. */
export function signRecord(record: MatchRecord, key: SigningKey): MatchRecord {
  const whole = withDigest(record);
  const publicKey = derivePublicKey(key);
  const signature: RecordSignature = {
    algorithm: 'ed25519',
    key: publicKey,
    id: computeKeyId(publicKey),
    value: bytesToHex(ed25519.sign(signedText(whole.digest ?? ''), hexToBytes(key))),
  };
  return { ...whole, signature };
}

/** Whether a signature fits a digest and the key that it names. */
export function isSigned(digest: string, { key, id, value }: RecordSignature): boolean {
  if (computeKeyId(key) !== id) return false;
  try {
    return ed25519.verify(hexToBytes(value), signedText(digest), hexToBytes(key), { zip215: false });
  } catch {
    // The bytes are not a point of the curve.
    return false;
  }
}
