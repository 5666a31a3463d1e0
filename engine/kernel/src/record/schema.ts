import * as z from 'zod/mini';
import { RECORD_FORMAT, RECORD_VERSION } from './types.ts';

/*
 * The form of a record of format version 1. The JSON Schema in `schema/record-v1.json` is generated from it
 * (`npm run schema`). The message of each schema says what is expected in its place.
 */

/** Message of a union whose member follows from the fields that are there; see `memberFor`. */
export const BY_FIELDS = 'by fields';

/** Longest name, in UTF-16 units. */
const MAX_NAME_LENGTH = 200;

/** An object that has these fields and no others; its message for others is the list of those that there are. */
function fields<T extends z.core.$ZodShape>(shape: T) {
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? Object.keys(shape).join(', ') : 'an object'),
  });
}

function list<T extends z.ZodMiniType>(item: T) {
  return z.array(item, 'an array');
}

function map<T extends z.ZodMiniType>(value: T) {
  return z.record(z.string(), value, 'an object');
}

function whole(min: number) {
  const expected = `a whole number from ${min}`;
  return z.int(expected).check(z.gte(min, expected));
}

function buildRecordSchema() {
  const anyText = z.string('a text');
  const text = z.string('a text').check(z.minLength(1, 'a text'));
  const number = z.number('a number');
  const seatNumber = whole(0);
  const hexDigits = '64 hex digits (0-9, a-f)';
  const hex = z.string(hexDigits).check(z.regex(/^[0-9a-f]{64}$/, hexDigits));
  const name = z.exactOptional(
    anyText.check(z.maxLength(MAX_NAME_LENGTH, `a name of at most ${MAX_NAME_LENGTH} characters`)),
  );
  const at = z.exactOptional(whole(0));

  const optionValue = z.union(
    [z.boolean(), z.string(), z.null(), z.array(z.string()), map(z.unknown())],
    'true, false, a text, an array of texts, an object or null',
  );

  const seat = z.discriminatedUnion(
    'kind',
    [
      fields({ kind: z.enum(['person', 'automaton']), id: text, name }),
      fields({ kind: z.literal('bot'), id: text, name, bot: text }),
    ],
    { error: ({ code }) => (code === 'invalid_union' ? `'person', 'bot' or 'automaton'` : 'an object') },
  );

  const someMove = z.unknown().check(z.refine((move) => move !== undefined, 'a move'));
  const tableEntry = z.discriminatedUnion(
    'table',
    [
      fields({ table: z.enum(['resign', 'return']), seat: seatNumber, at }),
      fields({ table: z.literal('takeover'), seat: seatNumber, bot: text, at }),
      fields({ table: z.enum(['pause', 'resume', 'abandon']), seat: z.exactOptional(seatNumber), at }),
    ],
    'resign, return, takeover, pause, resume or abandon',
  );
  const entry = z.union(
    [
      fields({ seat: seatNumber, move: someMove, at }),
      fields({ undo: seatNumber, back: whole(1), at }),
      tableEntry,
    ],
    BY_FIELDS,
  );

  const values = z.exactOptional(map(z.union([z.string(), z.number()], 'a text or a number')));
  const outcome = fields({
    ending: text,
    ranks: list(whole(1)),
    scores: list(number),
    lines: list(list(fields({ key: text, values, points: number }))),
    tieBreaks: list(fields({ key: text, values })),
  });

  return fields({
    format: z.literal(RECORD_FORMAT),
    version: z.literal(RECORD_VERSION),
    game: text,
    rules: whole(1),
    options: map(optionValue),
    seats: list(seat).check(z.minLength(1, 'at least one seat')),
    generator: text,
    seed: text,
    fairness: z.exactOptional(fields({ secret: hex, table: text, nonces: list(anyText), commitment: hex })),
    dealt: map(list(z.int('a whole number'))),
    meta: z.exactOptional(map(z.unknown())),
    entries: list(entry),
    outcome: z.nullable(outcome),
    hash: hex,
  });
}

let built: ReturnType<typeof buildRecordSchema> | null = null;

/** Built when first asked for, so that a page that reads no record does not pay for it. */
export function recordSchema(): ReturnType<typeof buildRecordSchema> {
  built ??= buildRecordSchema();
  return built;
}

/** Which member of the union of entries a value is meant to be: the place of the move, undo or table entry. */
export function memberFor(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Object.hasOwn(value, 'table')) return 2;
  return Object.hasOwn(value, 'undo') ? 1 : 0;
}
