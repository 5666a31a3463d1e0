import { CLOCK_PRESETS } from '@durbar/protocol';
import { describe, expect, test } from 'vitest';
import type { PlanRow } from '../../src/storage/rows.ts';
import {
  type Commit,
  type CommitOutcome,
  OPEN_READ,
  type RowChange,
  type Store,
} from '../../src/storage/store.ts';
import { testAccounts } from './account-contract.ts';
import { testNotices } from './notice-contract.ts';
import { testPeople } from './people-contract.ts';
import { chatLine, clocks, entries, entry, opening, seat, table } from './samples.ts';

/** What the tests need of one kind of database. All methods work on the same data. */
export interface StoreHarness {
  /** Opens the store, as a new owner that takes over from earlier ones. */
  open(): Promise<Store>;
  /** Makes the database fail whenever a chat line is added, or work again. */
  failChat(on: boolean): void;
  /**
   * Runs a process that adds one entry and one chat line to a room with each commit, and kills it with SIGKILL while it
   * does.
   * @returns number of commits that were answered `done`
   */
  killWhileWriting(room: string): Promise<number>;
}

async function commitOne(store: Store, commit: Commit): Promise<CommitOutcome['kind'] | undefined> {
  const [outcome] = await store.commit([commit]);
  return outcome?.kind;
}

const rows = (...changes: RowChange[]): Commit => ({ room: null, changes });

