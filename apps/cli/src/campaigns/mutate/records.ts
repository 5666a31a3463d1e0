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

/** Readers of match records: nothing changed still says that it is proved as it was. */
export const recordTargets: readonly FuzzTarget[] = [
  {
    name: 'record',
    share: 60,
    attack: (sample, rng) => attackRecord(sample, mutateJson(sample.record, rng)),
  },
  {
    name: 'record as bytes',
    share: 30,
    attack: (sample, rng) => {
      const bytes = mutateBytes(new TextEncoder().encode(writeRecord(sample.record)), rng);
      return attackRecord(sample, decodeText(bytes));
    },
  },
  { name: 'record with a new digest', share: 30, attack: attackDigest },
];

function attackRecord({ game, record: original }: Sample, text: string): string {
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

/** Who changes a record may compute its digest again; then nobody has signed it. */
function attackDigest({ game, record }: Sample, rng: Rng): string {
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
  require(record, 'it is read again as it was written', () =>
    sameJson(parseRecord(writeRecord(record)), record));
}
