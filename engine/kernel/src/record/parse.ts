import type * as z from 'zod/mini';
import type { Meta } from '../contract.ts';
import { isPlainObject, shownJson } from '../json.ts';
import { RecordError } from './errors.ts';
import { parseText } from './parse-text.ts';
import { BY_FIELDS, memberFor, recordSchema } from './schema.ts';
import type { MatchRecord } from './types.ts';
import { LOG_FORMAT, RECORD_FORMAT, RECORD_VERSION } from './types.ts';

/**
 * Reads a match record of format version 1 from outside: the text of a file, or a parsed value. Checks its form only;
 * `replay` and `verify` check whether it plays.
 * @param games where given, the record must be of one of them, under the rules version it has now
 * @throws {RecordError} with the kind of problem and, for a wrong field, its path and what was expected
 */
export function parseRecord(input: unknown, games?: readonly Meta[]): MatchRecord {
  const value = typeof input === 'string' ? parseText(input) : input;
  requireVersion(value);
  const result = recordSchema().safeParse(value);
  if (!result.success) throw fieldError(result.error.issues, value, 'record');
  if (games) requireGame(result.data, games);
  return result.data;
}

/** @throws {RecordError} unless this is a record of the version that is read here */
function requireVersion(value: unknown): void {
  if (isPlainObject(value) && value['format'] === LOG_FORMAT)
    throw new RecordError(
      'running',
      'this is the log of a running match; it can be replayed once the match is over',
    );
  if (!isPlainObject(value) || value['format'] !== RECORD_FORMAT)
    throw new RecordError(
      'foreign',
      `this is not a match record: its field 'format' is not '${RECORD_FORMAT}'`,
    );
  const { version } = value;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1)
    throw wrongValue('record.version', 'a whole number from 1', version);
  if (version !== RECORD_VERSION)
    throw new RecordError(
      'version',
      `this record has format version ${version}; this program reads version ${RECORD_VERSION} and needs an update`,
      { version },
    );
}

function requireGame(record: MatchRecord, games: readonly Meta[]): void {
  const { game, rules } = record;
  const meta = games.find(({ id }) => id === game);
  if (!meta) {
    const known = games.map(({ id }) => id).join(', ');
    throw new RecordError('game', `unknown game '${game}'; this program knows ${known}`, { game });
  }
  requireRules(record, meta, rules);
}

/** @throws {RecordError} where the record was played under other rules than the game has now */
export function requireRules(record: Pick<MatchRecord, 'game'>, meta: Meta, rules: number): void {
  if (rules === meta.rules) return;
  throw new RecordError(
    'rules',
    `the match was played under rules version ${rules} of ${record.game}; this program plays version ${meta.rules}`,
    { game: record.game, rules, known: meta.rules },
  );
}

/** The first of the issues as an error that names the field. */
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
