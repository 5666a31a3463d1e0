import { type Fields, readFields, readObject, readOptional, readText, readWhole, wrong } from './read.ts';
import type { Entry, TableEntry } from './types.ts';

/** @throws {RecordError} if this is none of the three kinds of entry */
export function parseEntry(value: unknown, path: string): Entry {
  const fields = readObject(value, path);
  if (Object.hasOwn(fields, 'table')) return parseTableEntry(fields, path);
  if (Object.hasOwn(fields, 'undo')) {
    readFields(fields, path, ['undo', 'back', 'at']);
    return {
      undo: readWhole(fields['undo'], `${path}.undo`, 0),
      back: readWhole(fields['back'], `${path}.back`, 1),
      ...readTime(fields, path),
    };
  }
  readFields(fields, path, ['seat', 'move', 'at']);
  if (!Object.hasOwn(fields, 'move')) return wrong(`${path}.move`, 'a move', undefined);
  return { seat: readSeat(fields, path), move: fields['move'], ...readTime(fields, path) };
}

function parseTableEntry(fields: Fields, path: string): TableEntry {
  const { table } = fields;
  switch (table) {
    case 'resign':
    case 'return':
      readFields(fields, path, ['table', 'seat', 'at']);
      return { table, seat: readSeat(fields, path), ...readTime(fields, path) };
    case 'takeover':
      readFields(fields, path, ['table', 'seat', 'bot', 'at']);
      return {
        table,
        seat: readSeat(fields, path),
        bot: readText(fields['bot'], `${path}.bot`),
        ...readTime(fields, path),
      };
    case 'pause':
    case 'resume':
    case 'abandon':
      readFields(fields, path, ['table', 'seat', 'at']);
      return {
        table,
        ...readOptional(fields, path, 'seat', (value, at) => readWhole(value, at, 0)),
        ...readTime(fields, path),
      };
    default:
      return wrong(`${path}.table`, 'resign, return, takeover, pause, resume or abandon', table);
  }
}

function readSeat(fields: Fields, path: string): number {
  return readWhole(fields['seat'], `${path}.seat`, 0);
}

function readTime(fields: Fields, path: string): { readonly at?: number } {
  return readOptional(fields, path, 'at', (value, at) => readWhole(value, at, 0));
}
