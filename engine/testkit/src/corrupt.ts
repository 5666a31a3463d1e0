import type { Rng } from '@durbar/kernel';
import { at, isPlainObject, randomBelow } from '@durbar/kernel';
import { throughJson } from './plain-json.ts';

/** Values that are no move, view or event of any game. */
export const JUNK_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  0.5,
  1e9,
  2 ** 53,
  Number.NaN,
  '',
  'constructor',
  '__proto__',
  [],
  [null],
  {},
  { kind: 'no such kind', type: 'no such type' },
];

/** Copies a value and corrupts one random place in it: replaces it by junk, removes it, or adds junk. */
export function corruptValue(value: unknown, rng: Rng): unknown {
  const junk = at(JUNK_VALUES, randomBelow(rng, JUNK_VALUES.length));
  const copy = throughJson(value);
  if (Array.isArray(copy) && copy.length > 0) {
    const items: unknown[] = copy;
    const i = randomBelow(rng, items.length);
    if (randomBelow(rng, 5) === 0) items.push(junk);
    else items[i] = randomBelow(rng, 2) === 0 ? junk : corruptValue(items[i], rng);
    return items;
  }
  if (!isPlainObject(copy)) return junk;
  const fields = new Map(Object.entries(copy));
  const key = [...fields.keys()][randomBelow(rng, Math.max(1, fields.size))];
  const way = randomBelow(rng, 6);
  if (key === undefined || way === 0) fields.set('unknownField', junk);
  else if (way === 1) fields.delete(key);
  else fields.set(key, way === 2 ? junk : corruptValue(fields.get(key), rng));
  return Object.fromEntries(fields);
}
