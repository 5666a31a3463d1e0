import { type Migration, Migrator } from 'kysely';
import { StartupError } from '../../config/settings.ts';
import type { Connection } from './driver/port.ts';
import { first } from './migrations/0001-first.ts';
import { fairStart } from './migrations/0002-fair-start.ts';
import { chatIds } from './migrations/0003-chat-ids.ts';
import { newcomers } from './migrations/0004-newcomers.ts';
import { devices } from './migrations/0005-devices.ts';
import { seatColours } from './migrations/0006-seat-colours.ts';
import type { Db } from './schema.ts';

/** Every change to the schema, by name; Kysely runs them in the order of their names. None is ever edited. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-first': first,
  '0002-fair-start': fairStart,
  '0003-chat-ids': chatIds,
  '0004-newcomers': newcomers,
  '0005-devices': devices,
  '0006-seat-colours': seatColours,
};

/** @throws {StartupError} if a newer Durbar has changed the schema */
export function checkSchema(connection: Connection, file: string): void {
  const applied = connection.prepare("SELECT 1 FROM sqlite_master WHERE name = 'kysely_migration'").get()
    ? connection.prepare('SELECT name FROM kysely_migration').all()
    : [];
  if (applied.some(({ name }) => !Object.hasOwn(migrations, String(name))))
    throw new StartupError(
      `The data file ${file} was written by a newer Durbar; it was not changed. Update Durbar, or name another file in DURBAR_DATA.`,
    );
}

/** Brings the schema up to date. */
export async function migrate(db: Db): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('the schema could not be brought up to date', { cause: error });
}
