import type * as z from 'zod/mini';
import type { Meta } from '../contract.ts';
import { isPlainObject, NotJsonError, sameJson, shownJson } from '../json.ts';
import { RecordError, unknownRules } from './errors.ts';
import { parseText } from './parse-text.ts';
import { BY_FIELDS, firstRecordSchema, memberFor, recordSchema } from './schema.ts';
import type { MatchRecord } from './types.ts';
import { LOG_FORMAT, RECORD_FORMAT, RECORD_VERSION } from './types.ts';

/**
 * Reads a match record of any released format version from outside: the text of a file, or a parsed value. Checks its
 * form only; `replay` and `verify` check whether it can be played.
 * @param games if given, the record must be of one of these games; a game can be given in several rules versions
 * @throws {RecordError} with the kind of problem and, for a wrong field, its path and what was expected
 */
export function parseRecord(input: unknown, games?: readonly Meta[]): MatchRecord {
  const value = typeof input === 'string' ? parseText(input) : input;
  const version = requireVersion(value);
  const result = (version === 1 ? firstRecordSchema() : recordSchema()).safeParse(value);
  if (!result.success) throw fieldError(result.error.issues, value, 'record');
  if (version > 1) requireWhole(result.data, value);
  if (games) requireGame(result.data, games);
  return result.data;
}

/**
 * Refuses content that a digest could not cover.
 * @throws {RecordError} if reading left out a field, such as one called `__proto__`, a number is too large for JSON, or
 * something is nested too deeply
 */
function requireWhole(read: MatchRecord, value: unknown): void {
  try {
    if (sameJson(read, value)) return;
  } catch (error) {
    if (error instanceof NotJsonError)
      throw new RecordError('field', 'record: a number is too large', { path: 'record' });
    if (!(error instanceof RangeError)) throw error;
    throw new RecordError('field', 'record: something is nested too deeply', { path: 'record' });
  }
  throw wrongValue('record', 'no fields with reserved names', value);
}

/** Returns the record's format version. @throws {RecordError} unless this code reads that version */
function requireVersion(value: unknown): number {
  if (isPlainObject(value) && value['format'] === LOG_FORMAT)
    throw new RecordError(
      'running',
      'this is the log of a match that was still running; only a record can be replayed: download it once the match is over',
    );
  if (!isPlainObject(value) || value['format'] !== RECORD_FORMAT)
    throw new RecordError(
      'foreign',
      `this is not a match record: its field 'format' is not '${RECORD_FORMAT}'`,
    );
  const { version } = value;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1)
    throw wrongValue('record.version', 'a whole number from 1', version);
  if (version > RECORD_VERSION)
    throw new RecordError(
      'version',
      `this record has format version ${version}; this program reads versions up to ${RECORD_VERSION} and needs an update`,
      { version },
    );
  return version;
}

function requireGame(record: MatchRecord, games: readonly Meta[]): void {
  const { game, rules } = record;
  const versions = games.filter(({ id }) => id === game).map((meta) => meta.rules);
  if (versions.length === 0) throw unknownGame(game, [...new Set(games.map(({ id }) => id))]);
  if (!versions.includes(rules)) throw unknownRules(game, rules, versions);
}

/** The error for a game that this program does not have. @param known ids of the games that it has */
function unknownGame(game: string, known: readonly string[]): RecordError {
  const message = `unknown game '${game}'; this program knows ${known.join(', ')}`;
  return new RecordError('game', message, { game });
}

/** Converts the first issue to an error that names the field. */
function fieldError(issues: readonly z.core.$ZodIssue[], value: unknown, path: string): RecordError {
  const [issue] = issues;
  if (!issue) return wrongValue(path, 'something else', value);
  let place = path;
  let found = value;
  for (const key of issue.path) {
    place += typeof key === 'number' ? `[${key}]` : `.${String(key)}`;
    found = partOf(found, key);
  }
  if (issue.code === 'invalid_union' && issue.message === BY_FIELDS)
    return fieldError(issue.errors[memberFor(found)] ?? [], found, place);
  if (issue.code !== 'unrecognized_keys') return wrongValue(place, issue.message, found);
  place += `.${issue.keys[0]}`;
  const message = `${place}: there is no such field; there are ${issue.message}`;
  return new RecordError('field', message, { path: place });
}

function partOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null
    ? new Map(Object.entries(value)).get(String(key))
    : undefined;
}

function wrongValue(path: string, expected: string, found: unknown): RecordError {
  const text = found === undefined ? 'nothing' : shownJson(found);
  const short = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return new RecordError('field', `${path}: expected ${expected}, found ${short}`, { path });
}
