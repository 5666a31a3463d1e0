import type { Meta } from '../contract.ts';
import { isPlainObject } from '../json.ts';
import type { OptionValue } from '../options.ts';
import { RecordError } from './errors.ts';
import { parseEntry } from './parse-entry.ts';
import { parseOutcome } from './parse-outcome.ts';
import { parseText } from './parse-text.ts';
import {
  type Fields,
  readAnyText,
  readArray,
  readFields,
  readHex,
  readInteger,
  readMap,
  readName,
  readObject,
  readOptional,
  readText,
  readWhole,
  wrong,
} from './read.ts';
import type { Fairness, MatchRecord, SeatRecord } from './types.ts';
import { LOG_FORMAT, RECORD_FORMAT, RECORD_VERSION } from './types.ts';

/**
 * Reads a match record of format version 1 from outside: a file's text or an already parsed value. Checks its form
 * only, field by field; whether it plays is up to `replay` and `verify`.
 * @param games where given, the record must be of one of them, under the rules version it has now
 * @throws {RecordError} saying what kind of trouble it is and, for a wrong field, its path and what was expected
 */
export function parseRecord(input: unknown, games?: readonly Meta[]): MatchRecord {
  const value = typeof input === 'string' ? parseText(input) : input;
  const fields = recordFields(value);
  const path = 'record';
  const record: MatchRecord = {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game: readText(fields['game'], 'record.game'),
    rules: readWhole(fields['rules'], 'record.rules', 1),
    options: readMap(fields['options'], 'record.options', readOptionValue),
    seats: readSeats(fields['seats']),
    generator: readText(fields['generator'], 'record.generator'),
    seed: readText(fields['seed'], 'record.seed'),
    ...readOptional(fields, path, 'fairness', readFairness),
    dealt: readMap(fields['dealt'], 'record.dealt', (one, at) => readArray(one, at, readInteger)),
    ...readOptional(fields, path, 'meta', readObject),
    entries: readArray(fields['entries'], 'record.entries', parseEntry),
    outcome: fields['outcome'] === null ? null : parseOutcome(fields['outcome'], 'record.outcome'),
    hash: readHex(fields['hash'], 'record.hash'),
  };
  if (games) requireGame(record, games);
  return record;
}

const FIELDS = [
  'format',
  'version',
  'game',
  'rules',
  'options',
  'seats',
  'generator',
  'seed',
  'fairness',
  'dealt',
  'meta',
  'entries',
  'outcome',
  'hash',
];

/** The top fields, once it is sure that this is a record of this version. */
function recordFields(value: unknown): Fields {
  if (isPlainObject(value) && value['format'] === LOG_FORMAT)
    throw new RecordError(
      'running',
      'this is the log of a running match; it can be replayed once the match is over',
    );
  if (!isPlainObject(value) || value['format'] !== RECORD_FORMAT)
    throw new RecordError('foreign', `this is no match record: its field 'format' is not '${RECORD_FORMAT}'`);
  const version = readWhole(value['version'], 'record.version', 1);
  if (version !== RECORD_VERSION)
    throw new RecordError(
      'version',
      `this record has format version ${version}; this program reads version ${RECORD_VERSION} and needs an update`,
      { version },
    );
  return readFields(value, 'record', FIELDS);
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

function readOptionValue(value: unknown, path: string): OptionValue {
  if (typeof value === 'boolean' || typeof value === 'string' || value === null || isPlainObject(value))
    return value;
  if (Array.isArray(value)) return readArray(value, path, readAnyText);
  return wrong(path, 'true, false, a text, an array of texts, an object or null', value);
}

function readSeats(value: unknown): SeatRecord[] {
  const seats = readArray(value, 'record.seats', readSeat);
  return seats.length > 0 ? seats : wrong('record.seats', 'at least one seat', value);
}

function readSeat(value: unknown, path: string): SeatRecord {
  const { kind } = readObject(value, path);
  if (kind === 'person' || kind === 'automaton') {
    const fields = readFields(value, path, ['kind', 'id', 'name']);
    return {
      kind,
      id: readText(fields['id'], `${path}.id`),
      ...readOptional(fields, path, 'name', readName),
    };
  }
  if (kind !== 'bot') return wrong(`${path}.kind`, `'person', 'bot' or 'automaton'`, kind);
  const fields = readFields(value, path, ['kind', 'id', 'name', 'bot']);
  return {
    kind,
    id: readText(fields['id'], `${path}.id`),
    ...readOptional(fields, path, 'name', readName),
    bot: readText(fields['bot'], `${path}.bot`),
  };
}

function readFairness(value: unknown, path: string): Fairness {
  const fields = readFields(value, path, ['secret', 'table', 'nonces', 'commitment']);
  return {
    secret: readHex(fields['secret'], `${path}.secret`),
    table: readText(fields['table'], `${path}.table`),
    nonces: readArray(fields['nonces'], `${path}.nonces`, readAnyText),
    commitment: readHex(fields['commitment'], `${path}.commitment`),
  };
}
