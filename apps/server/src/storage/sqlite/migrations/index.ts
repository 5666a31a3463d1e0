import type { Migration } from 'kysely';
import { first } from './0001-first.ts';

/** Every change to the schema, by name; Kysely carries them out in the order of their names. None is ever altered. */
export const migrations: Readonly<Record<string, Migration>> = { '0001-first': first };