/** Tests that every store passes. @param create makes a harness with empty data, which is removed after the test */
export function testStore(name: string, create: () => StoreHarness): void {
  async function openWith(...commits: Commit[]) {
    const harness = create();
    const store = await harness.open();
    for (const commit of commits) expect(await commitOne(store, commit)).toBe('done');
    return { harness, store };
  }

  testNotices(name, openWith);
  testAccounts(name, openWith);
  testPeople(name, openWith);

  describe(`${name}: commits`, () => {
    test('entries and rows can be read as soon as the commit is done', async () => {
      const { store } = await openWith(opening('t1'));
      const epoch = await store.claim('t1');
      const line = chatLine(1);
      const commit = entries('t1', epoch, 0, 2, [{ kind: 'add chat', table: 't1', line }]);
      expect(await store.commit([commit])).toEqual([{ kind: 'done' }]);
      expect(await store.readLog('t1')).toEqual([entry(0), entry(1)]);
      expect(await store.readChat('t1')).toEqual([line]);
    });

    test('commits of a room follow each other in order', async () => {
      const { store } = await openWith(opening('t1'), opening('t2'));
      const epochs = [await store.claim('t1'), await store.claim('t2')] as const;
      for (let n = 0; n < 30; n += 3)
        await store.commit([entries('t1', epochs[0], n, 3), entries('t2', epochs[1], n / 3, 1)]);
      expect(await store.readLog('t1')).toEqual(Array.from({ length: 30 }, (_, n) => entry(n)));
      expect(await store.readLog('t2')).toEqual(Array.from({ length: 10 }, (_, n) => entry(n)));
    });

    test.each([
      ['fewer', 1],
      ['more', 3],
    ])('a commit that expects %s entries than there are is refused, rows and all', async (_what, next) => {
      const { store } = await openWith(opening('t1'));
      const epoch = await store.claim('t1');
      expect(await commitOne(store, entries('t1', epoch, 0, 2))).toBe('done');
      const changed: RowChange = { kind: 'put table', table: table('t1', { status: 'running' }) };
      expect(await commitOne(store, entries('t1', epoch, next, 1, [changed]))).toBe('refused');
      expect(await commitOne(store, entries('t1', epoch, next, 0, [changed]))).toBe('refused');
      expect(await store.readLog('t1')).toHaveLength(2);
      expect((await store.findTable('t1'))?.table.status).toBe('waiting');
    });

    test('the plan of a seat is stored, replaced and removed in the commits of its room', async () => {
      const { harness, store } = await openWith(opening('t1'));
      const epoch = await store.claim('t1');
      const move = { move: { kind: 'end' }, effect: [{ kind: 'ended', seat: 1 }] };
      const plan = { made: 3, kind: 'trade', premise: null, branches: [[move], []] };
      const left = { person: 'anna', plan, report: null };
      const reported = {
        person: 'anna',
        plan: null,
        report: { kind: 'dropped', step: 0, refusal: null },
      } as const;
      const put = (row: PlanRow): RowChange => ({ kind: 'put plan', table: 't1', seat: 1, row });
      expect(await commitOne(store, entries('t1', epoch, 0, 0, [put(left)]))).toBe('done');
      expect(await (await harness.open()).findPlans('t1')).toEqual(new Map([[1, left]]));
      const newer = await harness.open();
      const now = await newer.claim('t1');
      expect(await commitOne(newer, entries('t1', now, 0, 1, [put(reported)]))).toBe('done');
      expect(await newer.findPlans('t1')).toEqual(new Map([[1, reported]]));
      const drop: RowChange = { kind: 'drop plan', table: 't1', seat: 1 };
      expect(await commitOne(newer, entries('t1', now, 1, 0, [drop]))).toBe('done');
      expect((await newer.findPlans('t1')).size).toBe(0);
    });

    test('commits of an earlier owner are refused', async () => {
      const { harness, store: old } = await openWith(opening('t1'));
      const epoch = await old.claim('t1');
      expect(await commitOne(old, entries('t1', epoch, 0, 1))).toBe('done');
      const store = await harness.open();
      const newer = await store.claim('t1');
      expect(newer).toBeGreaterThan(epoch);
      const line = chatLine(1);
      const late = entries('t1', epoch, 1, 1, [{ kind: 'add chat', table: 't1', line }]);
      expect(await commitOne(old, late)).toBe('refused');
      expect(await store.readLog('t1')).toHaveLength(1);
      expect(await store.readChat('t1')).toEqual([]);
      expect(await commitOne(store, entries('t1', newer, 1, 1))).toBe('done');
    });

    test('each room gets its own answer, whatever happens to the others', async () => {
      const ids = ['t1', 't2', 't3', 't4'];
      const { store } = await openWith(...ids.map((id) => opening(id)));
      const epoch = await store.claim('t1');
      const outcomes = await store.commit([
        entries('t1', epoch, 0, 1),
        entries('t2', await store.claim('t2'), 5, 1),
        entries('t3', await store.claim('t3'), 0, 1, [{ kind: 'add setting', key: 'k', value: '1' }]),
        // The same key again, so this one can't be stored.
        entries('t4', await store.claim('t4'), 0, 1, [{ kind: 'add setting', key: 'k', value: '2' }]),
        rows({ kind: 'add setting', key: 'other', value: '3' }),
      ]);
      expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'refused', 'done', 'failed', 'done']);
      const stored = await Promise.all(ids.map(async (id) => (await store.readLog(id)).length));
      expect(stored).toEqual([1, 0, 1, 0]);
      expect(await store.readSetting('k')).toBe('1');
      expect(await store.readSetting('other')).toBe('3');
    });

    test('a commit that fails in the database leaves nothing behind and can be tried again', async () => {
      const { harness, store } = await openWith(opening('t1'), opening('t2'));
      const epochs = [await store.claim('t1'), await store.claim('t2')] as const;
      const both = [
        entries('t1', epochs[0], 0, 2, [{ kind: 'add chat', table: 't1', line: chatLine(1) }]),
        entries('t2', epochs[1], 0, 1),
      ];
      harness.failChat(true);
      const [failed, done] = await store.commit(both);
      expect(failed).toEqual({ kind: 'failed', error: expect.any(Error) as Error });
      expect(done).toEqual({ kind: 'done' });
      expect(await store.readLog('t1')).toEqual([]);
      expect(await store.readLog('t2')).toHaveLength(1);
      harness.failChat(false);
      expect((await store.commit(both)).map(({ kind }) => kind)).toEqual(['done', 'refused']);
      expect(await store.readLog('t1')).toHaveLength(2);
    });

    test('what was answered survives kill -9, and no commit is stored in part', async () => {
      const { harness, store } = await openWith(opening('t1'));
      await store.close();
      const answered = await harness.killWhileWriting('t1');
      expect(answered).toBeGreaterThan(0);
      const again = await harness.open();
      const log = await again.readLog('t1');
      expect(log.length).toBeGreaterThanOrEqual(answered);
      expect(log).toEqual(log.map((_, n) => entry(n)));
      expect((await again.readChat('t1')).at(-1)?.n).toBe(log.length - 1);
      expect(await commitOne(again, entries('t1', await again.claim('t1'), log.length, 1))).toBe('done');
    });
  });

  describe(`${name}: rows`, () => {
    test('tables and their seats', async () => {
      const { store } = await openWith(opening('t1'));
      expect(await store.findTable('none')).toBeNull();
      expect(await commitOne(store, opening('t1'))).toBe('failed');
      const changed = table('t1', {
        host: 'bert',
        rules: 2,
        status: 'running',
        secret: 'new',
        rounds: [{ ending: 'left', secret: 'a', commitment: 'b', hashes: ['c', null], nonces: ['d', null] }],
        startBy: 4,
        generator: 'chacha',
        startedAt: 5,
        lastAt: 6,
        rematch: 't2',
        active: [0, 1],
        bots: [1],
        summarizedEntries: 7,
        progress: { turn: 3, round: { number: 2, of: 7 }, scores: [4, 5], ranks: null },
      });
      const taken = seat({
        kind: 'person',
        person: 'bert',
        nonce: 'cd',
        nonceHash: 'ef',
        salt: 'x',
        muted: true,
        awaySince: 9,
        colours: [4, 2],
        hiddenAt: 12,
      });
      await store.commit([
        rows({ kind: 'put table', table: changed }, { kind: 'put seat', table: 't1', seat: 1, row: taken }),
      ]);
      const stored = await store.findTable('t1');
      expect(stored?.table).toEqual(changed);
      expect(stored?.seats).toEqual([seat({ kind: 'person', person: 'host', nonce: 'ab' }), taken]);
    });

    test('keys of return links', async () => {
      const { store } = await openWith(opening('t1'));
      const key = (person: string, n: number): RowChange => ({
        kind: 'put key',
        table: 't1',
        seat: n,
        person,
      });
      await store.commit([rows(key('anna', 0), key('bert', 0), key('cleo', 1), key('bert', 1))]);
      expect((await store.findTable('t1'))?.keys).toEqual(
        new Map(Object.entries({ anna: 0, bert: 1, cleo: 1 })),
      );
      await store.commit([rows({ kind: 'drop keys', table: 't1', seat: 1 })]);
      expect((await store.findTable('t1'))?.keys).toEqual(new Map([['anna', 0]]));
    });

    test('lists of tables, newest first', async () => {
      const { store } = await openWith(
        opening('old', { lastAt: 1 }),
        opening('new', { lastAt: 3, status: 'paused', host: 'anna' }),
        opening('over', { lastAt: 4, status: 'over' }),
        opening('closed', { lastAt: 5, visibility: 'link' }),
      );
      await store.commit([rows({ kind: 'put key', table: 'old', seat: 0, person: 'bert' })]);
      const ids = async (list: Promise<{ table: { id: string } }[]>) =>
        (await list).map(({ table: { id } }) => id);
      expect(await ids(store.listOpenTables())).toEqual(['new', 'old']);
      expect(await ids(store.listTablesOf('host'))).toEqual(['closed', 'over', 'new', 'old']);
      expect(await ids(store.listTablesOf('anna'))).toEqual(['new']);
      expect(await ids(store.listTablesOf('bert'))).toEqual(['old']);
      expect(await store.countWaitingTables('host')).toBe(2);
    });

    test('lists of tables have an end', async () => {
      const all = Array.from({ length: OPEN_READ + 1 }, (_, n) => opening(`t${n}`, { lastAt: n }));
      const { store } = await openWith();
      await store.commit(all);
      const listed = await store.listOpenTables();
      expect(listed).toHaveLength(OPEN_READ);
      expect(listed[0]?.table.id).toBe(`t${OPEN_READ}`);
    });

    test('tables that need attention after a start', async () => {
      const { store } = await openWith(
        opening('bot decides', { status: 'running', active: [1], bots: [1] }),
        opening('person decides', { status: 'running', active: [0], bots: [1] }),
        opening('summary behind', { status: 'running' }),
        opening('over', { status: 'over', active: [1], bots: [1] }),
      );
      const epoch = await store.claim('summary behind');
      expect(await commitOne(store, entries('summary behind', epoch, 0, 1))).toBe('done');
      expect((await store.listUnattendedTables()).toSorted()).toEqual(['bot decides', 'summary behind']);
    });

    test('people keep their first name until they change it', async () => {
      const person = { id: 'anna', name: 'Anna', locale: 'fr', createdAt: 1 } as const;
      const { store } = await openWith(rows({ kind: 'add person', person }));
      await store.commit([rows({ kind: 'add person', person: { ...person, name: 'Nobody', locale: 'en' } })]);
      expect(await store.findPerson('anna')).toEqual(person);
      await store.commit([rows({ kind: 'put person', person: { ...person, name: 'Ann', locale: 'en' } })]);
      expect(await store.findPerson('anna')).toEqual({ ...person, name: 'Ann', locale: 'en' });
      expect(await store.findPerson('bert')).toBeNull();
      expect(await store.readNames(['anna', 'bert'])).toEqual(new Map([['anna', 'Ann']]));
      expect(await store.readNames([])).toEqual(new Map());
    });

    test('the settings of a clock, and what clocks need of a person', async () => {
      const clock = CLOCK_PRESETS.days;
      const { store } = await openWith(opening('t1', { clock }), opening('t2'));
      expect((await store.findTable('t1'))?.table.clock).toEqual(clock);
      expect((await store.findTable('t2'))?.table.clock).toBeNull();
      const person = { id: 'anna', name: 'Anna', locale: 'fr', createdAt: 1 } as const;
      await store.commit([rows({ kind: 'add person', person })]);
      expect(await store.findPersonClock('anna')).toBeNull();
      expect(await store.findPersonClock('bert')).toBeNull();
      const hours = { zone: 'Asia/Kolkata', from: 480, to: 1380 };
      const own = { hours, vacation: { since: 1, days: [5, 6] } };
      await store.commit([rows({ kind: 'put person clock', person: 'anna', clock: own })]);
      await store.commit([rows({ kind: 'put person', person: { ...person, name: 'Ann' } })]);
      expect(await store.findPersonClock('anna')).toEqual(own);
      await store.commit([rows({ kind: 'forget person', person: 'anna', at: 9 })]);
      expect(await store.findPersonClock('anna')).toBeNull();
    });

    test('what a person has written, by table', async () => {
      const { store } = await openWith(opening('t2'), opening('t1'));
      const said = (id: string, n: number, person: string): RowChange => ({
        kind: 'add chat',
        table: id,
        line: { ...chatLine(n), person },
      });
      await store.commit([
        rows(said('t2', 1, 'anna'), said('t1', 1, 'anna'), said('t1', 2, 'bert'), said('t1', 3, 'anna')),
      ]);
      const found = await store.listChatOf('anna');
      expect(found.map(({ table: id, line }) => [id, line.n])).toEqual([
        ['t1', 1],
        ['t1', 3],
        ['t2', 1],
      ]);
      expect(found[0]?.line).toEqual({ ...chatLine(1), person: 'anna' });
    });

    test('how clocks stand, and the earliest deadlines first', async () => {
      const { harness, store } = await openWith(...['t1', 't2', 't3', 't4'].map((id) => opening(id)));
      expect([await store.findClocks('t1'), await store.listDeadlines(9)]).toEqual([null, []]);
      const put = (id: string, deadline: number | null): RowChange => ({
        kind: 'put clocks',
        table: id,
        clocks: clocks(deadline),
      });
      await store.commit([rows(put('t1', 30), put('t2', 10), put('t3', null), put('t4', 20))]);
      expect(await store.findClocks('t1')).toEqual(clocks(30));
      await store.commit([rows(put('t2', 40))]);
      await store.close();
      const again = await harness.open();
      expect(await again.listDeadlines(2)).toEqual([
        { table: 't4', at: 20 },
        { table: 't1', at: 30 },
      ]);
      expect(await again.findClocks('t2')).toEqual(clocks(40));
    });

    test('when the server did not run, in order', async () => {
      const { store } = await openWith();
      const outages = [
        { from: 50, until: 60 },
        { from: 10, until: 20 },
      ];
      await store.commit(outages.map((outage) => rows({ kind: 'add outage', outage })));
      expect(await store.listOutages()).toEqual(outages.toReversed());
    });

    test('a device code works once, until it expires', async () => {
      const code = { person: 'anna', expiresAt: 100 };
      const { store } = await openWith(
        rows(
          { kind: 'add device code', code: { ...code, hash: 'one' } },
          { kind: 'add device code', code: { ...code, hash: 'two' } },
        ),
      );
      expect(await store.useDeviceCode('none', 50)).toBeNull();
      expect(await store.useDeviceCode('one', 50)).toBe('anna');
      expect(await store.useDeviceCode('one', 50)).toBeNull();
      expect(await store.useDeviceCode('two', 100)).toBeNull();
    });

    test('only the newest chat lines are read, oldest first', async () => {
      const lines = Array.from({ length: 250 }, (_, n) => chatLine(n));
      const { store } = await openWith(
        opening('t1'),
        rows(...lines.map((line): RowChange => ({ kind: 'add chat', table: 't1', line }))),
      );
      expect(await store.readChat('t1')).toEqual(lines.slice(50));
    });

    test('everything is there after the store is opened again', async () => {
      const { harness, store } = await openWith(
        opening('t1'),
        rows({ kind: 'add setting', key: 'k', value: 'v' }),
      );
      await commitOne(store, entries('t1', await store.claim('t1'), 0, 3));
      await store.close();
      const again = await harness.open();
      await again.check();
      expect(await again.readLog('t1')).toHaveLength(3);
      expect((await again.findTable('t1'))?.table).toEqual(table('t1'));
      expect(await again.readSetting('k')).toBe('v');
    });
  });
}
