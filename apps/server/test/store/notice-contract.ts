import { describe, expect, test } from 'vitest';
import type { ChannelRow, NewNotice } from '../../src/storage/notice-rows.ts';
import type { Commit, RowChange, Store } from '../../src/storage/store.ts';
import { opening } from './samples.ts';

type OpenWith = (...commits: Commit[]) => Promise<{ readonly store: Store }>;

const rows = (...changes: RowChange[]): Commit => ({ room: null, changes });

const anna = { id: 'anna', name: 'Anna', locale: 'fr', createdAt: 1 } as const;

const channel = (id: string, changed: Partial<ChannelRow> = {}): ChannelRow => ({
  id,
  person: 'anna',
  target: { kind: 'webhook', format: 'json', url: 'https://example.org/hook', secret: 'key' },
  mode: 'each',
  state: 'on',
  failures: 0,
  error: null,
  createdAt: 5,
  ...changed,
});

const notice = (id: string, changed: Partial<NewNotice> = {}): NewNotice => ({
  id,
  table: 't1',
  person: 'anna',
  channel: 'c1',
  kind: 'turn',
  turn: '3',
  due: 100,
  until: 900,
  ...changed,
});

const put = (id: string, changed: Partial<NewNotice> = {}, at = 10): RowChange => ({
  kind: 'put notice',
  notice: notice(id, changed),
  at,
});

const cancel = (at: number): RowChange => ({ kind: 'cancel notices', table: 't1', person: 'anna', at });
const see = (at: number): RowChange => ({ kind: 'see notices', table: 't1', person: 'anna', at });

