import { readFileSync } from 'node:fs';
import { bazaar } from '@durbar/testkit/toy';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import schema1 from '../schema/record-v1.json' with { type: 'json' };
import schema2 from '../schema/record-v2.json' with { type: 'json' };
import type { MatchRecord, Meta, RecordProblem } from '../src/index.ts';
import { canonicalJson, isPlainObject, parseRecord, RecordError, verify, writeRecord } from '../src/index.ts';
import en from '../src/words/en.json' with { type: 'json' };
import { recordJsonSchema } from './json-schema.ts';
import { firstRecord, fullRecord, newMatch } from './matches.ts';

const record = fullRecord();
const text = writeRecord(record);

function catchError(run: () => unknown): RecordError {
  try {
    run();
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

const readProblem = (input: unknown, games?: readonly Meta[]): RecordProblem =>
  catchError(() => parseRecord(input, games)).problem;

describe('writing and reading a record', () => {
  it('returns an equal record, from text and from a value', () => {
    expect(parseRecord(text, [bazaar.meta])).toEqual(record);
    expect(parseRecord(JSON.parse(text))).toEqual(record);
    expect(parseRecord(`\uFEFF${text}`)).toEqual(record);
  });

  it('refuses names that are too long', () => {
    const named = (length: number) => ({
      ...record,
      seats: record.seats.map((seat) => ({ ...seat, name: 'x'.repeat(length) })),
    });
    expect(parseRecord(named(200)).seats[0]?.name).toHaveLength(200);
    expect(catchError(() => parseRecord(named(201))).message).toContain('record.seats[0].name');
  });

  it('writes the same bytes for any order of keys', () => {
    expect(writeRecord(parseRecord(text))).toBe(text);
    const sorted = parseRecord(canonicalJson(record));
    expect(writeRecord(sorted)).toBe(text);
    const jumbled: MatchRecord = {
      ...record,
      options: { merchant: true, length: 'long' },
      game: record.game,
    };
    expect(writeRecord(jumbled)).toBe(text);
  });

  it('has one line per entry, so that records can be compared line by line', () => {
    const lines = text.split('\n');
    expect(lines).toContain('    {"seat":0,"move":{"coins":1,"kind":"bid"}},');
    expect(lines).toContain('    {"undo":0,"back":1,"at":4000},');
    expect(lines).toContain('    {"table":"takeover","seat":2,"bot":"greedy","reason":"absent","at":5000},');
    expect(lines).toContain('    {"table":"clock","seat":2,"change":"vacation","ms":86400000,"at":6000},');
    expect(lines).toContain('    {"kind":"person","id":"p1","name":"Asha","colour":3},');
    expect(lines).toContain('    {"kind":"bot","id":"p2","name":"Bot","bot":"playout:400"},');
    expect(lines[0]).toBe('{');
    expect(lines[1]).toBe('  "format": "durbar-record",');
    expect(text.endsWith('}\n')).toBe(true);
  });

  it('keeps format version 1 unchanged: no digest and no later fields', () => {
    const old = firstRecord();
    const oldText = writeRecord(old);
    expect(oldText).not.toMatch(/digest|hashes|colour/);
    expect(parseRecord(oldText, [bazaar.meta])).toEqual(old);
    expect(writeRecord(parseRecord(oldText))).toBe(oldText);
    expect(verify(bazaar, parseRecord(oldText))).toEqual([]);
    for (const later of [
      { ...old, digest: 'a'.repeat(64) },
      { ...old, seats: old.seats.map((seat) => ({ ...seat, colour: 1 })) },
      { ...old, entries: [{ table: 'timeout', seat: 0 }] },
      { ...old, entries: [{ table: 'takeover', seat: 0, bot: 'greedy', reason: 'absent' }] },
      { ...old, fairness: record.fairness },
    ])
      expect(readProblem(later)).toBe('field');
    const { digest: _, ...undigested } = record;
    expect(readProblem(undigested)).toBe('field');
  });

  it('refuses content that a digest does not cover', () => {
    const hidden = text.replace('"meta": {', '"meta": {"__proto__": {"title": "x"}, ');
    expect(readProblem(hidden)).toBe('field');
    for (const depth of [1001, 50_000]) {
      const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
      expect(readProblem(text.replace('"A long one"', deep))).toBe('field');
    }
  });

  it('writes empty lists and omits absent fields', () => {
    const bare = newMatch(2).record();
    const bareText = writeRecord(bare);
    expect(bareText).toContain('"entries": [],\n  "outcome": null,');
    expect(bareText).not.toMatch(/fairness|meta/);
    expect(parseRecord(bareText)).toEqual(bare);
    expect(writeRecord({ ...bare, dealt: {} })).toContain('"dealt": {},');
  });
});

describe('files that are not records', () => {
  it.each([1, 10, 100, 1000, text.length - 2])('are reported as cut short after %d characters', (length) => {
    expect(readProblem(text.slice(0, length))).toBe('truncated');
  });

  it.each(['', '  \n', '{', '[{"a":"b\\', '{"a":"\\"'])('are reported as cut short: %j', (cut) => {
    expect(readProblem(cut)).toBe('truncated');
  });

  it.each(['hello', '{"a":1}}', '{"a":]', '{"a":1,}', '<html>', '{"a" 1}'])(
    'are reported as not JSON: %j',
    (damaged) => {
      expect(readProblem(damaged)).toBe('json');
    },
  );

  it('are reported even if something in them is nested too deeply to print', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    // Of a text that would be refused for it.
    const value: unknown = JSON.parse(text.replace(/"seed": "[^"]*"/, `"seed": ${deep}`));
    const error = catchError(() => parseRecord(value));
    expect(error.message).toBe('record.seed: expected a text, found ["…"]');
  });

  it('are reported if a number in them is too large for JSON', () => {
    const large = JSON.stringify({ ...record, meta: { large: 'N' } }).replace('"N"', '1e999');
    const error = catchError(() => parseRecord(large));
    expect(error.message).toBe('record: a number is too large');
  });

  it.each(['null', '7', '[]', '{}', '{"format":"pgn","version":1}'])(
    'are reported as foreign: %j',
    (foreign) => {
      expect(readProblem(foreign)).toBe('foreign');
    },
  );

  it('are recognized as the log of a running match', () => {
    expect(readProblem({ format: 'durbar-log', version: 1 })).toBe('running');
  });

  it('of a future version are reported before anything else is read', () => {
    const error = catchError(() => parseRecord({ format: 'durbar-record', version: 3, news: [] }));
    expect(error.problem).toBe('version');
    expect(error.message).toContain('format version 3; this program reads versions up to 2');
    expect(readProblem({ ...record, version: 'one' })).toBe('field');
    expect(readProblem({ ...record, version: 0 })).toBe('field');
  });

  it('of an unknown game or unknown rules are reported', () => {
    const error = catchError(() => parseRecord(text, [{ ...bazaar.meta, id: 'nim' }]));
    expect([error.problem, error.message]).toEqual(['game', "unknown game 'bazaar'; this program knows nim"]);
    const rules = catchError(() => parseRecord(text, [{ ...bazaar.meta, rules: 3 }]));
    expect(rules.problem).toBe('rules');
    expect(rules.message).toContain('rules version 1 of bazaar; this program plays version 3');
    expect(rules.explanation).toEqual({
      key: 'record.rules',
      values: { game: 'bazaar', rules: 1, known: '3' },
    });
  });

  it.each<[string, unknown, RegExp]>([
    [
      'a wrong value',
      { ...record, rules: 'x' },
      /^record\.rules: expected a whole number from 1, found "x"$/,
    ],
    [
      'a missing field',
      { ...record, hash: undefined },
      /^record\.hash: expected 64 hex digits.*found nothing$/,
    ],
    [
      'an unknown field',
      { ...record, note: 1 },
      /^record\.note: there is no such field; there are format, version/,
    ],
    [
      'a wrong entry',
      {
        ...record,
        entries: [
          { seat: 0, move: 1 },
          { seat: -1, move: 1 },
        ],
      },
      /^record\.entries\[1\]\.seat: /,
    ],
    [
      'an unknown table entry',
      { ...record, entries: [{ table: 'dance' }] },
      /^record\.entries\[0\]\.table: expected resign, return/,
    ],
    [
      'an entry without a move',
      { ...record, entries: [{ seat: 0 }] },
      /^record\.entries\[0\]\.move: expected a move, found nothing/,
    ],
    ['no seats', { ...record, seats: [] }, /^record\.seats: expected at least one seat, found \[\]/],
    ['a seat of no kind', { ...record, seats: [{ kind: 'ghost', id: 'g' }] }, /^record\.seats\[0\]\.kind: /],
    ['a long value', { ...record, game: { long: 'x'.repeat(99) } }, /…$/],
    [
      'a deep value',
      { ...record, outcome: { ...record.outcome, ranks: [1, 0] } },
      /^record\.outcome\.ranks\[1\]: /,
    ],
  ])('are reported with the place of %s', (_, input, message) => {
    const error = catchError(() => parseRecord(input));
    expect(error.problem).toBe('field');
    expect(error.message).toMatch(message);
    expect(error.explanation.key).toBe('record.field');
    expect(error.message).toContain(error.explanation.values?.['path']);
  });

  it('are reported with messages that have a text', () => {
    const problems: RecordProblem[] = [
      'truncated',
      'json',
      'foreign',
      'running',
      'version',
      'field',
      'game',
      'rules',
    ];
    for (const problem of problems) expect(en).toHaveProperty([`record.${problem}`]);
  });
});

describe('the JSON schema', () => {
  it('is up to date with the schema that reads records; `npm run schema` writes it', () => {
    expect(schema1).toEqual(recordJsonSchema(1));
    expect(schema2).toEqual(recordJsonSchema(2));
  });

  const ajv = new Ajv2020({ allErrors: false, allowUnionTypes: true });
  const fits1 = ajv.compile(schema1);
  const fits2 = ajv.compile(schema2);
  const parses = (value: unknown): boolean => {
    try {
      parseRecord(value);
      return true;
    } catch (error) {
      if (error instanceof RecordError) return false;
      throw error;
    }
  };
  const VALUES: readonly unknown[] = [
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 60,
    '',
    'x',
    'bot',
    [],
    ['x'],
    [1],
    {},
    'a'.repeat(64),
  ];

  /** Yields copies of a JSON value, each with one place left out, replaced or added. */
  function* changed(value: unknown): Iterable<unknown> {
    yield* VALUES;
    if (Array.isArray(value)) {
      const items: readonly unknown[] = value;
      for (const [i, one] of items.entries()) for (const other of changed(one)) yield items.with(i, other);
      for (const other of VALUES) yield [...items, other];
    } else if (isPlainObject(value)) {
      yield { ...value, extra: 1 };
      for (const name of Object.keys(value)) {
        const { [name]: own, ...rest } = value;
        yield rest;
        for (const other of changed(own)) yield { ...rest, [name]: other };
      }
    }
  }

  /** A record with each kind of entry and seat but few of each, to limit the number of copies. */
  const small: MatchRecord = {
    ...record,
    options: { ...record.options, extras: ['a'], map: { roads: [1] }, none: null },
    meta: { anything: [1, { at: 'all' }] },
    entries: [
      { seat: 0, move: { kind: 'end' }, at: 1 },
      { undo: 0, back: 1, at: 2 },
      { table: 'resign', seat: 0, at: 3 },
      { table: 'takeover', seat: 0, bot: 'random', at: 4 },
      { table: 'pause', seat: 0, at: 5 },
      { table: 'clock', change: 'giveBack', ms: 6, seat: 0, reason: 'downtime', at: 6 },
    ],
    outcome: {
      ending: 'ending.x',
      ranks: [1],
      scores: [0.5],
      lines: [[{ key: 'score.x', values: { a: 1, b: 'x' }, points: 2 }]],
      tieBreaks: [{ key: 'tie.x' }],
    },
    signature: { algorithm: 'ed25519', key: 'a'.repeat(64), id: 'b'.repeat(16), value: 'c'.repeat(128) },
  };
  const old = firstRecord();
  const smallOld: MatchRecord = { ...old, entries: old.entries.slice(-1) };

  it('accepts the same good files as the reader', () => {
    for (const good of [record, small, newMatch(2).record(), { ...small, outcome: null }, old]) {
      const value: unknown = JSON.parse(writeRecord(good));
      const fits = good.version === 1 ? fits1 : fits2;
      expect([fits(value), parses(value)]).toEqual([true, true]);
    }
  });

  it.each([
    [1, fits1, smallOld],
    [2, fits2, small],
  ] as const)('agrees with the reader on files of version %i with any one change', (_, fits, good) => {
    let copies = 0;
    let bad = 0;
    const disagreed: string[] = [];
    for (const value of changed(JSON.parse(writeRecord(good)))) {
      // The version number selects the schema to agree with.
      if (isPlainObject(value) && value['version'] !== good.version) continue;
      copies++;
      const read = parses(value);
      if (!read) bad++;
      if (fits(value) !== read)
        disagreed.push(`reader ${read}: ${ajv.errorsText(fits.errors)}: ${JSON.stringify(value)}`);
    }
    expect(disagreed).toEqual([]);
    expect(copies).toBeGreaterThan(900);
    expect(bad).toBeGreaterThan(500);
    expect(copies - bad).toBeGreaterThan(100);
  });
});

it('the example in docs/record-format.md is a valid record', () => {
  const page = readFileSync(new URL('../../../docs/record-format.md', import.meta.url), 'utf8');
  const example = /```text\n([^`]*)```/.exec(page)?.[1] ?? '';
  expect(verify(bazaar, parseRecord(example, [bazaar.meta]))).toEqual([]);
  expect(writeRecord(parseRecord(example))).toBe(example);
});
