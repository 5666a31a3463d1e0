import { bazaar } from '@durbar/testkit/toy';
import { describe, expect, it } from 'vitest';
import type { MatchRecord } from '../src/index.ts';
import {
  at,
  isPlainObject,
  listProofs,
  parseRecord,
  RecordError,
  randomBelow,
  seededRng,
  signRecord,
  verify,
} from '../src/index.ts';
import { firstRecord, fullRecord } from './matches.ts';

/** The result for a reader of a record: what is wrong with it, or what it proves. */
function report(value: unknown): string {
  try {
    const record = parseRecord(value);
    const findings = verify(bazaar, record);
    return JSON.stringify(findings.length > 0 ? findings : listProofs(record));
  } catch (error) {
    if (error instanceof RecordError) return error.message;
    throw error;
  }
}

/** A place in a JSON value: the names and indices that lead there. */
type Path = readonly (string | number)[];

function* paths(value: unknown, path: Path = []): Iterable<Path> {
  if (path.length > 0) yield path;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    for (const [i, one] of items.entries()) yield* paths(one, [...path, i]);
  } else if (isPlainObject(value))
    for (const [name, one] of Object.entries(value)) yield* paths(one, [...path, name]);
}

/** Returns a copy with the value at a path replaced; it is left out if `change` returns undefined. */
function changed(value: unknown, [first, ...rest]: Path, change: (found: unknown) => unknown): unknown {
  if (first === undefined) return change(value);
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.flatMap((one, i) => {
      const now = i === first ? changed(one, rest, change) : one;
      return now === undefined ? [] : [now];
    });
  }
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const now = name === first ? changed(one, rest, change) : one;
      return now === undefined ? [] : [[name, now]];
    }),
  );
}

/** Another value of the same kind. */
function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (value === null) return 'x';
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.length === 0 ? [1] : [...items, items.at(-1)];
  }
  if (isPlainObject(value)) return { ...value, more: 1 };
  if (typeof value !== 'string') throw new TypeError(`JSON has no ${typeof value}`);
  const text = value;
  return /^[0-9a-f]{16,}$/.test(text) ? `${text.startsWith('0') ? '1' : '0'}${text.slice(1)}` : `${text}x`;
}

const plain = (record: MatchRecord): unknown => JSON.parse(JSON.stringify(record));

/** The first record with every field of a version, signed by a server. */
const signed = plain(signRecord(fullRecord(), '5a'.repeat(32)));
const unsigned = plain(fullRecord());

describe.each([
  ['signed', signed],
  ['not signed', unsigned],
])('a record that is %s', (_, record) => {
  const before = report(record);

  it('is sound if unchanged', () => {
    expect(before).toContain('record.proof.moves.replay');
  });

  it('no longer gives the same result with any change, whatever the field is for', () => {
    const unnoticed = [...paths(record)].filter((path) => report(changed(record, path, other)) === before);
    expect(unnoticed).toEqual([]);
  });

  it('no longer gives the same result with anything left out', () => {
    const unnoticed = [...paths(record)].filter(
      (path) => report(changed(record, path, () => undefined)) === before,
    );
    expect(unnoticed).toEqual([]);
  });

  it('no longer gives the same result with several random changes or exchanges', () => {
    const places = [...paths(record)];
    const rng = seededRng('tamper', 'places');
    const pick = (): Path => at(places, randomBelow(rng, places.length));
    let tried = 0;
    for (let i = 0; i < 120; i++) {
      let copy = changed(record, pick(), other);
      if (i % 2 === 0) copy = changed(copy, pick(), other);
      if (JSON.stringify(copy) === JSON.stringify(record)) continue;
      tried++;
      expect(report(copy)).not.toBe(before);
    }
    expect(tried).toBeGreaterThan(100);
  });
});

it('a new digest loses the signature, and a new signature names its signer', () => {
  const record = parseRecord(signed);
  const renamed = { ...record, seats: record.seats.map((seat) => ({ ...seat, name: 'Mallory' })) };
  const theirs = signRecord(renamed, '6b'.repeat(32));
  expect(verify(bazaar, theirs)).toEqual([]);
  expect(report(theirs)).not.toBe(report(record));
  expect(report(theirs)).toContain(theirs.signature?.id);
  const { signature: _, ...bare } = theirs;
  expect(report(bare)).toContain('record.proof.people.nobody');
});

it('nothing proves a record of format version 1', () => {
  const old = report(firstRecord());
  for (const group of ['played', 'people', 'times', 'meta'])
    expect(old).toContain(`record.proof.${group}.nobody`);
  expect(old).toContain('record.proof.seed.open');
});

describe('a field that is there twice', () => {
  const text = JSON.stringify(signRecord(fullRecord(), '5a'.repeat(32)));

  it.each([
    ['outcome', text.replace('{"format"', '{"outcome":null,"format"')],
    ['name', text.replace('"name":', '"name":"Mallory","name":')],
    ['name', text.replace('"name":', '"n\\u0061me":"Mallory","name":')],
    ['seat', text.replace('{"seat":0,', '{"seat":1,"seat":0,')],
  ])('is refused, since other readers may believe the first: %s', (name, twice) => {
    expect(twice).not.toBe(text);
    expect(report(twice)).toBe(`the field '${name}' is there twice in one object`);
  });

  it('is not one in another object, or in a text', () => {
    expect(report(text)).toContain('"by":"signature"');
    const meta = { a: { b: 1 }, c: [{ b: 1 }, { b: 2 }], d: '{"b":1,"b":2}', e: '\\"b":' };
    const signed = signRecord({ ...fullRecord(), meta }, '5a'.repeat(32));
    expect(report(JSON.stringify(signed, null, 2))).toContain('"by":"signature"');
  });
});