/** Tests of what every store keeps about notices. */
export function testNotices(name: string, openWith: OpenWith): void {
  /** A store with a person, her channel, a table, and some changes. */
  const openAnna = (...changes: RowChange[]) =>
    openWith(
      opening('t1'),
      rows({ kind: 'add person', person: anna }, { kind: 'put channel', channel: channel('c1') }),
      rows(...changes),
    );
  const states = async (store: Store) =>
    Object.fromEntries((await store.notices.list('anna')).map(({ id, state, due }) => [id, [state, due]]));

  describe(`${name}: notices`, () => {
    test('those that are due first come first', async () => {
      const { store } = await openAnna(
        put('n1', { due: 30 }),
        put('n2', { due: 10 }),
        put('n3', { due: 20 }),
      );
      expect(await store.notices.listDue(2)).toEqual([
        { id: 'n2', person: 'anna', channel: 'c1', at: 10 },
        { id: 'n3', person: 'anna', channel: 'c1', at: 20 },
      ]);
    });

    test('one attempt at a time, only once it is due, and its end settles it', async () => {
      const { store } = await openAnna(put('n1'));
      const claim = (attempt: string, now: number) =>
        store.notices.claim('n1', { attempt, now, until: now + 60 });
      expect(await claim('early', 99)).toBeNull();
      expect(await claim('a1', 100)).toEqual({
        ...notice('n1'),
        due: 160,
        state: 'sending',
        attempts: 1,
        attempt: 'a1',
        reason: null,
        at: 100,
      });
      expect(await claim('a2', 159)).toBeNull();
      expect((await claim('a2', 160))?.attempts).toBe(2);
      const settle = (attempt: string, state: 'sent' | 'failed'): RowChange => ({
        kind: 'settle notice',
        id: 'n1',
        attempt,
        state,
        due: null,
        attempts: 2,
        reason: state === 'sent' ? null : { key: 'notice.refused', values: { status: 500 } },
        at: 170,
      });
      // The first attempt was given up.
      await store.commit([rows(settle('a1', 'sent'))]);
      expect(await states(store)).toEqual({ n1: ['sending', 220] });
      await store.commit([rows(settle('a2', 'failed'))]);
      expect(await store.notices.list('anna')).toMatchObject([
        { state: 'failed', due: null, reason: { key: 'notice.refused', values: { status: 500 } } },
      ]);
      expect(await store.notices.listDue(9)).toEqual([]);
    });

    test('what was sent is not sent again; what was cancelled can be', async () => {
      const { store } = await openAnna(put('n1'), put('n2', { kind: 'reminder' }));
      await store.notices.claim('n1', { attempt: 'a', now: 100, until: 160 });
      const sent = {
        kind: 'settle notice',
        id: 'n1',
        attempt: 'a',
        state: 'sent',
        due: null,
        attempts: 1,
      } as const;
      await store.commit([rows({ ...sent, reason: null, at: 101 })]);
      await store.commit([rows(cancel(110))]);
      expect(await states(store)).toEqual({ n1: ['sent', null], n2: ['cancelled', null] });
      await store.commit([rows(put('n1', { due: 200 }), put('n2', { kind: 'reminder', due: 300 }))]);
      expect(await states(store)).toEqual({ n1: ['sent', null], n2: ['waiting', 300] });
    });

    test('one that is cancelled while it is sent is not tried again, and counts if it arrived', async () => {
      const { store } = await openAnna(put('n1'), put('n2', { turn: '4' }));
      for (const id of ['n1', 'n2']) await store.notices.claim(id, { attempt: 'a', now: 100, until: 160 });
      await store.commit([rows(cancel(110))]);
      const end = { kind: 'settle notice', attempt: 'a', attempts: 1, reason: null, at: 120 } as const;
      await store.commit([
        rows(
          { ...end, id: 'n1', state: 'waiting', due: 500 },
          { ...end, id: 'n2', state: 'sent', due: null },
        ),
      ]);
      expect(await states(store)).toEqual({ n1: ['cancelled', null], n2: ['sent', null] });
    });

    test('whoever has seen the table is not told of this turn, but is reminded, and told of the next', async () => {
      const { store } = await openAnna(put('n1'), put('n2', { kind: 'reminder', due: 400 }));
      await store.commit([rows(see(20))]);
      await store.commit([rows(put('n1'))]);
      expect(await states(store)).toEqual({ n1: ['seen', null], n2: ['waiting', 400] });
      await store.commit([rows(cancel(30), put('n1', { due: 130 }), put('n3', { turn: '4', due: 140 }))]);
      expect(await states(store)).toEqual({
        n1: ['waiting', 130],
        n2: ['cancelled', null],
        n3: ['waiting', 140],
      });
    });

    test('a time that moves is that of what waits, except for a turn', async () => {
      const { store } = await openAnna(put('n1'), put('n2', { kind: 'reminder', due: 400 }));
      await store.commit([rows(put('n1', { due: 150 }), put('n2', { kind: 'reminder', due: 450 }))]);
      expect(await states(store)).toEqual({ n1: ['waiting', 100], n2: ['waiting', 450] });
    });

    test('digests are cancelled apart', async () => {
      const { store } = await openAnna(put('n1'), put('n2', { kind: 'digest', table: null }));
      await store.commit([rows({ kind: 'cancel digests', person: 'anna', at: 20 })]);
      expect(await states(store)).toEqual({ n1: ['waiting', 100], n2: ['cancelled', null] });
    });

    test('old ones that are settled are dropped', async () => {
      const { store } = await openAnna(put('n1'), put('n2', { kind: 'over' }));
      await store.commit([rows(cancel(50))]);
      await store.commit([rows({ kind: 'drop notices', person: 'anna', before: 51, testsBefore: 51 })]);
      expect(await states(store)).toEqual({ n2: ['waiting', 100] });
    });

    test('tries of channels that are settled are dropped sooner; those that wait are not', async () => {
      const tried = put('n1', { kind: 'test', table: null });
      const { store } = await openAnna(put('n2'), tried, put('n3', { kind: 'test', table: null }));
      await store.notices.claim('n1', { attempt: 'a1', now: 100, until: 900 });
      const settled = {
        id: 'n1',
        attempt: 'a1',
        state: 'sent',
        due: null,
        attempts: 1,
        reason: null,
      } as const;
      await store.commit([rows({ kind: 'settle notice', ...settled, at: 120 }, cancel(120))]);
      const drop = (testsBefore: number) =>
        store.commit([rows({ kind: 'drop notices', person: 'anna', before: 51, testsBefore })]);
      await drop(120);
      expect(Object.keys(await states(store)).toSorted()).toEqual(['n1', 'n2', 'n3']);
      await drop(121);
      expect(Object.keys(await states(store)).toSorted()).toEqual(['n2', 'n3']);
    });

    test('push channels are found by their endpoint, whoever has them', async () => {
      const keys = { p256dh: 'p', auth: 'a' };
      const push = (id: string, endpoint: string) =>
        channel(id, { target: { kind: 'push', device: null, endpoint, keys } });
      const own = push('c2', 'https://push.example.org/1');
      const { store } = await openAnna(
        { kind: 'put channel', channel: own },
        { kind: 'put channel', channel: push('c3', 'https://push.example.org/2') },
      );
      expect(await store.notices.listByEndpoint('https://push.example.org/1')).toEqual([own]);
      expect(await store.notices.listByEndpoint('https://example.org/hook')).toEqual([]);
    });

    test('channels and settings are kept and changed; a channel goes with its notices', async () => {
      const { store } = await openAnna(put('n1'));
      const mail = channel('c2', {
        target: { kind: 'mail', address: 'a@example.org', token: 'x' },
        createdAt: 6,
      });
      await store.commit([rows({ kind: 'put channel', channel: mail })]);
      const off = channel('c1', {
        state: 'off',
        mode: 'digest',
        failures: 10,
        error: { key: 'notice.slow' },
      });
      await store.commit([rows({ kind: 'change channel', channel: off })]);
      expect(await store.notices.listChannels('anna')).toEqual([off, mail]);
      expect(await store.notices.findChannel('c2')).toEqual(mail);
      expect(await store.notices.findSettings('anna')).toBeNull();
      for (const calendar of [null, 'secret'])
        await store.commit([
          rows({ kind: 'put notice settings', person: 'anna', settings: { digestAt: 480, calendar } }),
        ]);
      expect(await store.notices.findSettings('anna')).toEqual({ digestAt: 480, calendar: 'secret' });
      await store.commit([rows({ kind: 'drop channel', channel: 'c1' })]);
      expect(await store.notices.findChannel('c1')).toBeNull();
      expect(await states(store)).toEqual({});
    });

    test('nothing is put or changed for a channel that is gone', async () => {
      const { store } = await openAnna();
      const gone = channel('c9');
      const changes = rows(put('n1', { channel: 'c9' }), { kind: 'change channel', channel: gone });
      expect(await store.commit([changes])).toEqual([{ kind: 'done' }]);
      expect(await states(store)).toEqual({});
      expect(await store.notices.findChannel('c9')).toBeNull();
    });

    test('all of it goes with the person', async () => {
      const settings = { digestAt: 480, calendar: 'secret' };
      const { store } = await openAnna(put('n1'), { kind: 'put notice settings', person: 'anna', settings });
      await store.commit([rows({ kind: 'forget person', person: 'anna', at: 9 })]);
      expect(await store.notices.list('anna')).toEqual([]);
      expect(await store.notices.listChannels('anna')).toEqual([]);
      expect(await store.notices.findSettings('anna')).toBeNull();
    });
  });
}
