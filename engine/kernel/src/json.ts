/** A value that JSON cannot hold: NaN, a function, a map … Text of JSON can lead to one: 1e999 is read as Infinity. */
export class NotJsonError extends TypeError {
  override readonly name = 'NotJsonError';
}

/**
 * Writes a plain JSON value as canonical text: keys in code unit order, no spaces. Equal values have equal texts,
 * whatever the order of their keys. Undefined properties are left out.
 * @throws {NotJsonError} for anything that JSON cannot hold
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new NotJsonError(`JSON cannot hold ${value}`);
    return String(value);
  }
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return arrayText(value);
  if (isPlainObject(value)) return objectText(value);
  throw new NotJsonError(`JSON cannot hold this ${typeof value}`);
}

/** Whether two plain JSON values are equal, regardless of the order of keys. */
export function sameJson(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

/**
 * Formats a value for an error message: JSON one level deep, since a value from outside may be nested too deeply to
 * print.
 */
export function shownJson(value: unknown): string {
  const flat = (_name: string, part: unknown): unknown =>
    part !== value && typeof part === 'object' && part !== null ? '…' : part;
  return JSON.stringify(value, flat) ?? typeof value;
}

/** Whether a value is a plain object: not an array and not an instance of a class. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function arrayText(items: readonly unknown[]): string {
  if (isNumbers(items)) return `[${items.join(',')}]`;
  let text = '[';
  for (let i = 0; i < items.length; i++) text += (i === 0 ? '' : ',') + canonicalJson(items[i]);
  return `${text}]`;
}

/**
 * Whether an array holds only numbers, as most arrays of games do. Such an array is joined in one call, which is
 * faster.
 */
function isNumbers(items: readonly unknown[]): boolean {
  for (let i = 0; i < items.length; i++) if (!Number.isFinite(items[i])) return false;
  return true;
}

function objectText(fields: Readonly<Record<string, unknown>>): string {
  let text = '{';
  for (const key of Object.keys(fields).toSorted()) {
    const value = fields[key];
    if (value === undefined) continue;
    text += `${text === '{' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(value)}`;
  }
  return `${text}}`;
}
