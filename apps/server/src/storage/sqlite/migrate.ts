import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { StartupError } from '../../config/settings.ts';
import type { Connection } from './driver/port.ts';
import { first } from './migrations/0001-first.ts';
import { fairStart } from './migrations/0002-fair-start.ts';
import { chatIds } from './migrations/0003-chat-ids.ts';
import { newcomers } from './migrations/0004-newcomers.ts';
import { devices } from './migrations/0005-devices.ts';
import { seatColours } from './migrations/0006-seat-colours.ts';
import { lists } from './migrations/0007-lists.ts';
import { reactions } from './migrations/0008-reactions.ts';
import { clocks } from './migrations/0009-clocks.ts';
import { notices } from './migrations/0010-notices.ts';
import { accounts } from './migrations/0011-accounts.ts';
import { people } from './migrations/0012-people.ts';
import { hosting } from './migrations/0013-hosting.ts';
import { plans } from './migrations/0014-plans.ts';
import { serverInvitations } from './migrations/0015-server-invitations.ts';
import { type Db, TABLES } from './schema.ts';

/** The number of this program's release. A data file names the oldest release that can use it; see docs/releases.md. */
const RELEASE = 1;

/** Key of the setting that has the oldest release that can use the data file. */
const OLDEST_RELEASE = 'oldestRelease';

/** A change to the schema. */
interface SchemaChange extends Pick<Migration, 'up'> {
  /**
   * The oldest release that can use a data file after this change: it reads and writes the file correctly although it
   * does not know the change.
   */
  readonly oldest: number;
}

type SchemaChanges = Readonly<Record<string, SchemaChange>>;

/** Every change to the schema, by name; Kysely runs them in the order of their names. None is ever edited. */
export const SCHEMA_CHANGES: SchemaChanges = {
  '0001-first': { ...first, oldest: 1 },
  '0002-fair-start': { ...fairStart, oldest: 1 },
  '0003-chat-ids': { ...chatIds, oldest: 1 },
  '0004-newcomers': { ...newcomers, oldest: 1 },
  '0005-devices': { ...devices, oldest: 1 },
  '0006-seat-colours': { ...seatColours, oldest: 1 },
  '0007-lists': { ...lists, oldest: 1 },
  // An older program shows the words that come with the kind.
  '0008-reactions': { ...reactions, oldest: 1 },
  // An older program plays on without clocks. What it plays costs no time.
  '0009-clocks': { ...clocks, oldest: 1 },
  // An older program sends nothing. Deleting a person deletes their channels with them.
  '0010-notices': { ...notices, oldest: 1 },
  // To an older program everybody is a guest. Deleting a person deletes their account with them.
  '0011-accounts': { ...accounts, oldest: 1 },
  // An older program counts no results; they are made up for at the next start of a newer one. It knows nobody who is suspended.
  '0012-people': { ...people, oldest: 1 },
  // To an older program a private table is one that people come to by its address; it allows undo and takeovers, and lets anybody
  // take a seat that is kept.
  '0013-hosting': { ...hosting, oldest: 1 },
  // An older program carries out no plan. What it leaves behind does not hold any more, or belongs to another person.
  '0014-plans': { ...plans, oldest: 1 },
  // An older program lets people in by the code of its settings alone.
  '0015-server-invitations': { ...serverInvitations, oldest: 1 },
};

/** @throws {StartupError} if a newer Durbar has changed the schema so that this release cannot use it */
export function checkSchema(connection: Connection, file: string): void {
  if (!hasTable(connection, 'setting')) return;
  const row = connection.prepare('SELECT value FROM setting WHERE key = ?').get(OLDEST_RELEASE);
  // A file without the note is older than release 1, and its changes are all known.
  const oldest = Number(row?.['value'] ?? 1);
  if (!Number.isSafeInteger(oldest))
    throw new StartupError(
      `The data file ${file} is damaged: it does not say which Durbar can use it. It was not changed. Restore a backup.`,
    );
  if (oldest > RELEASE)
    throw new StartupError(
      `The data file ${file} was written by a newer Durbar and needs release ${oldest} or later; this is release ${RELEASE}. It was not changed. Update Durbar, or name another file in DURBAR_DATA.`,
    );
}

/** Brings the schema up to date. Changes of newer releases that are in the file already stay as they are. */
export async function migrate(db: Db, changes: SchemaChanges = SCHEMA_CHANGES): Promise<void> {
  // Kysely refuses a file with migrations that it is not given, so it gets those of newer releases too.
  const newer = (await appliedNames(db)).filter((name) => !Object.hasOwn(changes, name));
  const migrations: Readonly<Record<string, Migration>> = {
    ...Object.fromEntries(newer.map((name) => [name, { up: () => Promise.resolve() }])),
    ...Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, createMigration(change)])),
  };
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('the schema could not be brought up to date', { cause: error });
}

/** @throws {Error} SQLite's, if a table is missing: the schema says that it is up to date */
export async function requireTables(db: Db): Promise<void> {
  for (const table of Object.keys(TABLES)) await sql`SELECT 1 FROM ${sql.table(table)} LIMIT 1`.execute(db);
}

/** The names of the migrations that were run on a file. */
async function appliedNames(db: Db): Promise<string[]> {
  const { rows: tables } = await sql`SELECT 1 FROM sqlite_master WHERE name = 'kysely_migration'`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/** Makes the change, and notes in the same transaction which release the file needs from now on. */
function createMigration({ up, oldest }: SchemaChange): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await up(db);
      await sql`
        INSERT INTO setting (key, value) VALUES (${OLDEST_RELEASE}, ${String(oldest)})
        ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE CAST(value AS integer) < ${oldest}
      `.execute(db);
    },
  };
}

function hasTable(connection: Connection, name: string): boolean {
  return connection.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(name) !== undefined;
}
