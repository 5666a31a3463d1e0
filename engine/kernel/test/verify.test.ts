import { createPublicKey, verify as verifyBytes } from 'node:crypto';
import { bazaar } from '@durbar/testkit/toy';
import { describe, expect, it } from 'vitest';
import type { Entry, Finding, MatchRecord } from '../src/index.ts';
import {
  computeCommitment,
  computeDigest,
  computeKeyId,
  dealSeed,
  derivePublicKey,
  isBound,
  listProofs,
  Playback,
  signRecord,
  startMatch,
  startSeed,
  TABLE_GENERATOR,
  verify,
} from '../src/index.ts';
import en from '../src/words/en.json' with { type: 'json' };
import fr from '../src/words/fr.json' with { type: 'json' };
import { fairness, firstRecord, fullRecord, newMatch, playOut } from './matches.ts';

/** The first test key of RFC 8032. */
const KEY = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60';

const record = fullRecord();

const problems = (change: Partial<MatchRecord>): Finding['problem'][] =>
  verify(bazaar, { ...record, ...change }).map(({ problem }) => problem);

/** A change by a person who also computes the digest again. */
function sealed(change: Partial<MatchRecord>): Partial<MatchRecord> {
  return { ...change, digest: computeDigest({ ...record, ...change }) };
}

