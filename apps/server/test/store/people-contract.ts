import { describe, expect, test } from 'vitest';
import type { HistoryFilter, MatchResult, SeatResult } from '../../src/storage/people-rows.ts';
import type { Commit, RowChange, Store } from '../../src/storage/store.ts';
import { entries, opening } from './samples.ts';

type OpenWith = (...commits: Commit[]) => Promise<{ readonly store: Store }>;

const rows = (...changes: RowChange[]): Commit => ({ room: null, changes });
const person = (id: string, name = id): RowChange => ({
  kind: 'add person',
  person: { id, name, locale: 'fr', createdAt: 1 },
});

const seatResult = (seat: number, who: Partial<SeatResult>): SeatResult => ({
  seat,
  person: null,
  bot: null,
  score: 10 - seat,
  place: seat + 1,
  left: false,
  order: seat,
  turnMs: null,
  ...who,
});

const result = (table: string, changed: Partial<MatchResult> = {}): MatchResult => ({
  table,
  game: 'bazaar',
  rules: 1,
  players: 2,
  automata: 0,
  rated: true,
  startedAt: 5,
  endedAt: 9,
  seats: [seatResult(0, { person: 'anna', turnMs: 70 }), seatResult(1, { person: 'bert' })],
  ...changed,
});

const all: HistoryFilter = { filter: 'all', search: undefined, before: null, count: 10, hidden: [] };
const add = (table: string, changed: Partial<MatchResult> = {}): RowChange => ({
  kind: 'add result',
  result: result(table, changed),
});

