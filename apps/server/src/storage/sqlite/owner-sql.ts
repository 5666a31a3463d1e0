import { sql } from 'kysely';
import type {
  Cursor,
  OwnerCounts,
  OwnerPersonRow,
  OwnerTableRow,
  PeopleStore,
  ReportRow,
  ServerInvitationRow,
} from '../people-rows.ts';
import { tableFrom } from './mapping.ts';
import { escapeLike, reportFrom, serverInvitationFrom } from './people-mapping.ts';
import type { Db } from './schema.ts';

/* The lists of the server's owner. Each goes on after a row, by its time and its id. */

/** The columns by which a list is in order. */
const isAfter = (at: string, id: string, before: Cursor | null) =>
  before
    ? sql<boolean>`(${sql.ref(at)} < ${before.at} OR (${sql.ref(at)} = ${before.at} AND ${sql.ref(id)} < ${before.id}))`
    : sql<boolean>`1 = 1`;

export async function listPeople(
  db: Db,
  { before, count, name, suspended }: Parameters<PeopleStore['listPeople']>[0],
): Promise<OwnerPersonRow[]> {
  const named = name === undefined ? sql`1 = 1` : sql`p.name LIKE ${`${escapeLike(name)}%`} ESCAPE '\\'`;
  const kept =
    suspended === undefined ? sql`1 = 1` : sql`(s.at IS NOT NULL) = ${suspended === 'true' ? 1 : 0}`;
  const { rows } = await sql<Omit<OwnerPersonRow, 'account'> & { account: number }>`
    SELECT p.id, p.name, p.created_at AS "createdAt",
      (SELECT max(used_at) FROM device WHERE person = p.id) AS "seenAt",
      (SELECT count(*) FROM device WHERE person = p.id AND ended_at IS NULL) AS devices,
      EXISTS (SELECT 1 FROM account WHERE id = p.id) AS account,
      (SELECT count(*) FROM match_seat WHERE person = p.id AND place IS NOT NULL) AS finished,
      (SELECT count(*) FROM person_report WHERE about = p.id AND resolved_at IS NULL) AS reports,
      s.at AS "suspendedAt"
    FROM person p LEFT JOIN suspension s ON s.person = p.id
    WHERE ${named} AND ${kept} AND ${isAfter('p.created_at', 'p.id', before)}
    ORDER BY p.created_at DESC, p.id DESC LIMIT ${count}`.execute(db);
  return rows.map(personFrom);
}

/** SQLite has no truth values. */
function personFrom({
  account,
  ...row
}: Omit<OwnerPersonRow, 'account'> & { readonly account: number }): OwnerPersonRow {
  return { ...row, account: account === 1 };
}

export async function listTables(
  db: Db,
  { before, count, status }: Parameters<PeopleStore['listTables']>[0],
): Promise<OwnerTableRow[]> {
  let query = db
    .selectFrom('game_table')
    .selectAll()
    .where(isAfter('last_at', 'id', before))
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count);
  if (status !== undefined) query = query.where('status', '=', status);
  const tables = (await query.execute()).map(tableFrom);
  if (tables.length === 0) return [];
  const seats = await db
    .selectFrom('table_seat')
    .select(['table_id', 'person', 'bot'])
    .where(
      'table_id',
      'in',
      tables.map(({ id }) => id),
    )
    .orderBy('seat')
    .execute();
  return tables.map(({ id, name, game, status: now, visibility, host, openedAt, lastAt }) => {
    const own = seats.filter(({ table_id }) => table_id === id);
    const people = own.flatMap(({ person }) => person ?? []);
    const bots = own.filter(({ bot }) => bot !== null).length;
    const open = visibility === 'open';
    return { id, name, game, status: now, open, host, people, bots, openedAt, lastAt };
  });
}

export async function listReports(
  db: Db,
  { before, count, state = 'open' }: Parameters<PeopleStore['listReports']>[0],
): Promise<ReportRow[]> {
  let query = db
    .selectFrom('person_report')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(count);
  if (state !== 'all') query = query.where('resolved_at', state === 'open' ? 'is' : 'is not', null);
  if (before) {
    const id = Number(before.id);
    query = query.where(sql<boolean>`(at < ${before.at} OR (at = ${before.at} AND id < ${id}))`);
  }
  return (await query.execute()).map(reportFrom);
}

export async function listServerInvitations(
  db: Db,
  { before, count }: Parameters<PeopleStore['listServerInvitations']>[0],
): Promise<ServerInvitationRow[]> {
  const found = await db
    .selectFrom('server_invitation')
    .selectAll()
    .where(isAfter('created_at', 'id', before))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return found.map(serverInvitationFrom);
}

export async function findServerInvitation(
  db: Db,
  wanted: Parameters<PeopleStore['findServerInvitation']>[0],
): Promise<ServerInvitationRow | null> {
  const [column, value] = 'id' in wanted ? (['id', wanted.id] as const) : (['hash', wanted.hash] as const);
  const found = await db
    .selectFrom('server_invitation')
    .selectAll()
    .where(column, '=', value)
    .executeTakeFirst();
  return found ? serverInvitationFrom(found) : null;
}

export async function countAll(db: Db): Promise<OwnerCounts> {
  const { rows } = await sql<OwnerCounts>`
    SELECT (SELECT count(*) FROM person) AS people,
      (SELECT count(*) FROM account) AS accounts,
      (SELECT count(*) FROM game_table) AS tables,
      (SELECT count(*) FROM game_table WHERE status IN ('running', 'paused')) AS running,
      (SELECT count(*) FROM match_result) AS finished,
      (SELECT count(*) FROM person_report WHERE resolved_at IS NULL) AS "openReports",
      (SELECT count(*) FROM suspension) AS suspended`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('a count has no row');
  return counts;
}
