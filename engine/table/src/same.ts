export type Fields = Readonly<Record<string, unknown>>;

/** Whether two plain JSON values are equal; fast for flat arrays of numbers. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameItems(a, b);
  return sameFields(a, b);
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false;
  return true;
}

function sameFields(a: object, b: object): boolean {
  const one = a as Fields;
  const other = b as Fields;
  let left = 0;
  for (const name in one) {
    if (one[name] !== other[name] && !same(one[name], other[name])) return false;
    left++;
  }
  for (const _ in other) left--;
  return left === 0;
}

/** No changes. */
const NONE: Fields = {};

/**
 * Returns the fields of `after` that differ from `before`; null if a field is gone, which a set of fields cannot
 * express. For an object compared with itself, always returns the same empty set.
 */
export function changedFields(before: object, after: object): Fields | null {
  if (before === after) return NONE;
  const old = before as Fields;
  const now = after as Fields;
  const changed: Record<string, unknown> = {};
  let gone = 0;
  for (const _ in old) gone++;
  for (const name in now) {
    const value = now[name];
    const was = old[name];
    // No value of JSON is undefined: the field is new.
    if (was !== undefined) gone--;
    if (was !== value && !same(was, value)) changed[name] = value;
  }
  return gone === 0 ? changed : null;
}
