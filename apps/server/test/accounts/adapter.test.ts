import { expect, onTestFinished, test } from 'vitest';
import { accountAdapter } from '../../src/accounts/adapter.ts';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import { Writer } from '../../src/storage/writer.ts';
import { tempDir } from '../support/server.ts';

async function openAdapter() {
  const store = await openSqlite(`${tempDir()}/durbar.db`);
  onTestFinished(() => store.close());
  const writer = new Writer(store, 0);
  await writer.writeRows([
    { kind: 'add person', person: { id: 'anna', name: 'Anna', locale: 'en', createdAt: 1 } },
  ]);
  const { createAdapterFactory } = await import('better-auth/adapters');
  return accountAdapter(createAdapterFactory, store, writer)({});
}

const at = new Date(1_700_000_000_000);
const user = {
  id: 'anna',
  email: 'anna@example.org',
  emailVerified: true,
  name: '',
  createdAt: at,
  updatedAt: at,
};

test('dates and flags come back as they were; what our rows do not have is not stored', async () => {
  const adapter = await openAdapter();
  await adapter.create({
    model: 'user',
    data: { ...user, image: 'https://example.org/face' },
    forceAllowId: true,
  });
  const where = [{ field: 'id', value: 'anna' }];
  expect(await adapter.findOne({ model: 'user', where })).toEqual(user);
  const changed = await adapter.update({ model: 'user', where, update: { emailVerified: false } });
  expect(changed).toMatchObject({ emailVerified: false, createdAt: at });
  const login = { accountId: '1', providerId: 'club', userId: 'anna', accessToken: 'secret' };
  await adapter.create({ model: 'account', data: { ...login, createdAt: at, updatedAt: at } });
  const [found] = await adapter.findMany<{ accessToken?: string }>({ model: 'account' });
  expect(found).toMatchObject({ providerId: 'club' });
  expect(found?.accessToken ?? null).toBeNull();
});

test('rows are counted, changed and dropped by dates', async () => {
  const adapter = await openAdapter();
  for (const minutes of [1, 2, 3]) {
    const expiresAt = new Date(at.getTime() + minutes * 60_000);
    await adapter.create({
      model: 'verification',
      data: { identifier: 'link', value: `${minutes}`, expiresAt, createdAt: at, updatedAt: at },
    });
  }
  const model = 'verification';
  const where = [
    { field: 'identifier', value: 'link' },
    { field: 'expiresAt', operator: 'gt' as const, value: new Date(at.getTime() + 60_000) },
  ];
  expect(await adapter.count({ model, where })).toBe(2);
  expect(await adapter.updateMany({ model, where, update: { value: 'late' } })).toBe(2);
  const sortBy = { field: 'expiresAt', direction: 'desc' as const };
  const [last] = await adapter.findMany<{ value: string }>({ model, sortBy, limit: 1 });
  expect(last?.value).toBe('late');
  const consumed = await Promise.all([1, 2, 3, 4].map(() => adapter.consumeOne({ model, where })));
  expect(consumed.filter((each) => each !== null)).toHaveLength(2);
  expect(await adapter.deleteMany({ model, where: [{ field: 'identifier', value: 'link' }] })).toBe(1);
});

test.each([
  [{ field: 'email', operator: 'contains' as const, value: 'example' }],
  [
    { field: 'email', value: 'a' },
    { field: 'id', value: 'b', connector: 'OR' as const },
  ],
])('what rows cannot do is an error, not another answer', async (...where) => {
  const adapter = await openAdapter();
  await expect(adapter.findMany({ model: 'user', where })).rejects.toThrow('rows are not found by');
});

test('what is made in a transaction is one commit: all of it, or nothing', async () => {
  const adapter = await openAdapter();
  const login = { accountId: '1', providerId: 'club', userId: 'anna', createdAt: at, updatedAt: at };
  const fail = adapter.transaction(async (within) => {
    await within.create({ model: 'user', data: user, forceAllowId: true });
    throw new Error('the second write never comes');
  });
  await expect(fail).rejects.toThrow('never comes');
  expect(await adapter.count({ model: 'user' })).toBe(0);
  await adapter.transaction(async (within) => {
    await within.create({ model: 'user', data: user, forceAllowId: true });
    await within.create({ model: 'account', data: login });
    const where = [{ field: 'id', value: 'anna' }];
    expect(await within.findOne({ model: 'user', where })).toEqual(user);
    // Nobody else finds a part of it.
    expect(await adapter.count({ model: 'user' })).toBe(0);
  });
  expect([await adapter.count({ model: 'user' }), await adapter.count({ model: 'account' })]).toEqual([1, 1]);
});
