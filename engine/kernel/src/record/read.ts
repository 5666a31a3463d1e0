import { isPlainObject, shownJson } from '../json.ts';
import { RecordError } from './errors.ts';

// Small readers for data from outside. Each takes the value and the path to it, and hands back what it checked.

export type Fields = Readonly<Record<string, unknown>>;

/** @throws {RecordError} always */
export function wrong(path: string, expected: string, found: unknown): never {
  const text = found === undefined ? 'nothing' : shownJson(found);
  const short = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  throw new RecordError('field', `${path}: expected ${expected}, found ${short}`, { path });
}

/** An object that has no fields but these. */
export function readFields(value: unknown, path: string, known: readonly string[]): Fields {
  const fields = readObject(value, path);
  for (const name of Object.keys(fields))
    if (!known.includes(name))
      throw new RecordError(
        'field',
        `${path}.${name}: there is no such field; there are ${known.join(', ')}`,
        {
          path: `${path}.${name}`,
        },
      );
  return fields;
}

export function readObject(value: unknown, path: string): Fields {
  return isPlainObject(value) ? value : wrong(path, 'an object', value);
}

export function readMap<T>(
  value: unknown,
  path: string,
  read: (value: unknown, path: string) => T,
): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(readObject(value, path)).map(([key, one]) => [key, read(one, `${path}.${key}`)]),
  );
}

export function readArray<T>(value: unknown, path: string, read: (value: unknown, path: string) => T): T[] {
  if (!Array.isArray(value)) return wrong(path, 'an array', value);
  return value.map((one, i) => read(one, `${path}[${i}]`));
}

export function readText(value: unknown, path: string): string {
  return typeof value === 'string' && value !== '' ? value : wrong(path, 'a text', value);
}

/** Any text, the empty one too. */
export function readAnyText(value: unknown, path: string): string {
  return typeof value === 'string' ? value : wrong(path, 'a text', value);
}

/** What a name may be at the longest, in UTF-16 units: longer ones are no names. */
const LONGEST_NAME = 200;

/** What somebody is called, perhaps nothing. */
export function readName(value: unknown, path: string): string {
  const name = readAnyText(value, path);
  return name.length <= LONGEST_NAME
    ? name
    : wrong(path, `a name of at most ${LONGEST_NAME} characters`, `${name.slice(0, 20)}…`);
}

/** 256 bits as hex digits. */
export function readHex(value: unknown, path: string): string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
    ? value
    : wrong(path, '64 hex digits (0-9, a-f)', value);
}

export function readNumber(value: unknown, path: string): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : wrong(path, 'a number', value);
}

export function readInteger(value: unknown, path: string): number {
  return Number.isSafeInteger(value) ? Number(value) : wrong(path, 'a whole number', value);
}

/** A whole number from `min`. */
export function readWhole(value: unknown, path: string, min: number): number {
  return Number.isSafeInteger(value) && Number(value) >= min
    ? Number(value)
    : wrong(path, `a whole number from ${min}`, value);
}

/** `{[name]: value}` where the field is there, else nothing; for fields that may be left out. */
export function readOptional<K extends string, T>(
  fields: Fields,
  path: string,
  name: K,
  read: (value: unknown, path: string) => T,
): { readonly [P in K]?: T } {
  if (!Object.hasOwn(fields, name)) return {};
  const found: { [P in K]?: T } = {};
  found[name] = read(fields[name], `${path}.${name}`);
  return found;
}
