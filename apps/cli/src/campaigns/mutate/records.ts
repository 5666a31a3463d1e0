import type { Game, MatchRecord, Rng } from '@durbar/kernel';
import {
  decodeText,
  isPlainObject,
  listProofs,
  parseRecord,
  replay,
  sameJson,
  verify,
  withDigest,
  writeRecord,
} from '@durbar/kernel';
import { mutateBytes, mutateJson, mutateValue } from './mutators.ts';
import type { Sample } from './sample.ts';
import { type FuzzTarget, isRefused, require, tryTo } from './target.ts';

/** Parsers of match records: a changed record never proves as much as the original. */
export const recordTargets: readonly FuzzTarget[] = [
  {
    name: 'record',
    inputs: 60,
    fuzz: (sample, rng) => fuzzRecord(sample, mutateJson(sample.record, rng)),
  },
  {
    name: 'record as bytes',
    inputs: 30,
    fuzz: (sample, rng) => {
      const bytes = mutateBytes(new TextEncoder().encode(writeRecord(sample.record)), rng);
      return fuzzRecord(sample, decodeText(bytes));
    },
  },
  { name: 'record with a new digest', inputs: 30, fuzz: fuzzDigest },
];

function fuzzRecord({ game, record: original }: Sample, text: string): string {
  const record = tryTo(text, () => parseRecord(text, [game.meta]));
  if (isRefused(record)) return record.kind;
  const findings = tryTo(text, () => verify(game, record));
  if (isRefused(findings)) return findings.kind;
  const [first] = findings;
  if (first) return `found: ${first.problem}`;
  requireReplay(game, record);
  if (sameJson(JSON.parse(text), original)) return 'sound, unchanged';
  const proofs = listProofs(record);
  require(text, 'a changed record proves less than the original', () => {
    return !sameJson(proofs, listProofs(original));
  });
  return 'sound, but not signed';
}

/** Changes a record and computes its digest again, as a forger could: the record then has no valid signature. */
function fuzzDigest({ game, record }: Sample, rng: Rng): string {
  const mutated: unknown = JSON.parse(JSON.stringify(mutateValue(record, rng)) ?? 'null');
  if (!isPlainObject(mutated)) return 'no object';
  const { digest: _, signature: __, ...rest } = mutated;
  const blank = { ...rest, digest: '0'.repeat(64) };
  const read = tryTo(blank, () => parseRecord(blank, [game.meta]));
  if (isRefused(read)) return read.kind;
  const bare = withDigest(read);
  const findings = tryTo(bare, () => verify(game, bare));
  if (isRefused(findings)) return findings.kind;
  const [first] = findings;
  if (first) return `found: ${first.problem}`;
  requireReplay(game, bare);
  require(bare, 'nobody has signed it', () => listProofs(bare).every(({ by }) => by !== 'signature'));
  if (bare.digest !== record.digest && record.signature) {
    const signed = { ...bare, signature: record.signature };
    require(signed, 'the signature is not of this digest', () => verify(game, signed).length > 0);
  }
  return 'sound, but not signed';
}

function requireReplay(game: Game, record: MatchRecord): void {
  require(record, 'it replays', () => {
    replay(game, record);
    return true;
  });
  require(record, 'parsing what was written gives the same record', () =>
    sameJson(parseRecord(writeRecord(record)), record));
}
