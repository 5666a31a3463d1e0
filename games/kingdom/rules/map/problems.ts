import type { Message, Values } from '@durbar/kernel';
import { isPlainObject } from '@durbar/kernel';

/** One problem of a map file: where it is, and a message of this package's catalogue. */
export interface MapProblem extends Message {
  /** Where in the file, e.g. `roads.3.villages.0.x`; empty for the file as a whole. */
  readonly path: string;
}

/** A control character or one without a shape, except the joiners that Indian scripts need. */
const UNSHOWN = /(?![\u200C\u200D])\p{C}/u;

/** Collects problems while a file is read; reading continues after each one, so that all are reported at once. */
export class MapProblems {
  readonly found: MapProblem[] = [];

  add(path: string, what: string, values: Values = {}): void {
    this.found.push({ path, key: `map.problem.${what}`, values: { path, ...values } });
  }

  /** An object with only these fields; for anything else null and a problem. */
  object(
    path: string,
    raw: unknown,
    fields: readonly string[],
    optional: readonly string[] = [],
  ): Readonly<Record<string, unknown>> | null {
    if (!isPlainObject(raw)) {
      // A missing field has been reported already.
      if (raw !== undefined || path === '') this.add(path, 'object');
      return null;
    }
    for (const field of Object.keys(raw))
      if (!fields.includes(field) && !optional.includes(field)) this.add(join(path, field), 'unknownField');
    for (const field of fields) if (!Object.hasOwn(raw, field)) this.add(join(path, field), 'missing');
    return raw;
  }

  /** A list of `least` to `most` items; for anything else an empty list and a problem. */
  list(path: string, raw: unknown, least: number, most: number): readonly unknown[] {
    const items: readonly unknown[] | null = Array.isArray(raw) ? raw : null;
    if (items && items.length >= least && items.length <= most) return items;
    if (items) this.add(path, 'count', { found: items.length, least, most });
    else if (raw !== undefined) this.add(path, 'list');
    return [];
  }

  /** A number from `least` to `most`; for anything else 0 and a problem. */
  number(path: string, raw: unknown, least: number, most: number): number {
    // Adding 0 turns −0 into 0: JSON text can contain −0, but writing it gives 0.
    if (typeof raw === 'number' && raw >= least && raw <= most) return raw + 0;
    if (raw !== undefined) this.add(path, 'number', { least, most });
    return 0;
  }

  /** One line of 1 to `longest` characters; for anything else an empty text and the first problem. */
  text(path: string, raw: unknown, longest: number): string {
    const bad = typeof raw === 'string' ? UNSHOWN.exec(raw) : null;
    if (typeof raw !== 'string') {
      // A missing field has been reported already.
      if (raw !== undefined) this.add(path, 'text', { longest });
    } else if (bad) this.add(path, 'unshown', locateCharacter(raw, bad));
    else if (raw.length > longest) this.add(path, 'tooLong', { found: raw.length, longest });
    else if (!/^.*\S/u.test(raw)) this.add(path, 'blank');
    else return raw;
    return '';
  }

  /** Letters, digits and single hyphens; for anything else an empty text and a problem. */
  id(path: string, raw: unknown, longest: number): string {
    if (typeof raw === 'string' && raw.length <= longest && /^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$/.test(raw))
      return raw;
    if (raw !== undefined) this.add(path, 'id', { longest });
    return '';
  }
}

/** Which character of a text it is, from 1, and its Unicode number as in `U+202E`. */
function locateCharacter(text: string, { 0: character, index }: RegExpExecArray): Values {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { place: Array.from(text.slice(0, index)).length + 1, code: `U+${code}` };
}

/** The path of a field or item inside `path`. */
export function join(path: string, field: string | number): string {
  return path === '' ? String(field) : `${path}.${field}`;
}
