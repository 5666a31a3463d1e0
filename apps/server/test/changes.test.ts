import { expect, test } from 'vitest';
import { RoomChanges } from '../src/rooms/changes.ts';
import type { Commit, CommitOutcome } from '../src/storage/store.ts';
import { Writer } from '../src/storage/writer.ts';
import { chatLine, entry } from './store/samples.ts';

/** A store that answers each group when the test says so, like a database in another process. */
class ManualStore {
  readonly groups: (readonly Commit[])[] = [];
  #answer: (outcomes: readonly CommitOutcome[]) => void = () => undefined;

  commit(commits: readonly Commit[]): Promise<readonly CommitOutcome[]> {
    this.groups.push(commits);
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  /** Answers the commits of the group that is being written. */
  async answer(...outcomes: CommitOutcome[]): Promise<void> {
    this.#answer(outcomes);
    await turn();
  }
}

/** Lets the writer settle a group and write the next one. */
async function turn(): Promise<void> {
  for (let i = 0; i < 2; i++) await new Promise((resolve) => setImmediate(resolve));
}

const DONE: CommitOutcome = { kind: 'done' };
const FAILED: CommitOutcome = { kind: 'failed', error: new Error('full') };
const chat = (n: number) => ({ kind: 'add chat', table: 'a', line: chatLine(n) }) as const;

function setup(room = 'a') {
  const store = new ManualStore();
  const writer = new Writer(store, 60_000);
  const told: string[] = [];
  const failures: string[] = [];
  const createChanges = (id: string) =>
    new RoomChanges(id, writer, { epoch: 7, next: 10 }, ({ message }) => failures.push(`${id}: ${message}`));
  const tell = (what: string) => (error: Error | null) => void told.push(error ? `${what} failed` : what);
  return { store, writer, told, failures, changes: createChanges(room), createChanges, tell };
}

test('all changes of one turn form one commit of the room', async () => {
  const { store, told, changes, createChanges, tell } = setup();
  const other = createChanges('b');
  changes.submit([entry(10)], [chat(1)], tell('first'));
  other.submit([entry(10)], [], tell('other room'));
  changes.submit([entry(11), entry(12)], [], tell('second'));
  changes.keep([chat(2)], tell('kept'));
  await turn();
  expect(store.groups).toEqual([
    [
      {
        room: 'a',
        epoch: 7,
        next: 10,
        entries: [entry(10), entry(11), entry(12)],
        changes: [chat(1), chat(2)],
      },
      { room: 'b', epoch: 7, next: 10, entries: [entry(10)], changes: [] },
    ],
  ]);
  expect(told).toEqual([]);
  await store.answer(DONE, DONE);
  expect(told).toEqual(['first', 'second', 'kept', 'other room']);
});

test('changes made while a commit is being written form the next one', async () => {
  const { store, told, changes, tell } = setup();
  changes.submit([entry(10)], [], tell('first'));
  await turn();
  changes.submit([entry(11)], [], tell('second'));
  await turn();
  expect(store.groups).toHaveLength(1);
  await store.answer(DONE);
  expect(told).toEqual(['first']);
  expect(store.groups[1]).toEqual([{ room: 'a', epoch: 7, next: 11, entries: [entry(11)], changes: [] }]);
  await store.answer(DONE);
  expect(told).toEqual(['first', 'second']);
});

test('afterDurable runs at once if nothing is pending, else after everything in memory is durable', async () => {
  const { store, told, changes, tell } = setup();
  changes.afterDurable(tell('at once'));
  expect(told).toEqual(['at once']);
  changes.submit([entry(10)], [], tell('first'));
  changes.afterDurable(tell('later'));
  await turn();
  changes.submit([entry(11)], [], tell('second'));
  expect(changes.isEmpty).toBe(false);
  await store.answer(DONE);
  // Memory has the second change already, so what it shows must not be sent yet.
  expect(told).toEqual(['at once', 'first']);
  await store.answer(DONE);
  expect(told).toEqual(['at once', 'first', 'later', 'second']);
  expect(changes.isEmpty).toBe(true);
});

test.each([
  ['failed', FAILED],
  ['refused', { kind: 'refused' } as const],
])('a commit that is %s fails everything that builds on it, and only that room', async (_what, outcome) => {
  const { store, told, failures, changes, createChanges, tell } = setup();
  createChanges('b').submit([], [], tell('other room'));
  changes.submit([entry(10)], [], tell('first'));
  changes.afterDurable(tell('waiting'));
  await turn();
  changes.submit([entry(11)], [], tell('second'));
  await store.answer(DONE, outcome);
  expect(told).toEqual(['other room', 'first failed', 'waiting failed', 'second failed']);
  expect(failures).toHaveLength(1);
  await store.answer(DONE);
  changes.reset({ epoch: 8, next: 10 });
  changes.submit([entry(10)], [], tell('again'));
  await turn();
  expect(store.groups.at(-1)).toEqual([{ room: 'a', epoch: 8, next: 10, entries: [entry(10)], changes: [] }]);
});

test('changes that may be lost do not fail the room', async () => {
  const { store, writer, told, failures, changes, tell } = setup();
  changes.keep([chat(1)], tell('kept'));
  changes.afterDurable(tell('waiting'));
  await turn();
  // Nobody waits for them, so they wait for others.
  expect(store.groups).toEqual([]);
  writer.hurry();
  await turn();
  await store.answer(FAILED);
  expect(told).toEqual(['kept failed', 'waiting']);
  expect(failures).toEqual([]);
  expect(changes.isEmpty).toBe(true);
});

test('changes that are not urgent are stored at once when urgent ones of the room follow', async () => {
  const { store, changes, tell } = setup();
  changes.submit([entry(10)], [], tell('patient'), { urgent: false });
  await turn();
  expect(store.groups).toEqual([]);
  changes.submit([entry(11)], [], tell('urgent'));
  await turn();
  expect(store.groups).toEqual([
    [{ room: 'a', epoch: 7, next: 10, entries: [entry(10), entry(11)], changes: [] }],
  ]);
});

test('one who throws does not keep the others of the room from being called', async () => {
  const { store, writer, told, changes, tell } = setup();
  const errors: unknown[] = [];
  writer.onError = (error) => errors.push(error);
  changes.submit([], [], () => {
    throw new Error('careless');
  });
  changes.submit([], [], tell('second'));
  await turn();
  await store.answer(DONE);
  expect(told).toEqual(['second']);
  expect(errors).toEqual([new Error('careless')]);
});
