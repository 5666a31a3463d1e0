import type Database from 'better-sqlite3';
import type { Connection, Driver, Row, Statement } from './port.ts';

const NAME = 'better-sqlite3';

/** Why the compiled package cannot be used. */
export class CompiledMissing extends Error {
  override readonly name = 'CompiledMissing';
}

/**
 * The compiled package, for a Node without SQLite.
 * @throws {CompiledMissing} if it is not installed, not built, or built for another Node
 */
export async function compiledDriver(): Promise<Driver> {
  const Compiled = await load();
  return {
    name: NAME,
    open: (file, { readOnly = false, timeout }) =>
      connect(new Compiled(file, { readonly: readOnly, timeout, fileMustExist: readOnly })),
  };
}

async function load(): Promise<typeof Database> {
  try {
    const { default: Compiled } = await import('better-sqlite3');
    // The compiled part is loaded with the first database.
    new Compiled(':memory:').close();
    return Compiled;
  } catch (error) {
    throw new CompiledMissing(whyMissing(error), { cause: error });
  }
}

function whyMissing(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND') return 'is not installed';
  if (error instanceof Error && error.message.includes('NODE_MODULE_VERSION'))
    return 'was built for another version of Node.js';
  return 'is not built';
}

function connect(db: Database.Database): Connection {
  return {
    exec: (sql) => void db.exec(sql),
    prepare: (sql) => statement(db.prepare<unknown[], Row>(sql)),
    rollback: () => {
      if (db.inTransaction) db.exec('ROLLBACK');
    },
    close: () => void db.close(),
  };
}

function statement(prepared: Database.Statement<unknown[], Row>): Statement {
  const { reader } = prepared;
  return {
    reader,
    run(...parameters) {
      if (!reader) return prepared.run(...parameters);
      prepared.all(...parameters);
      return { changes: 0, lastInsertRowid: 0 };
    },
    get(...parameters) {
      if (reader) return prepared.get(...parameters);
      prepared.run(...parameters);
      return undefined;
    },
    all(...parameters) {
      if (reader) return prepared.all(...parameters);
      prepared.run(...parameters);
      return [];
    },
  };
}
