import { canonicalJson } from '../json.ts';
import { sha256Hex } from '../seed.ts';
import type { MatchRecord } from './types.ts';

/**
 * The digest of a record: SHA-256 of its canonical JSON (fields in code unit order, no spaces) without `digest` and
 * `signature`, 64 hex digits. Any change of the record, whatever it concerns, changes it.
 */
export function digestOf(record: MatchRecord): string {
  const { digest: _, signature: __, ...rest } = record;
  return sha256Hex(canonicalJson(rest));
}

/** The record with its digest and without a signature. Format version 1 has neither. */
export function withDigest(record: MatchRecord): MatchRecord {
  const { digest: _, signature: __, ...rest } = record;
  return rest.version === 1 ? rest : { ...rest, digest: digestOf(rest) };
}
