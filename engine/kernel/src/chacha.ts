import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Bytes of keystream computed at once: four blocks. */
const CHUNK = 256;
const BLOCK = 64;
const ZEROS = new Uint8Array(CHUNK);
const NONCE = new Uint8Array(12);

/**
 * Makes a generator of 32-bit words that are indistinguishable from random without the seed. They are the ChaCha20
 * keystream (RFC 8439) whose key is the SHA-256 of `seed/purpose`, with a nonce of zeros and blocks counted from 0, in
 * little-endian words. Records call it `chacha20-sha256/1`.
 * @returns a function that returns the next word, 0 to 2^32 − 1
 */
export function chachaWords(seed: string, purpose: string): () => number {
  const key = sha256(utf8ToBytes(`${seed}/${purpose}`));
  let words = new DataView(ZEROS.buffer);
  let at = CHUNK;
  let block = 0;
  return () => {
    if (at === CHUNK) {
      const stream = chacha20(key, NONCE, ZEROS, undefined, block);
      words = new DataView(stream.buffer, stream.byteOffset, CHUNK);
      block += CHUNK / BLOCK;
      at = 0;
    }
    const word = words.getUint32(at, true);
    at += 4;
    return word;
  };
}
