export type Fields = Readonly<Record<string, unknown>>;

/** Whether two plain JSON values are equal; made for flat arrays of numbers. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameItems(a, b);
  return sameFields(a, b);
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
  return true;
}

function sameFields(a: object, b: object): boolean {
  const one = a as Fields;
  const other = b as Fields;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) => Object.hasOwn(other, name) && same(one[name], other[name]));
}

/** The fields of `after` that are not as in `before`; null if a field is gone, which no set of fields can tell. */
export function changedFields(before: Fields, after: Fields): Fields | null {
  for (const name in before) if (!(name in after)) return null;
  const changed: Record<string, unknown> = {};
  for (const name in after) if (!same(before[name], after[name])) changed[name] = after[name];
  return changed;
}
