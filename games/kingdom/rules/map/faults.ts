import type { Message, Values } from '@durbar/kernel';
import { isPlainObject } from '@durbar/kernel';

/** One thing wrong with a map file: where, and what, as a key of this package's catalogue and its values. */
export interface MapFault extends Message {
  /** Where in the file, e.g. `roads.3.villages.0.x`; empty for the whole. */
  readonly path: string;
}

/** Something to see, no control characters but the joiners that Indian scripts are written with. */
const ONE_LINE = /^(?=.*\S)(?:\P{C}|[\u200C\u200D])*$/u;

/** Collects faults while a file is read; reading goes on after each, so that all are named at once. */
export class Faults {
  readonly found: MapFault[] = [];

  add(path: string, problem: string, values: Values = {}): void {
    this.found.push({ path, key: `map.fault.${problem}`, values: { path, ...values } });
  }

  /** An object with no fields but these; null, with a fault, for anything else. */
  object(
    path: string,
    raw: unknown,
    fields: readonly string[],
    optional: readonly string[] = [],
  ): Readonly<Record<string, unknown>> | null {
    if (!isPlainObject(raw)) {
      // What is missing has been named as such.
      if (raw !== undefined || path === '') this.add(path, 'object');
      return null;
    }
    for (const field of Object.keys(raw))
      if (!fields.includes(field) && !optional.includes(field)) this.add(join(path, field), 'unknownField');
    for (const field of fields) if (!Object.hasOwn(raw, field)) this.add(join(path, field), 'missing');
    return raw;
  }

  /** A list of `least` to `most` items; empty, with a fault, for anything else. */
  list(path: string, raw: unknown, least: number, most: number): readonly unknown[] {
    const items: readonly unknown[] | null = Array.isArray(raw) ? raw : null;
    if (items && items.length >= least && items.length <= most) return items;
    if (items) this.add(path, 'count', { found: items.length, least, most });
    else if (raw !== undefined) this.add(path, 'list');
    return [];
  }

  /** A finite number from `least` to `most`; 0, with a fault, for anything else. */
  number(path: string, raw: unknown, least: number, most: number): number {
    // Adding 0 turns −0, which JSON can say but not keep, into 0.
    if (typeof raw === 'number' && raw >= least && raw <= most) return raw + 0;
    if (raw !== undefined) this.add(path, 'number', { least, most });
    return 0;
  }

  /** One line of 1 to `longest` characters; empty, with a fault, for anything else. */
  text(path: string, raw: unknown, longest: number): string {
    if (typeof raw === 'string' && raw.length <= longest && ONE_LINE.test(raw)) return raw;
    if (raw !== undefined) this.add(path, 'text', { longest });
    return '';
  }

  /** Small letters, digits and hyphens. */
  id(path: string, raw: unknown, longest: number): string {
    if (typeof raw === 'string' && raw.length <= longest && /^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$/.test(raw))
      return raw;
    if (raw !== undefined) this.add(path, 'id', { longest });
    return '';
  }
}

/** The path of a field or item inside `path`. */
export function join(path: string, field: string | number): string {
  return path === '' ? String(field) : `${path}.${field}`;
}
