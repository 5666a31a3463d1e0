import { join } from 'node:path';
import { chooseDriver } from '@durbar/server';
import { expect, test } from 'vitest';
import { checkKept, readStored } from '../src/campaigns/kill/stored.ts';
import { makeFolder } from './support.ts';

const move = (at: number, command: string, to: number) =>
  JSON.stringify({ at, command, kind: 'move', seat: 0, move: { to }, by: 'person' });

/** A data file with these entries of the log of table `t`, and one chat line. */
async function writeEntries(entries: readonly (readonly [n: number, entry: string])[]): Promise<string> {
  const file = join(makeFolder(), 'durbar.db');
  const db = (await chooseDriver()).open(file, { timeout: 0 });
  db.exec('CREATE TABLE log_entry (table_id TEXT, n INTEGER, entry TEXT)');
  db.exec('CREATE TABLE chat_line (table_id TEXT, n INTEGER, text TEXT)');
  for (const [n, entry] of entries) db.prepare("INSERT INTO log_entry VALUES ('t', ?, ?)").run(n, entry);
  db.exec("INSERT INTO chat_line VALUES ('t', 1, 'hello')");
  db.close();
  return file;
}

const received = {
  table: 't',
  seat: 0,
  acknowledged: [
    { id: 'a', move: { to: 1 }, text: '' },
    { id: 'b', line: 'hello', text: '' },
  ],
  chat: new Map([[1, 'hello']]),
};

test('a file with everything that the players received has no fault', async () => {
  const stored = await readStored(await writeEntries([[0, move(1, '0/a', 1)]]));
  expect(() => checkKept(stored, received)).not.toThrow();
});

test.each([
  ['a command is lost', [], "the acknowledged command 'a' of seat 0 is lost"],
  ['a command is another one', [[0, move(1, '0/a', 2)]], 'is another move in the log'],
] as const)('%s', async (_, entries, message) => {
  const stored = await readStored(await writeEntries(entries));
  expect(() => checkKept(stored, received)).toThrow(message);
});

test.each([
  [
    'a command is there twice',
    [
      [0, move(1, '0/a', 1)],
      [1, move(2, '0/a', 1)],
    ],
    "'0/a' is in the log twice",
  ],
  [
    'a log has a hole',
    [
      [0, move(1, '0/a', 1)],
      [2, move(2, '0/c', 1)],
    ],
    'entry 2 comes after a hole',
  ],
] as const)('%s', async (_, entries, message) => {
  await expect(readStored(await writeEntries(entries))).rejects.toThrow(message);
});

test('a chat line is lost, or there twice', async () => {
  const stored = await readStored(await writeEntries([[0, move(1, '0/a', 1)]]));
  expect(() => checkKept(stored, { ...received, chat: new Map([[2, 'hello']]) })).toThrow(
    'line 2 of the chat is lost',
  );
  const twice = {
    ...stored,
    chat: new Map([
      [
        't',
        new Map([
          [1, 'hello'],
          [2, 'hello'],
        ]),
      ],
    ]),
  };
  expect(() => checkKept(twice, received)).toThrow("chat line 'b' of seat 0 is stored 2 times");
});
