import { bazaar } from '@durbar/testkit/toy';
import { describe, expect, it } from 'vitest';
import type { Entry, Finding, MatchRecord } from '../src/index.ts';
import { commitmentOf, dealSeed, isPlainObject, parseRecord, RecordError, verify } from '../src/index.ts';
import en from '../src/words/en.json' with { type: 'json' };
import fr from '../src/words/fr.json' with { type: 'json' };
import { fairness, fullRecord, newMatch, playOut } from './matches.ts';

const record = fullRecord();

const problems = (change: Partial<MatchRecord>): Finding['problem'][] =>
  verify(bazaar, { ...record, ...change }).map(({ problem }) => problem);

describe('verify', () => {
  it('finds nothing wrong with a sound record', () => {
    expect(verify(bazaar, record)).toEqual([]);
    const plain = newMatch(2);
    playOut(plain);
    expect(verify(bazaar, plain.record())).toEqual([]);
  });

  it('takes a match that was given up for complete, and one that just stops for incomplete', () => {
    const playback = newMatch(2);
    expect(verify(bazaar, playback.record()).map(({ problem }) => problem)).toEqual(['incomplete']);
    playback.add({ table: 'abandon' });
    expect(verify(bazaar, playback.record())).toEqual([]);
  });

  it('names the first bad entry and judges nothing behind it', () => {
    const entries: Entry[] = [...record.entries];
    entries[3] = { seat: 1, move: { kind: 'take' } };
    entries[9] = { seat: 0, move: 'nonsense' };
    const findings = verify(bazaar, { ...record, entries });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ problem: 'illegal', entry: 3 });
    expect(findings[0]?.message).toContain('BZR-1.1');
  });

  it('checks that nobody chose the seed', () => {
    const { secret, table, nonces } = fairness;
    const given = (change: Partial<typeof fairness>) => ({ fairness: { ...fairness, ...change } });
    expect(problems(given({ commitment: 'a'.repeat(64) }))).toEqual(['commitment']);
    expect(problems(given({ table: 'table-8' }))).toEqual(['seed']);
    expect(problems(given({ nonces: nonces.toReversed() }))).toEqual(['seed']);
    expect(problems(given({ secret: 'b'.repeat(64) }))).toEqual(['commitment', 'seed']);
    expect(problems(given({ secret: 'b'.repeat(64), commitment: commitmentOf('b'.repeat(64)) }))).toEqual([
      'seed',
    ]);
    const seed = dealSeed(secret, table, [...nonces, 'more']);
    expect(problems({ ...given({ nonces: [...nonces, 'more'] }), seed })).toContain('nonces');
  });

  it('checks that the draws follow from the seed', () => {
    const { dealt } = record;
    const [a = 0, ...more] = dealt['stock'] ?? [];
    const findings = verify(bazaar, { ...record, dealt: { stock: [a ^ 1, ...more] } });
    expect(findings[0]).toMatchObject({ problem: 'dealt', entry: null });
    expect(findings[0]?.message).toBe('the seed deals something else for stock');
    expect(problems({ dealt: { ...dealt, more: [1] } })).toEqual(['dealt']);
    expect(problems({ dealt: {} })).toEqual(['dealt']);
  });

  it('checks times, hash and outcome', () => {
    const entries = record.entries.map((entry, i) => ({ ...entry, at: i === 5 ? 1 : 2 }));
    expect(verify(bazaar, { ...record, entries })).toMatchObject([{ problem: 'time', entry: 5 }]);
    expect(problems({ hash: 'c'.repeat(64) })).toEqual(['hash']);
    expect(problems({ outcome: null })).toEqual(['outcome']);
  });

  it('lets a fault of the game itself through as it is', () => {
    const fault = new TypeError('a fault');
    const fail = (): never => {
      throw fault;
    };
    expect(() => verify({ ...bazaar, setup: fail }, record)).toThrow(fault);
    expect(() => verify({ ...bazaar, parseMove: fail }, record)).toThrow(fault);
  });

  it('has words for everything it finds', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
    const found = [
      ...verify(bazaar, { ...record, entries: record.entries.slice(0, 3) }),
      ...verify(bazaar, { ...record, seed: 'x', fairness: { ...fairness, nonces: [], commitment: 'x' } }),
      ...verify(bazaar, { ...record, game: 'nim' }),
      ...['form', 'illegal', 'undo', 'table', 'paused', 'over'].map((problem) => ({
        explanation: { key: `record.entry.${problem}` },
      })),
      ...['options', 'seats', 'generator', 'time', 'hash', 'outcome', 'dealt'].map((problem) => ({
        explanation: { key: `record.${problem}` },
      })),
    ];
    for (const { explanation } of found) expect(en).toHaveProperty([explanation.key]);
  });
});

describe('tampering with a record', () => {
  /**
   * Names, times, which bot and who went on after the pause are for display. A bid that loses either way comes to the same end: that is another
   * sound record, and no hash can say that it was not so.
   */
  const HARMLESS =
    /^\.(meta|seats\[\d\]\.(name|bot|id)|entries\[\d+\]\.(at|bot|move\.coins)|entries\[9\]\.seat)/;

  /** Each place of a value that holds no object, with its path. */
  function* leaves(value: unknown, path = ''): Iterable<[string, unknown]> {
    if (Array.isArray(value)) {
      const items: readonly unknown[] = value;
      for (const [i, one] of items.entries()) yield* leaves(one, `${path}[${i}]`);
    } else if (isPlainObject(value)) {
      for (const [name, one] of Object.entries(value)) yield* leaves(one, `${path}.${name}`);
    } else yield [path, value];
  }

  /** The value at a path replaced by another of its kind. */
  function tampered(value: unknown, target: string, path = ''): unknown {
    if (path === target) return other(value);
    if (Array.isArray(value)) return value.map((one, i) => tampered(one, target, `${path}[${i}]`));
    if (!isPlainObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, tampered(one, target, `${path}.${name}`)]),
    );
  }

  function other(value: unknown): unknown {
    if (typeof value === 'number') return value + 1;
    if (typeof value === 'boolean') return !value;
    if (typeof value !== 'string') return 'x';
    return /^[0-9a-f]{64}$/.test(value)
      ? `${value.slice(1)}${value.startsWith('0') ? '1' : '0'}`
      : `${value}x`;
  }

  const isSound = (value: unknown): boolean => {
    try {
      return verify(bazaar, parseRecord(value)).length === 0;
    } catch (error) {
      if (error instanceof RecordError) return false;
      throw error;
    }
  };

  it('is found wherever it says something of the match', () => {
    const plain: unknown = JSON.parse(JSON.stringify(record));
    const unnoticed = [...leaves(plain)].flatMap(([path]) => (isSound(tampered(plain, path)) ? [path] : []));
    expect(unnoticed.filter((path) => !HARMLESS.test(path))).toEqual([]);
    expect(unnoticed).toContain('.seats[0].name');
  });

  it('is found where an entry is left out, doubled or moved', () => {
    const moves = record.entries.flatMap((entry, i) => ('move' in entry ? [i] : []));
    for (const i of moves) {
      const entry = record.entries[i];
      if (!entry) continue;
      expect(problems({ entries: record.entries.toSpliced(i, 1) })).not.toEqual([]);
      expect(problems({ entries: record.entries.toSpliced(i, 0, entry) })).not.toEqual([]);
    }
  });
});
