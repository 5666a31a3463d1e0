import { type CompanionRow, FORMER_PERSON } from '../rows.ts';
import { LISTED } from '../store.ts';
import { jsonNumbers } from './mapping.ts';
import type { Db } from './schema.ts';

/* Which tables somebody or something has to do with. */

/** Every table at which a person has left a trace. */
export async function listTracesOf(db: Db, person: string): Promise<string[]> {
  const tables = await db
    .selectFrom('table_seat')
    .select('table_id as id')
    .where((where) => where.or([where('person', '=', person), where('freed', '=', person)]))
    .union(db.selectFrom('seat_key').select('table_id as id').where('person', '=', person))
    .union(db.selectFrom('game_table').select('id').where('host', '=', person))
    .union(db.selectFrom('chat_line').select('table_id as id').where('person', '=', person))
    .union(db.selectFrom('table_invitation').select('table_id as id').where('person', '=', person))
    .union(db.selectFrom('table_invitation').select('table_id as id').where('inviter', '=', person))
    .union(db.selectFrom('match_seat').select('table_id as id').where('person', '=', person))
    .execute();
  return tables.map(({ id }) => id);
}

/** People who have sat at a running or finished table with a person, the last first. */
export async function listCompanions(db: Db, person: string): Promise<CompanionRow[]> {
  return db
    .selectFrom('table_seat as own')
    .innerJoin('table_seat as other', 'other.table_id', 'own.table_id')
    .innerJoin('game_table', 'game_table.id', 'own.table_id')
    .innerJoin('person', 'person.id', 'other.person')
    .select(({ fn }) => [
      'person.id as id',
      'person.name as name',
      fn.count<number>('own.table_id').as('matches'),
      fn.max('game_table.last_at').as('lastAt'),
    ])
    .where('own.person', '=', person)
    .where('other.person', 'not in', [person, FORMER_PERSON])
    .where('game_table.started_at', 'is not', null)
    .groupBy(['person.id', 'person.name'])
    .orderBy('lastAt', 'desc')
    .limit(LISTED)
    .execute();
}

/** Running tables that wait for the server: a bot or a plan decides, or their summary is behind their log. */
export async function listUnattendedTables(db: Db): Promise<string[]> {
  const tables = await db
    .selectFrom('game_table')
    .select(['id', 'active', 'bots', 'summed'])
    .select((from) =>
      from
        .selectFrom('log_entry')
        .select(({ fn }) => fn.max('n').as('last'))
        .whereRef('log_entry.table_id', '=', 'game_table.id')
        .as('last'),
    )
    .where('status', 'in', ['running', 'paused'])
    .execute();
  const planned = await db
    .selectFrom('seat_plan')
    .select(['table_id', 'seat'])
    .where('plan', 'is not', null)
    .execute();
  const plans = new Set(planned.map(({ table_id, seat }) => `${table_id} ${seat}`));
  return tables.flatMap(({ id, active, bots, summed, last }) => {
    const played = jsonNumbers(bots);
    const decides = jsonNumbers(active).some((seat) => played.includes(seat) || plans.has(`${id} ${seat}`));
    return decides || summed !== (last ?? -1) + 1 ? [id] : [];
  });
}

/** Selects the ids of tables that are in a person's list. */
export function selectTablesOf(db: Db, person: string) {
  return db
    .selectFrom('table_seat')
    .select('table_id as id')
    .where('person', '=', person)
    .union(db.selectFrom('seat_key').select('table_id as id').where('person', '=', person))
    .union(db.selectFrom('game_table').select('id').where('host', '=', person))
    .union(
      db
        .selectFrom('table_invitation')
        .innerJoin('game_table', 'game_table.id', 'table_id')
        .select('table_id as id')
        .where('person', '=', person)
        .where('state', '=', 'sent')
        .where('status', 'in', ['waiting', 'starting']),
    );
}
