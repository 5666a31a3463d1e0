import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  botName,
  fromClient,
  fromServer,
  LIMITS,
  newTable,
  nonce,
  personName,
  tableInfo,
  tableName,
} from '../src/index.ts';

/** One well-formed client message of each kind. */
const MESSAGES: readonly object[] = [
  { t: 'lobby', on: true },
  { t: 'watch', table: 'a1' },
  { t: 'watch', table: 'a1', stream: 's', since: 3, chat: 0 },
  { t: 'unwatch', table: 'a1' },
  { t: 'do', table: 'a1', id: 'c', decision: 1, act: { kind: 'undo' } },
  { t: 'say', table: 'a1', id: 'c', text: 'Good luck!' },
  { t: 'say', table: 'a1', id: 'c', text: 'Thanks', reaction: 'thanks' },
  { t: 'past', table: 'a1', id: 'c', index: -1 },
  { t: 'scores', table: 'a1', id: 'c' },
  { t: 'ping', id: 'c' },
];

/** Fields that may be absent. */
const OPTIONAL = new Set(['stream', 'since', 'chat', 'decision', 'reaction']);

describe('client messages', () => {
  test.each(MESSAGES)('%j is accepted unchanged', (message) => {
    expect(fromClient.parse(message)).toEqual(message);
  });

  test.each(MESSAGES)('%j is refused if a field is missing or has the wrong type', (message) => {
    for (const name of Object.keys(message)) {
      const without = Object.fromEntries(Object.entries(message).filter(([key]) => key !== name));
      expect(fromClient.safeParse(without).success, `without ${name}`).toBe(OPTIONAL.has(name));
      for (const wrong of [null, [], { a: 1 }, -2, 1.5])
        expect(
          fromClient.safeParse({ ...message, [name]: wrong }).success,
          `${name}: ${JSON.stringify(wrong)}`,
        ).toBe(false);
    }
  });

  test('are refused if they are anything else', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (junk) => {
        expect(fromClient.safeParse(junk).success).toBe(false);
        expect(fromServer.safeParse(junk).success).toBe(false);
      }),
      { numRuns: 300, seed: 20261128 },
    );
  });

  test.each([
    ['an act that does not exist', { kind: 'cheat' }],
    ['a seat that can’t be', { kind: 'takeover', seat: 8, bot: 'greedy' }],
    ['a bot’s name with a path in it', { kind: 'takeover', seat: 0, bot: '../x' }],
  ])('%s is refused', (_, act) => {
    expect(fromClient.safeParse({ t: 'do', table: 'a', id: 'c', act }).success).toBe(false);
  });

  test('lose unknown fields', () => {
    expect(fromClient.parse({ t: 'ping', id: 'c', admin: true })).toEqual({ t: 'ping', id: 'c' });
  });
});

describe('texts', () => {
  test('are trimmed, and not empty', () => {
    for (const schema of [personName, tableName]) {
      expect(schema.parse('  Ana María  ')).toBe('Ana María');
      expect(schema.safeParse(' \t\n ').success).toBe(false);
    }
  });

  test.each([
    [personName, LIMITS.name],
    [tableName, LIMITS.table],
  ])('have a greatest length', (schema, most) => {
    expect(schema.safeParse('x'.repeat(most)).success).toBe(true);
    expect(schema.safeParse('x'.repeat(most + 1)).success).toBe(false);
  });

  test('contain nothing hidden: no control, direction or unassigned characters', () => {
    for (const hidden of ['\u0007', '\u202e', '\u200b', '\ufff0', '\ud800'])
      for (const schema of [personName, tableName])
        expect(schema.safeParse(`a${hidden}b`).success).toBe(false);
  });

  test('have something visible: fillers, empty Braille cells, lone accents and joiners are not text', () => {
    for (const blank of ['\u3164', '\u2800\u2800', '\u115f', '\ufe0f', '\u200d', '\u0301', '\u00a0'])
      for (const schema of [personName, tableName])
        expect(schema.safeParse(blank).success, JSON.stringify(blank)).toBe(false);
  });

  test('may be of any language, and emoji of several parts', () => {
    for (const text of [
      'Žižka',
      '松本',
      'नमस्ते',
      'क्‍ष',
      'می‌خواهم',
      'Ἀθήνη',
      'O’Neil',
      '🐘',
      '👨‍👩‍👧',
      '❤️',
      '7',
    ])
      expect(personName.parse(text)).toBe(text);
  });
});

test('a nonce is 32 hex digits, and a bot’s name is short and plain', () => {
  expect(nonce.safeParse('0123456789abcdef0123456789abcdef').success).toBe(true);
  for (const wrong of ['', 'abc', 'A'.repeat(32), 'g'.repeat(32), '0'.repeat(33)])
    expect(nonce.safeParse(wrong).success).toBe(false);
  expect(botName.safeParse('playout:400').success).toBe(true);
  for (const wrong of ['', 'Playout', 'a b', 'x'.repeat(25)])
    expect(botName.safeParse(wrong).success).toBe(false);
});

test('a new table needs seats and a game', () => {
  const table = {
    game: 'bazaar',
    options: {},
    pace: 'live',
    open: true,
    seats: [{ kind: 'empty' }, { kind: 'bot', bot: 'greedy' }, { kind: 'empty' }],
  };
  expect(newTable.parse(table)).toEqual(table);
  for (const wrong of [
    { seats: [] },
    { seats: [{ kind: 'me' }] },
    { seats: table.seats.slice(1, 2).map(() => ({ kind: 'bot' })) },
    { seats: Array.from({ length: 9 }, () => ({ kind: 'empty' })) },
    { pace: 'blitz' },
    { options: [] },
    { game: 7 },
  ])
    expect(newTable.safeParse({ ...table, ...wrong }).success).toBe(false);
});

test('a table’s answer does not contain its secret', () => {
  const info = {
    id: 'a1',
    name: 'Sunday',
    hostName: null,
    game: 'bazaar',
    rules: 1,
    unplayable: null,
    options: {},
    pace: 'live',
    open: true,
    visibility: 'open',
    terms: { undo: 'turn', takeover: 'anyone', hints: true },
    invitations: [],
    status: 'running',
    seats: [],
    host: 'h',
    watching: 0,
    botsBusy: false,
    commitment: 'ab',
    hashes: ['cd', null],
    awaited: [],
    rounds: [],
    fairness: null,
    rematch: null,
    openedAt: 1,
    lastAt: 2,
    you: {
      seat: null,
      newcomer: null,
      freed: null,
      host: false,
      invited: null,
      declined: [],
      tableCode: null,
      muted: false,
      returnCode: null,
    },
  };
  expect(tableInfo.parse({ ...info, secret: 'x', salt: 'y' })).toEqual(info);
});
