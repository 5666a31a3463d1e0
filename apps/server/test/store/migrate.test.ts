import { join } from 'node:path';
import { API } from '@durbar/protocol';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, SCHEMA_CHANGES } from '../../src/storage/sqlite/migrate.ts';
import { connect, openSqlite } from '../../src/storage/sqlite/open.ts';
import { Person } from '../support/person.ts';
import { serve, tempDir } from '../support/server.ts';
import { openFile } from '../support/sqlite.ts';

/** A change that an older program need not know: what it writes gets the column's default. */
const addColumn = async (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .alterTable('game_table')
    .addColumn('weather', 'text', (c) => c.notNull().defaultTo('fair'))
    .execute();

/** Changes a data file as a later release would. @param oldest the oldest release that can use the change */
async function changeLater(file: string, oldest: number): Promise<void> {
  const db = connect(openFile(file));
  await migrate(db, { ...SCHEMA_CHANGES, '9999-weather': { up: addColumn, oldest } });
  await db.destroy();
}

/** The oldest release that a data file names. */
function neededRelease(file: string): unknown {
  const connection = openFile(file);
  try {
    return connection.prepare("SELECT value FROM setting WHERE key = 'oldestRelease'").get()?.['value'];
  } finally {
    connection.close();
  }
}

test('every change names a release, none a later one than the present', () => {
  for (const { oldest } of Object.values(SCHEMA_CHANGES)) expect(oldest).toBe(1);
});

test('a new data file names the oldest release that can use it', async () => {
  const file = join(tempDir(), 'durbar.db');
  await (await openSqlite(file)).close();
  expect(neededRelease(file)).toBe('1');
});

test('a data file with a later change that this release can use is used', async () => {
  const { dataFile, stop } = await serve();
  await stop();
  await changeLater(dataFile, 1);
  expect(neededRelease(dataFile)).toBe('1');
  const again = await serve({ dataFile });
  const anna = await Person.arrive(again.url);
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], start: true });
  expect(await anna.ask('GET', API.table(id))).toMatchObject({ status: 200, json: { status: 'running' } });
  await again.stop();
  // The later release finds its change in place.
  await changeLater(dataFile, 1);
});

test('a data file with a later change that this release cannot use is refused', async () => {
  const { dataFile, stop } = await serve();
  await stop();
  await changeLater(dataFile, 3);
  await expect(serve({ dataFile })).rejects.toThrow(
    `The data file ${dataFile} was written by a newer Durbar and needs release 3 or later; this is release 1. It was not changed.`,
  );
});

test('a change that fails leaves the needed release as it was', async () => {
  const file = join(tempDir(), 'durbar.db');
  await (await openSqlite(file)).close();
  const db = connect(openFile(file));
  const failing = {
    oldest: 5,
    up: async (changed: Kysely<unknown>) => {
      await addColumn(changed);
      throw new Error('no weather');
    },
  };
  await expect(migrate(db, { ...SCHEMA_CHANGES, '9999-weather': failing })).rejects.toThrow('no weather');
  await db.destroy();
  expect(neededRelease(file)).toBe('1');
});
