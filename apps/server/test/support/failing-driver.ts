import { chooseDriver } from '../../src/storage/sqlite/driver/choose.ts';
import type { Driver } from '../../src/storage/sqlite/driver/port.ts';

/** What SQLite does when the disk fails: everything that writes throws. */
export interface FailingDriver {
  readonly driver: Driver;
  /** The code that writes fail with, such as `SQLITE_FULL`; null: they work. */
  fail: string | null;
  /** What a statement that fails has in it; null: all that write fail. */
  only: RegExp | null;
  /** Statements that have failed. */
  failed: number;
}

const WRITES = /^\s*(?:insert|update|delete|commit|pragma user_version =)/i;

/** The SQLite of this Node, whose writes can be made to fail. */
export async function failingDriver(): Promise<FailingDriver> {
  const real = await chooseDriver();
  const failing: FailingDriver = { driver: { name: real.name, open }, fail: null, only: null, failed: 0 };
  return failing;

  function mayFail(sql: string): void {
    if (failing.fail === null || !(failing.only ?? WRITES).test(sql)) return;
    failing.failed++;
    throw Object.assign(new Error('a disk that fails'), { code: failing.fail });
  }

  function open(...given: Parameters<Driver['open']>): ReturnType<Driver['open']> {
    const connection = real.open(...given);
    return {
      ...connection,
      exec(sql) {
        mayFail(sql);
        connection.exec(sql);
      },
      prepare(sql) {
        const statement = connection.prepare(sql);
        return {
          ...statement,
          run(...parameters) {
            mayFail(sql);
            return statement.run(...parameters);
          },
          all(...parameters) {
            mayFail(sql);
            return statement.all(...parameters);
          },
        };
      },
    };
  }
}
