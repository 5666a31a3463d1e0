import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { inject, onTestFinished } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import type { Store } from '../../src/storage/store.ts';
import { startProcess } from '../support/process.ts';
import { tempDir } from '../support/server.ts';
import { type StoreHarness, testStore } from './contract.ts';

/** Number of answered commits after which the writer is killed. */
const ENOUGH = 50;

function create(): StoreHarness {
  const file = join(tempDir(), 'durbar.db');
  const opened: Store[] = [];
  onTestFinished(async () => {
    for (const store of opened) await store.close();
  });
  return {
    async open() {
      // As if the lock were lost: the earlier owner keeps its connection and does not know.
      rmSync(`${file}.lock`, { force: true });
      const store = await openSqlite(file);
      opened.push(store);
      return store;
    },
    failChat(on) {
      const db = new Database(file);
      db.exec(
        on
          ? "CREATE TRIGGER fail_chat BEFORE INSERT ON chat_line BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
          : 'DROP TRIGGER fail_chat',
      );
      db.close();
    },
    killWhileWriting: (room) => killWriter(file, room),
  };
}

async function killWriter(file: string, room: string): Promise<number> {
  const child = await startProcess([inject('toyServer').storeWriter, file, room], {});
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

testStore('SQLite', create);
