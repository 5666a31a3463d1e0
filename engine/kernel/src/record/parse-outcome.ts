import type { Message } from '../message.ts';
import type { Outcome, ScoreLine } from '../outcome.ts';
import {
  type Fields,
  readArray,
  readFields,
  readMap,
  readNumber,
  readOptional,
  readText,
  readWhole,
  wrong,
} from './read.ts';

/** @throws {RecordError} if this is no outcome */
export function parseOutcome(value: unknown, path: string): Outcome {
  const fields = readFields(value, path, ['ending', 'ranks', 'scores', 'lines', 'tieBreaks']);
  return {
    ending: readText(fields['ending'], `${path}.ending`),
    ranks: readArray(fields['ranks'], `${path}.ranks`, (one, at) => readWhole(one, at, 1)),
    scores: readArray(fields['scores'], `${path}.scores`, readNumber),
    lines: readArray(fields['lines'], `${path}.lines`, (seat, at) => readArray(seat, at, readLine)),
    tieBreaks: readArray(fields['tieBreaks'], `${path}.tieBreaks`, readMessage),
  };
}

function readLine(value: unknown, path: string): ScoreLine {
  const fields = readFields(value, path, ['key', 'values', 'points']);
  return { ...messageOf(fields, path), points: readNumber(fields['points'], `${path}.points`) };
}

function readMessage(value: unknown, path: string): Message {
  return messageOf(readFields(value, path, ['key', 'values']), path);
}

function messageOf(fields: Fields, path: string): Message {
  return {
    key: readText(fields['key'], `${path}.key`),
    ...readOptional(fields, path, 'values', (values, at) => readMap(values, at, readValue)),
  };
}

function readValue(value: unknown, path: string): string | number {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
    ? value
    : wrong(path, 'a text or a number', value);
}