describe('verify', () => {
  it('finds nothing wrong with a sound record', () => {
    expect(verify(bazaar, record)).toEqual([]);
    const plain = newMatch(2);
    playOut(plain);
    expect(verify(bazaar, plain.record())).toEqual([]);
  });

  it('accepts an abandoned match as complete, and reports one that just stops as incomplete', () => {
    const playback = newMatch(2);
    expect(verify(bazaar, playback.record()).map(({ problem }) => problem)).toEqual(['incomplete']);
    playback.add({ table: 'abandon' });
    expect(verify(bazaar, playback.record())).toEqual([]);
  });

  it('names the first bad entry and checks nothing after it', () => {
    const entries: Entry[] = [...record.entries];
    entries[3] = { seat: 1, move: { kind: 'take' } };
    entries[9] = { seat: 0, move: 'nonsense' };
    const findings = verify(bazaar, { ...record, ...sealed({ entries }) });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ problem: 'illegal', entry: 3 });
    expect(findings[0]?.message).toContain('BZR-1.1');
  });

  it('checks the commitment, the nonces and the seed', () => {
    const { secret, table, nonces, rounds } = fairness;
    const given = (change: Partial<typeof fairness>) => sealed({ fairness: { ...fairness, ...change } });
    expect(problems(given({ commitment: 'a'.repeat(64) }))).toEqual(['commitment']);
    expect(problems(given({ table: 'table-8' }))).toEqual(['seed']);
    expect(problems(given({ secret: 'b'.repeat(64) }))).toEqual(['commitment', 'seed']);
    expect(
      problems(given({ secret: 'b'.repeat(64), commitment: computeCommitment('b'.repeat(64)) })),
    ).toEqual(['seed']);
    const other = ['first', null, 'another'];
    expect(problems({ ...given({ nonces: other }), seed: startSeed(secret, table, other) })).toContain(
      'hashes',
    );
    const bots = [null, null, null];
    expect(problems(given({ nonces: bots, hashes: bots }))).toEqual(['nonces', 'seed']);
    expect(problems(given({ nonces: nonces.slice(1) }))).toContain('nonces');
    expect(problems(given({ hashes: [] }))).toEqual(['hashes']);
    const round = rounds[0];
    if (!round) throw new Error('one start failed');
    expect(problems(given({ rounds: [{ ...round, secret }] }))).toEqual(['rounds']);
    expect(problems(given({ rounds: [{ ...round, nonces: ['other', null, null] }] }))).toEqual(['rounds']);
  });

  it('checks that a table uses the generator that nobody can predict', () => {
    const started = startMatch(bazaar, {
      options: record.options,
      seats: record.seats.slice(0, 3),
      seed: record.seed,
      fairness,
    });
    const playback = new Playback(bazaar, started);
    playback.add({ table: 'abandon' });
    expect(verify(bazaar, playback.record()).map(({ problem }) => problem)).toEqual(['weak']);
    expect(record.generator).toBe(TABLE_GENERATOR);
  });

  it('checks the proof of tables that asked for no hashes', () => {
    const old = firstRecord();
    const { fairness: evidence } = old;
    if (!evidence || isBound(evidence)) throw new Error('it has none');
    const given = (change: Partial<typeof evidence>): MatchRecord => ({
      ...old,
      fairness: { ...evidence, ...change },
    });
    const found = (changed: MatchRecord) => verify(bazaar, changed).map(({ problem }) => problem);
    expect(found(old)).toEqual([]);
    expect(found(given({ nonces: evidence.nonces.toReversed() }))).toEqual(['seed']);
    expect(found(given({ commitment: 'a'.repeat(64) }))).toEqual(['commitment']);
    const nonces = [...evidence.nonces, 'more'];
    const seed = dealSeed(evidence.secret, evidence.table, nonces);
    expect(found({ ...given({ nonces }), seed })).toContain('nonces');
  });

  it('checks that the draws follow from the seed', () => {
    const { dealt } = record;
    const [a = 0, b = 0, ...more] = dealt['stock'] ?? [];
    const findings = verify(bazaar, { ...record, ...sealed({ dealt: { stock: [b, a, ...more] } }) });
    expect(findings[0]).toMatchObject({ problem: 'dealt', entry: null });
    expect(findings[0]?.message).toBe('the seed deals something else for stock');
    expect(problems(sealed({ dealt: { ...dealt, more: [1] } }))).toEqual(['dealt']);
    expect(problems(sealed({ dealt: {} }))).toEqual(['dealt']);
  });

  it('checks times, hash and outcome', () => {
    const entries = record.entries.map((entry, i) => ({ ...entry, at: i === 5 ? 1 : 2 }));
    expect(verify(bazaar, { ...record, ...sealed({ entries }) })).toMatchObject([
      { problem: 'time', entry: 5 },
    ]);
    expect(problems(sealed({ hash: 'c'.repeat(64) }))).toEqual(['hash']);
    expect(problems(sealed({ outcome: null }))).toEqual(['outcome']);
  });

  it('checks that the digest covers the record, and the signature the digest', () => {
    expect(problems({ meta: { title: 'Another' } })).toEqual(['digest']);
    const signed = signRecord(record, KEY);
    expect(verify(bazaar, signed)).toEqual([]);
    const { signature } = signed;
    if (!signature) throw new Error('it is signed');
    const wrong = (change: Partial<typeof signature>) => problems({ signature: { ...signature, ...change } });
    expect(wrong({ value: `${signature.value.slice(0, -2)}00` })).toEqual(['signature']);
    expect(wrong({ value: 'f'.repeat(128) })).toEqual(['signature']);
    expect(wrong({ id: '0'.repeat(16) })).toEqual(['signature']);
    const other = derivePublicKey('1f'.repeat(32));
    expect(wrong({ key: other, id: computeKeyId(other) })).toEqual(['signature']);
    expect(wrong({ key: '0'.repeat(64), id: computeKeyId('0'.repeat(64)) })).toEqual(['signature']);
    const changed = sealed({ meta: { title: 'Another' } });
    expect(problems({ ...changed, signature })).toEqual(['signature']);
  });

  it('makes standard signatures: the key of RFC 8032, and a signature that Node’s own crypto accepts', () => {
    const { signature, digest = '' } = signRecord(record, KEY);
    if (!signature) throw new Error('it is signed');
    expect(signature.key).toBe('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a');
    expect(signature.id).toBe('21fe31dfa154a261');
    const x = Buffer.from(signature.key, 'hex').toString('base64url');
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    const text = Buffer.from(`durbar-record/2 ${digest}`);
    expect(verifyBytes(null, text, key, Buffer.from(signature.value, 'hex'))).toBe(true);
  });

  it('does not hide an error of the game itself', () => {
    const fault = new TypeError('a fault');
    const fail = (): never => {
      throw fault;
    };
    expect(() => verify({ ...bazaar, setup: fail }, record)).toThrow(fault);
    expect(() => verify({ ...bazaar, parseMove: fail }, record)).toThrow(fault);
  });

  it('has words for every finding', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
    const found = [
      ...verify(bazaar, { ...record, entries: record.entries.slice(0, 3) }),
      ...verify(bazaar, { ...record, seed: 'x', fairness: { ...fairness, nonces: [], commitment: 'x' } }),
      ...listProofs(record),
      ...listProofs(signRecord(record, KEY)),
      ...listProofs(firstRecord()),
      ...listProofs(newMatch(2).record()),
      ...verify(bazaar, { ...record, game: 'nim' }),
      ...['form', 'illegal', 'undo', 'table', 'paused', 'over'].map((problem) => ({
        explanation: { key: `record.entry.${problem}` },
      })),
      ...[
        'options',
        'seats',
        'generator',
        'time',
        'hash',
        'outcome',
        'dealt',
        'hashes',
        'rounds',
        'weak',
        'digest',
        'signature',
      ].map((problem) => ({
        explanation: { key: `record.${problem}` },
      })),
    ];
    for (const { explanation } of found) expect(en).toHaveProperty([explanation.key]);
  });
});