/** Tests of what every store keeps about people. */
export function testPeople(name: string, openWith: OpenWith): void {
  /** A store with three people, two tables, and some changes. */
  const openAll = (...changes: RowChange[]) =>
    openWith(
      rows(person('anna', 'Anna'), person('bert', 'Bert'), person('carl', 'Carl')),
      opening('t1'),
      opening('t2', { status: 'over', visibility: 'link' }),
      rows(...changes),
    );

  describe(`${name}: people`, () => {
    test('a result is kept whole, in the order of places, and only once', async () => {
      const { store } = await openAll(add('t1'), add('t1', { game: 'other', seats: [] }));
      const [match, ...others] = await store.people.listHistory('anna', all);
      expect(others).toEqual([]);
      const [annas, berts] = result('t1').seats;
      const seats = [
        { ...annas, n: 0, change: null },
        { ...berts, n: 1, change: null },
      ];
      expect(match).toEqual({ ...result('t1'), seats, match: 1, open: true, own: 0 });
      expect(await store.people.hasResult('t1')).toBe(true);
    });

    test('a result is stored with the last entry of the match, or neither is', async () => {
      const { store } = await openAll();
      const epoch = await store.claim('t1');
      const [refused] = await store.commit([entries('t1', epoch, 7, 1, [add('t1')])]);
      expect(refused).toEqual({ kind: 'refused' });
      expect(await store.people.hasResult('t1')).toBe(false);
      await store.commit([entries('t1', epoch, 0, 1, [add('t1')])]);
      expect([await store.people.hasResult('t1'), await store.readLog('t1')]).toMatchObject([true, [{}]]);
    });

    test('who left is last, unless they sit there at the end; rows of people who are unknown have no name', async () => {
      const leaver = (who: string): RowChange => ({ kind: 'add leaver', table: 't1', seat: 1, person: who });
      const { store } = await openAll(leaver('carl'), leaver('bert'), leaver('nobody'));
      expect(await store.people.listHistory('carl', all)).toEqual([]);
      await store.commit([
        rows(add('t1', { seats: [...result('t1').seats, seatResult(1, { person: 'zoe' })] })),
      ]);
      const [match] = await store.people.listHistory('carl', all);
      expect(match?.seats.map((seat) => [seat.person, seat.place, seat.left])).toEqual([
        ['anna', 1, false],
        ['bert', 2, false],
        [null, 2, false],
        ['carl', 2, true],
      ]);
    });

    test('ended tables without a result are listed', async () => {
      const { store } = await openAll();
      expect(await store.people.listWithoutResult('', 10)).toEqual(['t2']);
      expect(await store.people.listWithoutResult('t2', 10)).toEqual([]);
      await store.commit([rows(add('t2'))]);
      expect(await store.people.listWithoutResult('', 10)).toEqual([]);
    });

    test('results are counted in their order, once, and again after a reset', async () => {
      const { store } = await openAll(add('t2'), add('t1'), add('t3', { rated: false }));
      const uncounted = async () => (await store.people.listUncounted(10)).map(({ table }) => table);
      expect(await uncounted()).toEqual(['t2', 't1']);
      const rating = { game: 'bazaar', group: 'two', mu: 26, sigma: 8, matches: 1 } as const;
      await store.commit([
        rows({
          kind: 'count result',
          table: 't2',
          seats: [{ n: 0, mu: 25, sigma: 8.5, change: 40 }],
          ratings: [
            { ...rating, person: 'anna' },
            { ...rating, person: 'nobody' },
          ],
        }),
      ]);
      expect(await uncounted()).toEqual(['t1']);
      expect(await store.people.listRatings('anna')).toEqual([rating]);
      expect((await store.people.listHistory('anna', all)).map(({ seats }) => seats[0]?.change)).toEqual([
        null,
        40,
      ]);
      await store.commit([rows({ kind: 'reset ratings' })]);
      expect([await uncounted(), await store.people.listRatings('anna')]).toEqual([['t2', 't1'], []]);
    });

    test('who is deleted stays in results without a name, with the strength they had', async () => {
      const counted: RowChange = {
        kind: 'count result',
        table: 't1',
        seats: [{ n: 0, mu: 24, sigma: 7, change: 3 }],
        ratings: [],
      };
      const { store } = await openAll(add('t1'), counted, {
        kind: 'forget person',
        person: 'anna',
        at: 20,
      });
      await store.commit([rows({ kind: 'reset ratings' })]);
      const [again] = await store.people.listUncounted(10);
      expect(again?.seats.map((seat) => [seat.person, seat.before])).toEqual([
        [null, { mu: 24, sigma: 7 }],
        ['bert', null],
      ]);
    });

    test('statistics: tally, best score, latest, rivals', async () => {
      const swapped = [seatResult(0, { person: 'bert' }), seatResult(1, { person: 'anna', score: 40 })];
      const { store } = await openAll(add('t1'), add('t2', { seats: swapped, endedAt: 12 }));
      const { people } = store;
      expect(await people.tally('anna')).toEqual([
        { game: 'bazaar', players: 2, automata: 0, place: 1, left: false, count: 1 },
        { game: 'bazaar', players: 2, automata: 0, place: 2, left: false, count: 1 },
      ]);
      expect(await people.listBest('anna', 'bert')).toEqual([
        { game: 'bazaar', score: 40, table: 't2', at: 12 },
      ]);
      expect(await people.listBest('anna', 'carl')).toEqual([
        { game: 'bazaar', score: 40, table: null, at: 12 },
      ]);
      expect(await people.listLatest('anna', 5)).toEqual([
        { at: 12, turnMs: null },
        { at: 9, turnMs: 70 },
      ]);
      const rival = { person: 'bert', ahead: 1, behind: 1, tied: 0 };
      expect(await people.listRivals('anna', 5)).toEqual([rival]);
      expect(await people.findRival('anna', 'bert')).toEqual(rival);
      expect(await people.findRival('anna', 'carl')).toBeNull();
    });

    test('people are searched by the beginning of their name, without those who are private or hidden', async () => {
      const { store } = await openAll(add('t1'));
      const search = async (text: string, hidden: string[] = []) =>
        (await store.people.search(text, { hidden, count: 5 })).map(({ id }) => id);
      expect([await search('an'), await search('nn'), await search('ca'), await search('%')]).toEqual([
        ['anna'],
        [],
        [],
        [],
      ]);
      expect(await search('an', ['anna', 'bert'])).toEqual([]);
      await store.commit([rows({ kind: 'put privacy', person: 'anna', private: true })]);
      expect([await search('an'), await store.people.isPrivate('anna')]).toEqual([[], true]);
      await store.commit([rows({ kind: 'put privacy', person: 'anna', private: false })]);
      expect([await search('an'), await store.people.isPrivate('anna')]).toEqual([['anna'], false]);
    });

    test('blocks, bans, suspensions and reports are kept, and go with their people', async () => {
      const report = {
        reason: 'chat',
        text: 'words',
        table: 't1',
        by: 'anna',
        about: 'bert',
        at: 5,
      } as const;
      const { store } = await openAll(
        { kind: 'add block', by: 'anna', person: 'bert', at: 3 },
        { kind: 'add block', by: 'anna', person: 'bert', at: 4 },
        { kind: 'add ban', table: 't1', person: 'bert' },
        { kind: 'put suspension', person: 'bert', at: 6 },
        { kind: 'add report', report },
      );
      const { people } = store;
      expect(await people.listBlocks()).toEqual([{ by: 'anna', person: 'bert', at: 3 }]);
      expect([await people.listBans('t1'), await people.listSuspended()]).toEqual([['bert'], ['bert']]);
      expect([await people.countReports('anna', 4), await people.countReports('anna', 5)]).toEqual([1, 0]);
      const page = { before: null, count: 5, state: 'open' } as const;
      expect(await people.listReports(page)).toEqual([{ ...report, id: 1, resolvedAt: null }]);
      await store.commit([rows({ kind: 'resolve report', id: 1, at: 8 })]);
      expect(await people.listReports(page)).toEqual([]);
      expect(await people.count()).toMatchObject({ people: 3, suspended: 1, openReports: 0 });
      await store.commit([rows({ kind: 'forget person', person: 'bert', at: 9 })]);
      expect(await people.listReports({ ...page, state: 'all' })).toMatchObject([
        { by: 'anna', about: null },
      ]);
      expect([await people.listBlocks(), await people.listBans('t1'), await people.listSuspended()]).toEqual([
        [],
        [],
        [],
      ]);
    });

    test('what a person has at a table, their ratings and reports become those of another one', async () => {
      const line = { n: 0, person: 'carl', seat: null, name: 'Carl', text: 'hello', at: 3 };
      const rating = { game: 'bazaar', group: 'two', mu: 26, sigma: 8, matches: 1 } as const;
      const report = { reason: 'chat', text: '', table: null, at: 5 } as const;
      const seats = [seatResult(0, { person: 'carl' }), seatResult(1, { person: 'bert' })];
      const { store } = await openAll(
        add('t1', { seats }),
        { kind: 'add chat', table: 't1', line },
        { kind: 'count result', table: 't1', seats: [], ratings: [{ ...rating, person: 'carl' }] },
        { kind: 'add report', report: { ...report, by: 'carl', about: 'bert' } },
        { kind: 'add report', report: { ...report, by: 'bert', about: 'carl' } },
      );
      const [from, to] = ['carl', 'anna'];
      await store.commit([
        rows(
          { kind: 'move traces', table: 't1', from, to },
          { kind: 'move ratings', from, to, ratings: [{ ...rating, matches: 4 }] },
          { kind: 'move reports', from, to },
        ),
      ]);
      const { people } = store;
      expect(await people.listHistory('anna', all)).toMatchObject([{ table: 't1', own: 0 }]);
      expect(await store.listChatOf('anna')).toMatchObject([{ table: 't1', line: { name: 'Carl' } }]);
      expect([await people.listRatings('anna'), await people.listRatings('carl')]).toEqual([
        [{ ...rating, matches: 4 }],
        [],
      ]);
      expect(await people.listReportsBy('anna')).toMatchObject([{ about: 'bert' }]);
      expect(await people.listReportsBy('bert')).toMatchObject([{ about: 'anna' }]);
      expect(await store.listTracesOf('carl')).not.toContain('t1');
      expect(await store.listTracesOf('anna')).toContain('t1');
    });

    test('invitations to the server are found by id and by the hash of their code', async () => {
      const row = {
        id: 'i1',
        note: 'Clara',
        most: 2,
        uses: 0,
        createdAt: 5,
        expiresAt: 9,
        withdrawnAt: null,
      };
      const { store } = await openAll(
        { kind: 'add server invitation', row, hash: 'h1' },
        { kind: 'add server invitation', row: { ...row, id: 'i2', createdAt: 6 }, hash: 'h2' },
        { kind: 'use server invitation', id: 'i1' },
        { kind: 'withdraw server invitation', id: 'i2', at: 7 },
      );
      const { people } = store;
      expect(await people.findServerInvitation({ hash: 'h1' })).toEqual({ ...row, uses: 1 });
      expect(await people.findServerInvitation({ id: 'i2' })).toMatchObject({ withdrawnAt: 7, uses: 0 });
      expect(await people.findServerInvitation({ hash: 'i1' })).toBeNull();
      const ids = async (before: { at: number; id: string } | null) =>
        (await people.listServerInvitations({ before, count: 1 })).map(({ id }) => id);
      expect([await ids(null), await ids({ at: 6, id: 'i2' })]).toEqual([['i2'], ['i1']]);
    });

    test("the owner's lists go on after a row", async () => {
      const { store } = await openAll(add('t1'));
      const ids = async (before: { at: number; id: string } | null) =>
        (await store.people.listPeople({ before, count: 2 })).map(({ id }) => id);
      expect([await ids(null), await ids({ at: 1, id: 'bert' })]).toEqual([['carl', 'bert'], ['anna']]);
      const [anna] = await store.people.listPeople({ before: null, count: 5, name: 'ann' });
      expect(anna).toMatchObject({ id: 'anna', finished: 1, reports: 0, suspendedAt: null });
      const over = await store.people.listTables({ before: null, count: 5, status: 'over' });
      expect(over.map(({ id }) => id)).toEqual(['t2']);
    });
  });
}
