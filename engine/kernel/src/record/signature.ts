import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { withDigest } from './digest.ts';
import type { MatchRecord, RecordSignature } from './types.ts';

/** A key that signs records: 32 random bytes as 64 hex digits, which only the signer knows. */
export type SigningKey = string;

/** What is signed: the UTF-8 bytes of this text. */
function signedText(digest: string): Uint8Array {
  return utf8ToBytes(`durbar-record/2 ${digest}`);
}

/** The public key that belongs to a signing key, 64 hex digits. */
export function publicKeyOf(key: SigningKey): string {
  return bytesToHex(ed25519.getPublicKey(hexToBytes(key)));
}

/** The name of a public key: the first 16 hex digits of the SHA-256 of its bytes. */
export function keyIdOf(publicKey: string): string {
  return bytesToHex(sha256(hexToBytes(publicKey))).slice(0, 16);
}

/** The record with its digest and an Ed25519 signature of it. */
export function signRecord(record: MatchRecord, key: SigningKey): MatchRecord {
  const whole = withDigest(record);
  const publicKey = publicKeyOf(key);
  const signature: RecordSignature = {
    algorithm: 'ed25519',
    key: publicKey,
    id: keyIdOf(publicKey),
    value: bytesToHex(ed25519.sign(signedText(whole.digest ?? ''), hexToBytes(key))),
  };
  return { ...whole, signature };
}

/** Whether a signature is one of this digest, by the key it names. */
export function isSigned(digest: string, { key, id, value }: RecordSignature): boolean {
  if (keyIdOf(key) !== id) return false;
  try {
    return ed25519.verify(hexToBytes(value), signedText(digest), hexToBytes(key), { zip215: false });
  } catch {
    // Bytes that are no point of the curve.
    return false;
  }
}
