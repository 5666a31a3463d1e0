import { canonicalJson } from '@durbar/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedFields, same } from '../src/same.ts';
import { runs } from './script.ts';

const json = fc.jsonValue({ maxDepth: 3 });

test('values are the same if and only if their canonical texts are equal', () => {
  const pairs = fc.oneof(
    fc.tuple(json, json),
    json.map((value): [unknown, unknown] => [value, JSON.parse(JSON.stringify(value))]),
  );
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      expect(same(a, b)).toBe(canonicalJson(a) === canonicalJson(b));
    }),
    runs(300),
  );
});

test.each([
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { b: 1 }],
  [[1], [1, 2]],
  [[], {}],
  [null, {}],
  [[0], ['0']],
])('%j and %j are not the same', (a, b) => {
  expect(same(a, b)).toBe(false);
  expect(same(b, a)).toBe(false);
});

test('changed fields are those with a different value and the new ones', () => {
  expect(changedFields({ a: [1], b: 2, c: 3 }, { a: [1], b: 4, c: 3, d: null })).toEqual({ b: 4, d: null });
  expect(changedFields({ a: 1 }, { a: 1 })).toEqual({});
});

test('a removed field cannot be expressed', () => {
  expect(changedFields({ a: 1, b: 2 }, { a: 1 })).toBeNull();
});
