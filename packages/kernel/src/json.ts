/**
 * Text of a plain JSON value with the keys of each object in code unit order and without spaces: equal exactly for
 * equal values, whatever order their keys came in. Properties that are undefined are left out.
 * @throws {TypeError} for anything that JSON cannot hold: NaN, a function, a map …
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (isPlainObject(value)) {
    const fields = Object.keys(value)
      .toSorted()
      .filter((key) => value[key] !== undefined)
      .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`);
    return `{${fields.join(',')}}`;
  }
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value))
    return JSON.stringify(value);
  throw new TypeError(`JSON cannot hold ${typeof value === 'number' ? value : `this ${typeof value}`}`);
}

/** Whether two plain JSON values are equal, whatever order their keys are in. */
export function sameJson(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

/** An object that is a bare set of fields: no array, no instance of a class. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
