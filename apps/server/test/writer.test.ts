import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { StorageError, Writer } from '../src/storage/writer.ts';
import { tempDir } from './support/server.ts';

function setup() {
  const file = join(tempDir(), 'w.db');
  const sqlite = new Database(file);
  sqlite.pragma('journal_mode = WAL');
  sqlite.exec('CREATE TABLE t (x INTEGER PRIMARY KEY)');
  const other = new Database(file, { readonly: true });
  onTestFinished(() => {
    other.close();
    sqlite.close();
  });
  const writer = new Writer(sqlite);
  const commits: number[] = [];
  writer.onCommit = (units) => commits.push(units);
  /** What another connection sees, which is what is committed. */
  const committed = () =>
    other
      .prepare<[], { x: number }>('SELECT x FROM t ORDER BY x')
      .all()
      .map(({ x }) => x);
  return { writer, commits, committed };
}

const add = (x: number) => ({ sql: 'INSERT INTO t VALUES (?)', parameters: [x] });

test('what comes in one turn shares a commit, and nobody is told before it is durable', async () => {
  const { writer, commits, committed } = setup();
  const told: string[] = [];
  const all = [1, 2, 3].map((x) =>
    writer.write(`s${x}`, [add(x)]).then(() => told.push(`${x} of ${committed().length}`)),
  );
  expect(committed()).toEqual([]);
  await Promise.all(all);
  expect(told).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  expect(commits).toEqual([3]);
  await writer.write('s1', [add(4)]);
  expect(commits).toEqual([3, 1]);
});

test('a unit is written whole or not at all, and its failure is its own', async () => {
  const { writer, committed } = setup();
  const results = await Promise.allSettled([
    writer.write('a', [add(1)]),
    writer.write('b', [add(2), add(1)]),
    writer.write('c', [add(3)]),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(results[1]).toMatchObject({ reason: expect.any(StorageError) as StorageError });
  expect(committed()).toEqual([1, 3]);
});

test('after a failure what follows in the same scope fails too, others do not', async () => {
  const { writer, committed } = setup();
  const results = await Promise.allSettled([
    writer.write('a', [add(1)]),
    writer.write('a', [add(1)]),
    writer.write('a', [add(2)]),
    writer.write('b', [add(3)]),
    writer.write('a', []),
  ]);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
  expect(committed()).toEqual([1, 3]);
  await writer.write('a', [add(2)]);
  expect(committed()).toEqual([1, 2, 3]);
});

test('units are settled in their order, failures first, and one that throws does not stop the others', async () => {
  const { writer } = setup();
  const errors: unknown[] = [];
  writer.onError = (error) => errors.push(error);
  const told: string[] = [];
  writer.enqueue('a', [add(1)], () => {
    told.push('first');
    throw new Error('careless');
  });
  writer.enqueue('b', [add(1)], (error) => told.push(error ? 'failed' : 'stored'));
  writer.enqueue('c', [], () => told.push('last'));
  await writer.write('d', []);
  expect(told).toEqual(['failed', 'first', 'last']);
  expect(errors).toEqual([new Error('careless')]);
});
