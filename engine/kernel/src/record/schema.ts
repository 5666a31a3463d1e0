import * as z from 'zod/mini';
import { CLOCK_CHANGES, RECORD_FORMAT, ROUND_ENDINGS } from './types.ts';

/* The forms of records, by format version. The JSON Schemas in `schema/` are generated from them (`npm run schema`).
   The message of each schema says what was expected. Both versions are frozen: docs/releases.md. */

/** Message of a union whose member is chosen by the fields of the value; see `memberFor`. */
export const BY_FIELDS = 'by fields';

/** Longest name, in UTF-16 units. */
const MAX_NAME_LENGTH = 200;

/** An object with exactly these fields. Its message for any other value lists the fields. */
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

function hex(digits: number) {
  const expected = `${digits} hex digits (0-9, a-f)`;
  return z.string(expected).check(z.regex(new RegExp(`^[0-9a-f]{${digits}}$`), expected));
}

const anyText = () => z.string('a text');
const text = () => anyText().check(z.minLength(1, 'a text'));
const seatNumber = () => whole(0);
const at = () => z.exactOptional(whole(0));
const hashes = () => list(z.nullable(hex(64)));

/** @param more fields that later versions added */
function seatsWith<T extends z.core.$ZodShape>(more: T) {
  const name = z.exactOptional(
    anyText().check(z.maxLength(MAX_NAME_LENGTH, `a name of at most ${MAX_NAME_LENGTH} characters`)),
  );
  const seat = z.discriminatedUnion(
    'kind',
    [
      fields({ kind: z.enum(['person', 'automaton']), id: text(), name, ...more }),
      fields({ kind: z.literal('bot'), id: text(), name, bot: text(), ...more }),
    ],
    { error: ({ code }) => (code === 'invalid_union' ? `'person', 'bot' or 'automaton'` : 'an object') },
  );
  return list(seat).check(z.minLength(1, 'at least one seat'));
}

/** @param table the table's entries, by their field `table` */
function entriesWith<T extends z.ZodMiniType>(table: T) {
  const move = z.unknown().check(z.refine((some) => some !== undefined, 'a move'));
  return list(
    z.union(
      [
        fields({ seat: seatNumber(), move, at: at() }),
        fields({ undo: seatNumber(), back: whole(1), at: at() }),
        table,
      ],
      BY_FIELDS,
    ),
  );
}

function wholeTableEntry() {
  return fields({
    table: z.enum(['pause', 'resume', 'abandon']),
    seat: z.exactOptional(seatNumber()),
    at: at(),
  });
}

function firstEntries() {
  const table = z.discriminatedUnion(
    'table',
    [
      fields({ table: z.enum(['resign', 'return']), seat: seatNumber(), at: at() }),
      fields({ table: z.literal('takeover'), seat: seatNumber(), bot: text(), at: at() }),
      wholeTableEntry(),
    ],
    'resign, return, takeover, pause, resume or abandon',
  );
  return entriesWith(table);
}

function secondEntries() {
  const letters = 'a reason of up to 40 letters';
  const reason = z.exactOptional(z.string(letters).check(z.regex(/^[A-Za-z]{1,40}$/, letters)));
  const table = z.discriminatedUnion(
    'table',
    [
      fields({ table: z.enum(['resign', 'return', 'timeout']), seat: seatNumber(), at: at() }),
      fields({ table: z.literal('takeover'), seat: seatNumber(), bot: text(), reason, at: at() }),
      fields({
        table: z.literal('clock'),
        change: z.enum(CLOCK_CHANGES, CLOCK_CHANGES.join(' or ')),
        ms: whole(0),
        seat: z.exactOptional(seatNumber()),
        reason,
        at: at(),
      }),
      wholeTableEntry(),
    ],
    'resign, return, takeover, pause, resume, abandon, timeout or clock',
  );
  return entriesWith(table);
}

function openFairness() {
  return fields({ secret: hex(64), table: text(), nonces: list(anyText()), commitment: hex(64) });
}

function boundFairness() {
  const nonces = list(z.nullable(text()));
  const round = fields({
    ending: z.enum(ROUND_ENDINGS, ROUND_ENDINGS.join(' or ')),
    secret: hex(64),
    commitment: hex(64),
    hashes: hashes(),
    nonces,
  });
  return fields({
    secret: hex(64),
    table: text(),
    nonces,
    commitment: hex(64),
    hashes: hashes(),
    rounds: list(round),
  });
}

function outcome() {
  const number = z.number('a number');
  const values = z.exactOptional(map(z.union([z.string(), z.number()], 'a text or a number')));
  return fields({
    ending: text(),
    ranks: list(whole(1)),
    scores: list(number),
    lines: list(list(fields({ key: text(), values, points: number }))),
    tieBreaks: list(fields({ key: text(), values })),
  });
}

interface VersionFields<N extends number, S, F, E, M> {
  readonly version: N;
  readonly seats: S;
  readonly fairness: F;
  readonly entries: E;
  /** Fields that the first version does not have. */
  readonly more: M;
}

/** A record with the parts that differ between versions; its fields are in the order in which they are written. */
function recordWith<
  N extends number,
  S extends z.ZodMiniType,
  F extends z.ZodMiniType,
  E extends z.ZodMiniType,
  M extends z.core.$ZodShape,
>({ version, seats, fairness, entries, more }: VersionFields<N, S, F, E, M>) {
  const optionValue = z.union(
    [z.boolean(), z.string(), z.null(), z.array(z.string()), map(z.unknown())],
    'true, false, a text, an array of texts, an object or null',
  );
  return fields({
    format: z.literal(RECORD_FORMAT),
    version: z.literal(version),
    game: text(),
    rules: whole(1),
    options: map(optionValue),
    seats,
    generator: text(),
    seed: text(),
    fairness: z.exactOptional(fairness),
    dealt: map(list(z.int('a whole number'))),
    meta: z.exactOptional(map(z.unknown())),
    entries,
    outcome: z.nullable(outcome()),
    hash: hex(64),
    ...more,
  });
}

function firstSchema() {
  return recordWith({
    version: 1,
    seats: seatsWith({}),
    fairness: openFairness(),
    entries: firstEntries(),
    more: {},
  });
}

function secondSchema() {
  const colour = z.exactOptional(z.int('a whole number from 0 to 4').check(z.gte(0), z.lte(4)));
  const signature = fields({
    algorithm: z.literal('ed25519'),
    key: hex(64),
    id: hex(16),
    value: hex(128),
  });
  return recordWith({
    version: 2,
    seats: seatsWith({ colour, secondColour: colour }),
    fairness: z.union([openFairness(), boundFairness()], BY_FIELDS),
    entries: secondEntries(),
    more: { digest: hex(64), signature: z.exactOptional(signature) },
  });
}

/** Each is built on the first call, so that pages that read no record do not spend time on it. */
let first: ReturnType<typeof firstSchema> | null = null;
let second: ReturnType<typeof secondSchema> | null = null;

export function firstRecordSchema(): ReturnType<typeof firstSchema> {
  first ??= firstSchema();
  return first;
}

export function recordSchema(): ReturnType<typeof secondSchema> {
  second ??= secondSchema();
  return second;
}

/**
 * Index of the union member that a value is meant to be. For entries: a move, an undo or a table entry. For fairness:
 * without or with hashes.
 */
export function memberFor(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Object.hasOwn(value, 'secret')) return Object.hasOwn(value, 'hashes') ? 1 : 0;
  if (Object.hasOwn(value, 'table')) return 2;
  return Object.hasOwn(value, 'undo') ? 1 : 0;
}
