import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Rng } from './rng.ts';
import { nextUint32 } from './rng.ts';

/** The name of the generator and its seeding in records. */
export const GENERATOR = 'sfc32-sha256/1';

/** SHA-256 of a text's UTF-8 bytes, 64 hex digits. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/**
 * Makes a generator for one named purpose: its state is the first 128 bits of SHA-256 of `seed/purpose`, mixed by
 * twelve steps. Generators of different purposes are independent.
 */
export function seededRng(seed: string, purpose: string): Rng {
  const bytes = sha256(utf8ToBytes(`${seed}/${purpose}`));
  const words = new DataView(bytes.buffer, bytes.byteOffset, 16);
  const rng: Rng = [words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12)];
  for (let i = 0; i < 12; i++) nextUint32(rng);
  return rng;
}

/**
 * The commitment that a table shows when it opens: the SHA-256 that binds the table to a secret before anybody sees the
 * secret.
 */
export function computeCommitment(secret: string): string {
  return sha256Hex(secret);
}

/**
 * The seed of a table's deal: SHA-256 of the UTF-8 JSON text `["secret","table",[["person","nonce"],["bot",null],…]]`,
 * without spaces. Nobody chooses it: the table was committed to the secret, and each person to their nonce, before any
 * nonce was shown.
 * @param secret 64 hex digits, kept by the table until the match is over
 * @param table the table's id
 * @param nonces in seat order, without automata: the person's text, null for a bot
 */
export function startSeed(secret: string, table: string, nonces: readonly (string | null)[]): string {
  const seats = nonces.map((nonce) => [nonce === null ? 'bot' : 'person', nonce]);
  return sha256Hex(JSON.stringify([secret, table, seats]));
}

/** The SHA-256 of a nonce's text, which commits a person to the nonce before they show it. */
export function nonceHash(nonce: string): string {
  return sha256Hex(nonce);
}

/**
 * The seed of tables that asked for no hashes: SHA-256 of the JSON array `["secret","table","nonce",…]`, without
 * spaces. Still needed for their matches and records.
 * @param nonces one text from each person, in seat order
 */
export function dealSeed(secret: string, table: string, nonces: readonly string[]): string {
  return sha256Hex(JSON.stringify([secret, table, ...nonces]));
}
