import { describe, expect, test } from 'vitest';
import { type AccountModel, type AccountRecord, fieldIs } from '../../src/storage/account-rows.ts';
import type { Commit, RowChange, Store } from '../../src/storage/store.ts';

type OpenWith = (...commits: Commit[]) => Promise<{ readonly store: Store }>;

const rows = (...changes: RowChange[]): Commit => ({ room: null, changes });
const person = (id: string): RowChange => ({
  kind: 'add person',
  person: { id, name: id, locale: 'fr', createdAt: 1 },
});
const add = (model: AccountModel, row: AccountRecord): RowChange => ({ kind: 'add account row', model, row });

const times = { createdAt: 5, updatedAt: 6 };
const account = (id: string): AccountRecord => ({
  id,
  email: `${id}@example.org`,
  emailVerified: 1,
  name: '',
  ...times,
});
const session = (id: string, changed: AccountRecord = {}): AccountRecord => ({
  id,
  userId: 'anna',
  token: `token of ${id}`,
  expiresAt: 100,
  ...times,
  device: 'phone',
  ...changed,
});
const check = (id: string, expiresAt: number): AccountRecord => ({
  id,
  identifier: 'link',
  value: '{}',
  expiresAt,
  ...times,
});
const passkey: AccountRecord = {
  id: 'p1',
  userId: 'anna',
  name: null,
  publicKey: 'key',
  credentialId: 'credential',
  counter: 0,
  deviceType: 'singleDevice',
  backedUp: 0,
  transports: 'internal',
  createdAt: 5,
  aaguid: null,
};
const login: AccountRecord = { id: 'l1', userId: 'anna', providerId: 'club', accountId: '17', ...times };

/** Tests of what every store keeps about accounts. */
export function testAccounts(name: string, openWith: OpenWith): void {
  /** A store with two people, of whom Anna has an account, and some changes. */
  const openAnna = (...changes: RowChange[]) =>
    openWith(rows(person('anna'), person('bert'), add('account', account('anna'))), rows(...changes));
  const ids = (found: readonly AccountRecord[]) => found.map(({ id }) => id);

  describe(`${name}: accounts`, () => {
    test('rows of each kind are kept with all their fields', async () => {
      const all = { account: account('anna'), session: session('s1'), login, check: check('c1', 9), passkey };
      const { account: _, ...others } = all;
      const { store } = await openAnna(
        add('session', others.session),
        add('login', others.login),
        add('check', others.check),
        add('passkey', others.passkey),
      );
      for (const model of ['account', 'session', 'login', 'check', 'passkey'] as const)
        expect(await store.accounts.find({ model, where: [] })).toEqual([all[model]]);
    });

    test('rows are found by conditions, in order, page by page', async () => {
      const { store } = await openAnna(
        ...[40, 10, 30, 20].map((expiresAt, n) => add('check', check(`c${n}`, expiresAt))),
        add('session', session('s1', { device: null })),
      );
      const sortBy = { field: 'expiresAt', direction: 'asc' } as const;
      const find = async (where: Parameters<typeof store.accounts.find>[0]['where'], page = {}) =>
        ids(await store.accounts.find({ model: 'check', where }, { sortBy, ...page }));
      expect(await find([])).toEqual(['c1', 'c3', 'c2', 'c0']);
      expect(await find([], { sortBy: { ...sortBy, direction: 'desc' }, limit: 2, offset: 1 })).toEqual([
        'c2',
        'c3',
      ]);
      const compare = (operator: '<' | '<=' | '>' | '>=' | '<>') =>
        find([{ field: 'expiresAt', operator, value: 20 }]);
      expect(await compare('<')).toEqual(['c1']);
      expect(await compare('<=')).toEqual(['c1', 'c3']);
      expect(await compare('>')).toEqual(['c2', 'c0']);
      expect(await compare('>=')).toEqual(['c3', 'c2', 'c0']);
      expect(await compare('<>')).toEqual(['c1', 'c2', 'c0']);
      const list = (operator: 'in' | 'not in', value: string[]) => find([{ field: 'id', operator, value }]);
      expect(await list('in', ['c1', 'c2'])).toEqual(['c1', 'c2']);
      expect(await list('not in', ['c1', 'c2'])).toEqual(['c3', 'c0']);
      expect(await list('in', [])).toEqual([]);
      expect(await find([fieldIs('id', 'c1'), fieldIs('expiresAt', 40)])).toEqual([]);
      const nowhere = { model: 'session', where: [fieldIs('device', null)] } as const;
      expect(await store.accounts.count(nowhere)).toBe(1);
      const somewhere = { field: 'device', operator: '<>', value: null } as const;
      expect(await store.accounts.count({ model: 'session', where: [somewhere] })).toBe(0);
    });

    test('all rows that are found are changed, and dropped', async () => {
      const { store } = await openAnna(
        add('session', session('s1')),
        add('session', session('s2')),
        add('session', session('s3', { device: 'tablet' })),
      );
      const onPhone = { model: 'session', where: [fieldIs('device', 'phone')] } as const;
      const changed = await store.accounts.change(onPhone, { expiresAt: 7, updatedAt: 8 });
      expect(changed).toEqual([
        session('s1', { expiresAt: 7, updatedAt: 8 }),
        session('s2', { expiresAt: 7, updatedAt: 8 }),
      ]);
      expect(
        await store.accounts.change({ ...onPhone, where: [fieldIs('id', 's9')] }, { name: '' }).catch(String),
      ).toMatch("no field 'name'");
      await store.commit([rows({ kind: 'drop account rows', filter: onPhone })]);
      expect(ids(await store.accounts.find({ model: 'session', where: [] }))).toEqual(['s3']);
    });

    test('of several who take a row one gets it', async () => {
      const { store } = await openAnna(add('check', check('c1', 1)), add('check', check('c2', 2)));
      const one = { model: 'check', where: [fieldIs('id', 'c1')] } as const;
      const taken = await Promise.all([1, 2, 3].map(() => store.accounts.take(one)));
      expect(taken.filter((each) => each !== null)).toEqual([check('c1', 1)]);
      // Several fit: one goes.
      expect(await store.accounts.take({ model: 'check', where: [fieldIs('identifier', 'link')] })).toEqual(
        check('c2', 2),
      );
      expect(await store.accounts.take({ model: 'check', where: [] })).toBeNull();
    });

    test('a person has one account, an address and a login belong to one; otherwise nothing is stored', async () => {
      const { store } = await openAnna(add('login', login));
      for (const change of [
        add('account', account('anna')),
        add('account', { ...account('bert'), email: 'anna@example.org' }),
        add('account', account('nobody')),
        add('login', { ...login, id: 'l2' }),
        add('session', { ...session('s1'), userId: 'bert' }),
      ])
        expect(await store.commit([rows(change)])).toMatchObject([{ kind: 'failed' }]);
      expect(await store.commit([rows(add('account', account('bert')))])).toEqual([{ kind: 'done' }]);
    });

    test('all of it goes with the account, and with the person', async () => {
      const parts = [add('session', session('s1')), add('login', login), add('passkey', passkey)];
      for (const end of [
        { kind: 'drop account rows', filter: { model: 'account', where: [fieldIs('id', 'anna')] } },
        { kind: 'forget person', person: 'anna', at: 9 },
      ] as const) {
        const { store } = await openAnna(...parts);
        await store.commit([rows(end)]);
        for (const model of ['account', 'session', 'login', 'passkey'] as const)
          expect(await store.accounts.count({ model, where: [] })).toBe(0);
      }
    });
  });
}
