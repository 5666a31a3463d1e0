import { botNamed, playMatch } from '@durbar/bots';
import { maharani } from '@durbar/games/maharani/rules/index.ts';
import {
  computeKeyId,
  derivePublicKey,
  type MatchRecord,
  signRecord,
  withDigest,
  writeRecord,
} from '@durbar/kernel';
import { WordSource } from '@durbar/kit/words/word-source.ts';
import { describe, expect, test } from 'vitest';
import type { LoadedGame } from '../src/games/load-game.ts';
import { readRecord } from '../src/replay/read-record.ts';
import { ReplayConnection } from '../src/replay/replay-connection.ts';
import type { ConnectionEvent } from '../src/table/table-connection.ts';

const greedy = botNamed('greedy');
const record = playMatch({ game: maharani, bots: [greedy, greedy], seed: 'replay' });

/** The game as its page loads it, without the board. */
const loaded: LoadedGame = {
  clauses: new WordSource(() => Promise.resolve({})),
  id: 'maharani',
  game: maharani,
  words: new WordSource(async () => ({})),
  board: { Board: () => null, stepMs: () => 0 },
};
const read = (content: Blob) => readRecord(content, async () => loaded);

const file = (content: MatchRecord | string) =>
  new Blob([typeof content === 'string' ? content : writeRecord(content)]);

describe('a record', () => {
  test('opens as a finished table with its whole log', async () => {
    const connection = new ReplayConnection(maharani, record);
    const events: ConnectionEvent[] = [];
    connection.open((event) => events.push(event));
    const table = events.find((event) => event.t === 'table');
    expect(table?.info.you.seat).toBeNull();
    expect(table?.snapshot?.situation).toMatchObject({ status: 'over', active: [], decision: null });
    expect(table?.snapshot?.situation.outcome).toMatchObject({ ranks: record.outcome?.ranks });
    expect(table?.snapshot?.log).toHaveLength(record.entries.length);
  });

  test('has a position after each entry', async () => {
    const connection = new ReplayConnection(maharani, record);
    const last = record.entries.length - 1;
    expect(await connection.viewAt(-1)).toMatchObject({ turn: 0, placed: 0 });
    expect(await connection.viewAt(last)).toMatchObject({ gold: record.outcome?.scores });
    await expect(connection.viewAt(last + 1)).rejects.toThrow(RangeError);
  });

  test('takes no commands', async () => {
    const connection = new ReplayConnection(maharani, record);
    expect(await connection.sendCommand()).toMatchObject({ ok: false });
    expect(await connection.exportMatch()).toBe(writeRecord(record));
  });
});

describe('a file', () => {
  test('that is sound has no findings', async () => {
    expect(await read(file(record))).toMatchObject({ findings: [] });
  });

  test('says what proves which part of it', async () => {
    const found = await read(file(record));
    const by = (group: string) =>
      'proofs' in found ? found.proofs.find((proof) => proof.group === group)?.by : null;
    expect(by('moves')).toBe('replay');
    expect(by('seed')).toBe('nobody');
    expect(by('people')).toBe('nobody');
    const signed = await read(file(signRecord(record, '5a'.repeat(32))));
    expect('proofs' in signed && signed.proofs.find(({ group }) => group === 'people')).toMatchObject({
      by: 'signature',
      explanation: { values: { signer: computeKeyId(derivePublicKey('5a'.repeat(32))) } },
    });
  });

  test('is reported if any part of it was changed', async () => {
    const found = await read(file({ ...record, meta: { title: 'Another' } }));
    expect(found).toMatchObject({ findings: [{ problem: 'digest' }] });
  });

  test('with an illegal move names it', async () => {
    const [first, ...rest] = record.entries;
    const bad = {
      ...record,
      entries: [{ ...first!, seat: 1, ...('seat' in first! && first.seat === 1 && { seat: 0 }) }, ...rest],
    };
    const found = await read(file(withDigest(bad)));
    expect(found).toMatchObject({ findings: [{ problem: 'illegal', entry: 0 }] });
    // The positions before it can still be viewed.
    expect('connection' in found && (await found.connection.viewAt(-1))).toBeTruthy();
  });

  test('with a wrong final hash is reported', async () => {
    const found = await read(file(withDigest({ ...record, hash: 'f'.repeat(64) })));
    expect('findings' in found && found.findings.map(({ problem }) => problem)).toEqual(['hash']);
  });

  test.each([
    ['hello', 'record.json'],
    ['{}', 'record.foreign'],
    [writeRecord(record).slice(0, 500), 'record.truncated'],
    [JSON.stringify({ ...record, version: 99 }), 'record.version'],
    [JSON.stringify({ ...record, game: 'chess' }), 'record.game'],
  ])('that holds no playable record is refused with a message: %#', async (text, key) => {
    expect(await read(file(text))).toMatchObject({ key });
  });
});

describe('a file in UTF-16, and one with a byte order mark', () => {
  test.each([
    ['UTF-16', Buffer.from(writeRecord(record), 'utf16le')],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${writeRecord(record)}`, 'utf16le')],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${writeRecord(record)}`)],
  ])('%s is read', async (_, bytes) => {
    expect(await read(new Blob([Uint8Array.from(bytes)]))).toMatchObject({ findings: [] });
  });
});
