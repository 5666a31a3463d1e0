import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { builtInDriver } from '../../src/storage/sqlite/driver/built-in.ts';
import { CompiledMissing, compiledDriver } from '../../src/storage/sqlite/driver/compiled.ts';
import type { Driver } from '../../src/storage/sqlite/driver/port.ts';
import { FileGuard } from '../../src/storage/sqlite/file-guard.ts';
import { connect, openSqlite } from '../../src/storage/sqlite/open.ts';
import { SqliteStore } from '../../src/storage/sqlite/store.ts';
import type { Store } from '../../src/storage/store.ts';
import { startProcess } from '../support/process.ts';
import { tempDir } from '../support/server.ts';
import { type StoreHarness, testStore } from './contract.ts';

/** Number of answered commits after which the writer is killed. */
const ENOUGH = 50;

const drivers = [builtInDriver(), await findCompiled()].filter((driver) => driver !== null);

/** The compiled package is optional on a Node that has SQLite. */
async function findCompiled(): Promise<Driver | null> {
  try {
    return await compiledDriver();
  } catch (error) {
    if (error instanceof CompiledMissing && builtInDriver()) return null;
    throw error;
  }
}

const create = (driver: Driver) => (): StoreHarness => {
  const file = join(tempDir(), 'durbar.db');
  const opened: Store[] = [];
  onTestFinished(async () => {
    for (const store of opened) await store.close();
  });
  return {
    async open() {
      // A second owner comes as if there were no locks: the earlier one keeps its connection and does not know.
      const store = opened.length === 0 ? await openSqlite(file, { driver }) : takeOver(driver, file);
      opened.push(store);
      return store;
    },
    failChat(on) {
      const db = driver.open(file, { timeout: 5000 });
      db.exec(
        on
          ? "CREATE TRIGGER fail_chat BEFORE INSERT ON chat_line BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
          : 'DROP TRIGGER fail_chat',
      );
      db.close();
    },
    killWhileWriting: (room) => killWriter(file, room, driver),
  };
};

function takeOver(driver: Driver, file: string): Store {
  const connection = driver.open(file, { timeout: 5000 });
  const noLock = { renew: () => false, release: () => undefined };
  const db = connect(connection);
  return new SqliteStore(db, connection, new FileGuard(file, noLock, () => undefined));
}

async function killWriter(file: string, room: string, { name }: Driver): Promise<number> {
  const child = await startProcess([inject('toyServer').storeWriter, file, room, name], {});
  let answered = 0;
  await new Promise<void>((resolve) => {
    child.child.stdout?.on('data', (data: Buffer) => {
      answered += data.toString().split('\n').length - 1;
      if (answered >= ENOUGH) resolve();
    });
  });
  await child.end('SIGKILL');
  return answered;
}

for (const driver of drivers) testStore(`SQLite by ${driver.name}`, create(driver));

// On a Node that brings SQLite with it, where the compiled package is built too.
test.runIf(drivers.length > 1)('a data file moves freely between both', async () => {
  const file = join(tempDir(), 'durbar.db');
  for (const [n, driver] of [...drivers, ...drivers].entries()) {
    const store = await openSqlite(file, { driver });
    const [outcome] = await store.commit([
      { room: null, changes: [{ kind: 'add setting', key: `key ${n}`, value: driver.name }] },
    ]);
    expect(outcome).toEqual({ kind: 'done' });
    for (let i = 0; i <= n; i++)
      expect(await store.readSetting(`key ${i}`)).toBe(drivers[i % drivers.length]?.name);
    await store.close();
  }
});
