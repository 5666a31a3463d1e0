import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import { type Commit, type CommitOutcome, type RowChange, StorageError } from '../../src/storage/store.ts';
import { toError, Writer } from '../../src/storage/writer.ts';
import { tempDir } from '../support/server.ts';
import { openFile } from '../support/sqlite.ts';

async function setup() {
  const file = join(tempDir(), 'w.db');
  const store = await openSqlite(file);
  const other = openFile(file);
  onTestFinished(async () => {
    other.close();
    await store.close();
  });
  const writer = new Writer(store, 60_000);
  const commits: number[] = [];
  writer.onCommit = (count) => commits.push(count);
  /** What another connection sees, which is what is committed. */
  const committed = () =>
    other
      .prepare("SELECT key FROM setting WHERE key GLOB '[0-9]*' ORDER BY key")
      .all()
      .map(({ key }) => Number(key));
  return { writer, commits, committed };
}

const add = (x: number): RowChange => ({ kind: 'add setting', key: String(x), value: '' });

test('changes of one turn share a commit, and nobody is told before it is durable', async () => {
  const { writer, commits, committed } = await setup();
  const told: string[] = [];
  const all = [1, 2, 3].map((x) =>
    writer.writeRows([add(x)]).then(() => told.push(`${x} of ${committed().length}`)),
  );
  expect(committed()).toEqual([]);
  await Promise.all(all);
  expect(told).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  expect(commits).toEqual([3]);
  await writer.writeRows([add(4)]);
  expect(commits).toEqual([3, 1]);
});

test('a commit is written whole or not at all, and its failure is its own', async () => {
  const { writer, committed } = await setup();
  const results = await Promise.allSettled([
    writer.writeRows([add(1)]),
    writer.writeRows([add(2), add(1)]),
    writer.writeRows([add(3)]),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(results[1]).toMatchObject({ reason: expect.any(StorageError) as StorageError });
  expect(committed()).toEqual([1, 3]);
});

test('sources are settled in their order, and one that throws does not stop the others', async () => {
  const { writer } = await setup();
  const errors: unknown[] = [];
  writer.onError = (error) => errors.push(error);
  const told: string[] = [];
  const source = (changes: readonly RowChange[], settle: (outcome: CommitOutcome) => void) => {
    writer.enqueue({ take: (): Commit => ({ room: null, changes }), settle });
  };
  source([add(1)], () => {
    told.push('first');
    throw new Error('careless');
  });
  source([add(1)], (outcome) => told.push(toError(outcome) ? 'failed' : 'stored'));
  source([add(2)], () => told.push('last'));
  await writer.writeRows([]);
  expect(told).toEqual(['first', 'failed', 'last']);
  expect(errors).toEqual([new Error('careless')]);
});

test('a store that takes its time writes one group after the other, and drain waits for all', async () => {
  const groups: number[] = [];
  let busy = false;
  const writer = new Writer(
    {
      async commit(commits) {
        expect(busy).toBe(false);
        busy = true;
        await new Promise((resolve) => setTimeout(resolve, 5));
        busy = false;
        groups.push(commits.length);
        return commits.map(() => ({ kind: 'done' }));
      },
    },
    60_000,
  );
  let stored = 0;
  const write = () => void writer.writeRows([]).then(() => stored++);
  write();
  write();
  await new Promise((resolve) => setImmediate(resolve));
  // The first group is being written.
  write();
  write();
  write();
  await writer.drain();
  expect(groups).toEqual([2, 3]);
  expect(stored).toBe(5);
});

test('a store that rejects leaves nobody waiting', async () => {
  const writer = new Writer({ commit: () => Promise.reject(new Error('gone')) }, 60_000);
  const results = await Promise.allSettled([writer.writeRows([]), writer.writeRows([])]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(results[0]).toMatchObject({ reason: { cause: new Error('gone') } });
});

/** A writer whose groups are counted, and sources for it that tell when they are settled. */
function counting(gatherMs: number) {
  const groups: number[] = [];
  const writer = new Writer(
    {
      commit: (commits) => {
        groups.push(commits.length);
        return Promise.resolve(commits.map(() => ({ kind: 'done' as const })));
      },
    },
    gatherMs,
  );
  const enqueue = (urgent: boolean): Promise<void> =>
    new Promise((settle) => {
      writer.enqueue({ take: (): Commit => ({ room: null, changes: [] }), settle: () => settle() }, urgent);
    });
  return { writer, groups, enqueue };
}

test('what is not urgent is stored with the next that is', async () => {
  const { groups, enqueue } = counting(60_000);
  const patient = [enqueue(false), enqueue(false)];
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
  expect(groups).toEqual([]);
  await Promise.all([...patient, enqueue(true)]);
  expect(groups).toEqual([3]);
});

test('what is not urgent waits a moment at most, and what becomes urgent no longer', async () => {
  const { groups, enqueue } = counting(1);
  await Promise.all([enqueue(false), enqueue(false)]);
  await enqueue(false);
  expect(groups).toEqual([2, 1]);
  const slow = counting(60_000);
  const waiting = slow.enqueue(false);
  slow.writer.hurry();
  await waiting;
  expect(slow.groups).toEqual([1]);
  void slow.enqueue(false);
  await slow.writer.drain();
  expect(slow.groups).toEqual([1, 1]);
});
