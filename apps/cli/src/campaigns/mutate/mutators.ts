import type { Rng } from '@durbar/kernel';
import { at, isPlainObject, randomBelow } from '@durbar/kernel';
import { corruptValue } from '@durbar/testkit';

/** Returns a copy of a JSON value with one to three changes. */
export function mutateValue(value: unknown, rng: Rng): unknown {
  let changed = value;
  for (let times = oneToThree(rng); times > 0; times--)
    changed = at(CHANGES, randomBelow(rng, CHANGES.length))(changed, rng);
  return changed;
}

/** Returns the text of a JSON value with changes in the value, in the text, or in both. */
export function mutateJson(value: unknown, rng: Rng): string {
  const way = randomBelow(rng, 4);
  const text = JSON.stringify(way === 0 ? value : mutateValue(value, rng)) ?? '';
  return way > 1 ? text : mutateText(text, rng);
}

/** Changes a text in one to three places. */
export function mutateText(text: string, rng: Rng): string {
  let changed = text;
  for (let times = oneToThree(rng); times > 0; times--) {
    const from = randomBelow(rng, changed.length + 1);
    const to = Math.min(changed.length, from + randomBelow(rng, 12));
    const part = changed.slice(from, to);
    const put = [
      '',
      part + part,
      at(PIECES, randomBelow(rng, PIECES.length)),
      String.fromCharCode(randomBelow(rng, 0x1_0000)),
      Array.from(part).toReversed().join(''),
    ];
    changed = changed.slice(0, from) + at(put, randomBelow(rng, put.length)) + changed.slice(to);
    if (randomBelow(rng, 12) === 0) changed = changed.slice(0, randomBelow(rng, changed.length + 1));
  }
  return changed;
}

/** Changes bytes in one to three places. */
export function mutateBytes(bytes: Uint8Array, rng: Rng): Uint8Array {
  const changed = bytes.slice(
    0,
    randomBelow(rng, 8) === 0 ? randomBelow(rng, bytes.length + 1) : bytes.length,
  );
  for (let times = oneToThree(rng); times > 0 && changed.length > 0; times--)
    changed[randomBelow(rng, changed.length)] = randomBelow(rng, 256);
  return changed;
}

/** Mostly one: an input with several changes is usually refused early. */
function oneToThree(rng: Rng): number {
  return 1 + randomBelow(rng, 2) * randomBelow(rng, 3);
}

/** Texts that an attacker would insert. */
const PIECES = [
  '"',
  '{',
  '}',
  ']',
  ',',
  ':',
  '\\',
  '\\u0000',
  '\\ud800',
  '-0',
  '1e999',
  '00',
  '0.1',
  'null',
  'true',
  '9007199254740993',
  '"__proto__":{"a":1},',
  '"constructor":1,',
  '[['.repeat(3000),
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `"${'x'.repeat(5000)}"`,
  '\u202e',
  '\uFEFF',
  '\u0000',
];

type Change = (value: unknown, rng: Rng) => unknown;

const CHANGES: readonly Change[] = [
  // JSON has no undefined, which an earlier change may have put there.
  (value, rng) => corruptValue(value ?? null, rng),
  (value, rng) => changePlace(value, rng, tweak),
  (value, rng) => changePlace(value, rng, tweak),
  (value, rng) => changePlace(value, rng, rearrange),
  (value, rng) => changePlace(value, rng, () => pickPart(value, rng)),
  (value, rng) => changePlace(value, rng, () => at(LARGE, randomBelow(rng, LARGE.length))()),
];

/** Large or deep values, made when they are needed. */
const LARGE: readonly (() => unknown)[] = [
  () => 'x'.repeat(20_000),
  () => Array.from({ length: 2000 }, (_, i) => i),
  () => Array.from({ length: 500 }).reduce<unknown>((inner) => [inner], 0),
  () => Array.from({ length: 500 }).reduce<unknown>((inner) => ({ a: inner }), 0),
  () => Number.MAX_SAFE_INTEGER,
  () => -Number.MAX_VALUE,
  () => JSON.parse('{"__proto__":{"kind":"move"},"constructor":null}') as unknown,
];

const LETTERS = '0123456789abcdefxyzAZ _-é';

/** A nearby value of the same kind. */
function tweak(value: unknown, rng: Rng): unknown {
  if (typeof value === 'number')
    return at([value + 1, value - 1, -value, value * 10, 0], randomBelow(rng, 5));
  if (typeof value === 'boolean') return !value;
  if (value === null) return 0;
  if (typeof value !== 'string' || value === '') return rearrange(value, rng);
  const index = randomBelow(rng, value.length);
  const letter = LETTERS.charAt(randomBelow(rng, LETTERS.length));
  return value.slice(0, index) + letter + value.slice(index + randomBelow(rng, 2));
}

/** Exchanges, doubles or removes items; renames a field. */
function rearrange(value: unknown, rng: Rng): unknown {
  if (Array.isArray(value)) {
    const items: unknown[] = Array.from<unknown>(value);
    const [i, j] = [randomBelow(rng, items.length + 1), randomBelow(rng, items.length + 1)];
    const way = randomBelow(rng, 3);
    if (way === 0) items.splice(i, 1);
    else if (way === 1) items.splice(j, 0, items[i] ?? null);
    else if (items.length > 0) items.push(...items.splice(i % items.length, 1));
    return items;
  }
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value);
  const [first, ...rest] = entries;
  if (!first) return { kind: 'x' };
  return Object.fromEntries([...rest, [`${first[0]}2`, first[1]]]);
}

/** Copies a value with one random place in it changed. */
function changePlace(value: unknown, rng: Rng, change: Change): unknown {
  if (randomBelow(rng, 8) === 0) return change(value, rng);
  if (Array.isArray(value) && value.length > 0) {
    const items: unknown[] = Array.from<unknown>(value);
    const i = randomBelow(rng, items.length);
    items[i] = changePlace(items[i], rng, change);
    return items;
  }
  if (!isPlainObject(value)) return change(value, rng);
  const entries = Object.entries(value);
  if (entries.length === 0) return change(value, rng);
  const changed = randomBelow(rng, entries.length);
  return Object.fromEntries(
    entries.map(([name, part], i) => [name, i === changed ? changePlace(part, rng, change) : part]),
  );
}

/** A random part of a value. */
function pickPart(value: unknown, rng: Rng): unknown {
  const parts: readonly unknown[] = isPlainObject(value) || Array.isArray(value) ? Object.values(value) : [];
  if (parts.length === 0 || randomBelow(rng, 4) === 0) return value;
  return pickPart(at(parts, randomBelow(rng, parts.length)), rng);
}
