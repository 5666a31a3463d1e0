import { describe, expect, it } from 'vitest';
import { canonicalJson, isPlainObject, sameJson } from '../src/index.ts';

describe('canonical JSON', () => {
  it('sorts keys at every depth, so that equal values have one text', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'é"\n' }], a: -0.5, B: true, x: undefined })).toBe(
      '{"B":true,"a":-0.5,"b":[1,{"c":"é\\"\\n","d":null}]}',
    );
    expect(canonicalJson([])).toBe('[]');
    expect(canonicalJson({})).toBe('{}');
    expect(canonicalJson('x')).toBe('"x"');
    expect(canonicalJson(false)).toBe('false');
    expect(canonicalJson(-0)).toBe('0');
  });

  it('is JSON that parses to the same value', () => {
    const value = { k: [1e21, 1e-7, 'a\u2028b', { z: 1, a: [[]] }] };
    expect(JSON.parse(canonicalJson(value))).toEqual(value);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, undefined, () => 1, new Map(), new Date(0), [undefined]])(
    'does not take %s',
    (value) => {
      expect(() => canonicalJson(value)).toThrow(TypeError);
    },
  );

  it('distinguishes equal values from others', () => {
    expect(sameJson({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
    expect(sameJson({ a: 1 }, { a: '1' })).toBe(false);
    expect(sameJson([1, 2], [2, 1])).toBe(false);
  });
});

it('distinguishes a plain object from anything else', () => {
  expect([{}, Object.create(null), { a: 1 }].every(isPlainObject)).toBe(true);
  expect([null, [], new Map(), 'x', 1, undefined].some(isPlainObject)).toBe(false);
});
