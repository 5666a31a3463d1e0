import { canonicalJson } from '../json.ts';
import { sha256Hex } from '../seed.ts';
import type { MatchRecord } from './types.ts';

/**
 * The digest of a record: SHA-256 of its canonical JSON (fields in code unit order, no spaces) without `digest` and
 * `signature`, 64 hex digits. Every change of the record changes the digest.
 */
export function computeDigest(record: MatchRecord): string {
  const { digest: _, signature: __, ...rest } = record;
  return sha256Hex(canonicalJson(rest));
}

/** Adds the digest to a record and removes its signature. Format version 1 has neither. */
export function withDigest(record: MatchRecord): MatchRecord {
  const { digest: _, signature: __, ...rest } = record;
  return rest.version === 1 ? rest : { ...rest, digest: computeDigest(rest) };
}
