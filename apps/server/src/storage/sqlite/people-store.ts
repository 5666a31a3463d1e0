import type { Seat } from '@durbar/kernel';
import { type RawBuilder, sql } from 'kysely';
import type {
  BestRow,
  HistoryFilter,
  HistoryRow,
  OwnerCounts,
  OwnerPersonRow,
  OwnerTableRow,
  PeopleStore,
  RatingRow,
  ReportRow,
  RivalRow,
  ServerInvitationRow,
  TallyRow,
  UncountedResult,
} from '../people-rows.ts';
import {
  countAll,
  findServerInvitation,
  listPeople,
  listReports,
  listServerInvitations,
  listTables,
} from './owner-sql.ts';
import {
  type BestColumns,
  bestFrom,
  escapeLike,
  groupFrom,
  historyFrom,
  type ResultColumns,
  reportFrom,
  rivalFrom,
  type SeatColumns,
  type TallyColumns,
  tallyFrom,
  uncountedFrom,
} from './people-mapping.ts';
import type { Db } from './schema.ts';

/** What a SQLite file has about people. */
export class SqlitePeople implements PeopleStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async listWithoutResult(after: string, count: number): Promise<string[]> {
    const rows = await this.#all(sql<{ id: string }>`
      SELECT id FROM game_table WHERE status = 'over' AND id > ${after}
        AND NOT EXISTS (SELECT 1 FROM match_result WHERE table_id = game_table.id)
      ORDER BY id LIMIT ${count}`);
    return rows.map(({ id }) => id);
  }

  async hasResult(table: string): Promise<boolean> {
    return (await this.#all(sql`SELECT 1 FROM match_result WHERE table_id = ${table}`)).length > 0;
  }

  async hasLeft(table: string, person: string, otherThan: Seat | null): Promise<boolean> {
    const found = sql`SELECT 1 FROM match_seat
      WHERE table_id = ${table} AND person = ${person} AND seat <> ${otherThan ?? -1} AND has_left = 1`;
    return (await this.#all(found)).length > 0;
  }

  async listUncounted(count: number): Promise<UncountedResult[]> {
    const results = await this.#all(sql<ResultColumns>`
      SELECT * FROM match_result WHERE rated = 1 AND counted = 0 ORDER BY n LIMIT ${count}`);
    const seats = await this.#seatsOf(results);
    return results.map((result) => uncountedFrom(result, seats));
  }

  async listRatings(person: string): Promise<RatingRow[]> {
    const rows = await this.#db
      .selectFrom('rating')
      .selectAll()
      .where('person', '=', person)
      .orderBy('matches', 'desc')
      .orderBy('game')
      .execute();
    return rows.map(({ game, seat_group, mu, sigma, matches }) => ({
      game,
      group: groupFrom(seat_group),
      mu,
      sigma,
      matches,
    }));
  }

  async tally(person: string): Promise<TallyRow[]> {
    const rows = await this.#all(sql<TallyColumns>`
      SELECT r.game, r.players, r.automata, s.place, s.has_left, count(*) AS count
      FROM match_seat s JOIN match_result r ON r.table_id = s.table_id
      WHERE s.person = ${person}
      GROUP BY r.game, r.players, r.automata, s.place, s.has_left
      ORDER BY r.game, r.players, s.place, s.has_left`);
    return rows.map(tallyFrom);
  }

  async listBest(person: string, reader: string): Promise<BestRow[]> {
    // SQLite takes the other columns from the row with the greatest score.
    const rows = await this.#all(sql<BestColumns>`
      SELECT r.game, max(s.score) AS score, r.table_id AS "table", r.ended_at AS at,
        t.open = 1 OR EXISTS (
          SELECT 1 FROM match_seat o WHERE o.table_id = r.table_id AND o.person = ${reader}
        ) AS shown
      FROM match_seat s JOIN match_result r ON r.table_id = s.table_id JOIN game_table t ON t.id = r.table_id
      WHERE s.person = ${person} AND s.has_left = 0 AND s.score IS NOT NULL
      GROUP BY r.game ORDER BY count(*) DESC, r.game`);
    return rows.map(bestFrom);
  }

  async listLatest(person: string, count: number): Promise<{ at: number; turnMs: number | null }[]> {
    return this.#all(sql<{ at: number; turnMs: number | null }>`
      SELECT r.ended_at AS at, s.turn_ms AS "turnMs"
      FROM match_seat s JOIN match_result r ON r.table_id = s.table_id
      WHERE s.person = ${person} ORDER BY r.ended_at DESC, r.table_id LIMIT ${count}`);
  }

  async countRunning(person: string): Promise<number> {
    const [row] = await this.#all(sql<{ count: number }>`
      SELECT count(*) AS count FROM table_seat s JOIN game_table t ON t.id = s.table_id
      WHERE s.person = ${person} AND t.status IN ('running', 'paused')`);
    return row?.count ?? 0;
  }

  async listHistory(person: string, filter: HistoryFilter): Promise<HistoryRow[]> {
    const results = await this.#all(sql<ResultColumns & { own: number; open: number }>`
      SELECT r.*, s.n AS own, t.open FROM match_seat s
        JOIN match_result r ON r.table_id = s.table_id JOIN game_table t ON t.id = r.table_id
      WHERE s.person = ${person} AND ${historyConditions(filter)}
      ORDER BY r.ended_at DESC, r.n DESC LIMIT ${filter.count}`);
    const seats = await this.#seatsOf(results);
    return results.map((result) => historyFrom(result, seats));
  }

  async listRivals(person: string, count: number): Promise<RivalRow[]> {
    return (await this.#all(rivalQuery(person, sql`1 = 1`, count))).map(rivalFrom);
  }

  async findRival(person: string, other: string): Promise<RivalRow | null> {
    const [row] = await this.#all(rivalQuery(person, sql`b.person = ${other}`, 1));
    return row ? rivalFrom(row) : null;
  }

  async search(
    name: string,
    { hidden, count }: { readonly hidden: readonly string[]; readonly count: number },
  ): Promise<{ id: string; name: string; since: number; finished: number }[]> {
    return this.#all(sql<{ id: string; name: string; since: number; finished: number }>`
      SELECT p.id, p.name, p.created_at AS since,
        (SELECT count(*) FROM match_seat s WHERE s.person = p.id AND s.place IS NOT NULL) AS finished
      FROM person p
      WHERE p.name LIKE ${`${escapeLike(name)}%`} ESCAPE '\\' AND ${notIn('p.id', hidden)}
        AND NOT EXISTS (SELECT 1 FROM person_privacy WHERE person = p.id)
        AND EXISTS (SELECT 1 FROM match_seat s WHERE s.person = p.id AND s.place IS NOT NULL)
      ORDER BY p.name, p.id LIMIT ${count}`);
  }

  async isPrivate(person: string): Promise<boolean> {
    return (await this.#all(sql`SELECT 1 FROM person_privacy WHERE person = ${person}`)).length > 0;
  }

  async listBans(table: string): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('table_ban')
      .select('person')
      .where('table_id', '=', table)
      .orderBy('person')
      .execute();
    return rows.map(({ person }) => person);
  }

  async listBlocks(): Promise<{ by: string; person: string; at: number }[]> {
    return this.#db
      .selectFrom('person_block')
      .select(['by_person as by', 'person', 'at'])
      .orderBy('at')
      .execute();
  }

  async listSuspended(): Promise<string[]> {
    const rows = await this.#db.selectFrom('suspension').select('person').execute();
    return rows.map(({ person }) => person);
  }

  async countReports(by: string, since: number): Promise<number> {
    const [row] = await this.#all(
      sql<{
        count: number;
      }>`SELECT count(*) AS count FROM person_report WHERE by_person = ${by} AND at > ${since}`,
    );
    return row?.count ?? 0;
  }

  async listReportsBy(by: string): Promise<ReportRow[]> {
    const rows = await this.#db
      .selectFrom('person_report')
      .selectAll()
      .where('by_person', '=', by)
      .orderBy('id')
      .execute();
    return rows.map(reportFrom);
  }

  listPeople(page: Parameters<PeopleStore['listPeople']>[0]): Promise<OwnerPersonRow[]> {
    return listPeople(this.#db, page);
  }

  listTables(page: Parameters<PeopleStore['listTables']>[0]): Promise<OwnerTableRow[]> {
    return listTables(this.#db, page);
  }

  listReports(page: Parameters<PeopleStore['listReports']>[0]): Promise<ReportRow[]> {
    return listReports(this.#db, page);
  }

  async hasReport(id: number): Promise<boolean> {
    return (await this.#all(sql`SELECT 1 FROM person_report WHERE id = ${id}`)).length > 0;
  }

  listServerInvitations(
    page: Parameters<PeopleStore['listServerInvitations']>[0],
  ): Promise<ServerInvitationRow[]> {
    return listServerInvitations(this.#db, page);
  }

  findServerInvitation(
    wanted: Parameters<PeopleStore['findServerInvitation']>[0],
  ): Promise<ServerInvitationRow | null> {
    return findServerInvitation(this.#db, wanted);
  }

  count(): Promise<OwnerCounts> {
    return countAll(this.#db);
  }

  async #seatsOf(results: readonly ResultColumns[]): Promise<SeatColumns[]> {
    if (results.length === 0) return [];
    const ids = results.map(({ table_id }) => table_id);
    return this.#db
      .selectFrom('match_seat')
      .selectAll()
      .where('table_id', 'in', ids)
      .where('place', 'is not', null)
      .orderBy('place')
      .orderBy('n')
      .execute();
  }

  async #all<T>(query: RawBuilder<T>): Promise<T[]> {
    return (await query.execute(this.#db)).rows;
  }
}

/** @param which of the others */
function rivalQuery(person: string, which: RawBuilder<unknown>, count: number): RawBuilder<RivalRow> {
  return sql<RivalRow>`
    SELECT b.person, sum(a.place < b.place) AS ahead, sum(a.place > b.place) AS behind,
      sum(a.place = b.place) AS tied
    FROM match_seat a JOIN match_seat b ON b.table_id = a.table_id AND b.n <> a.n
    WHERE a.person = ${person} AND a.place IS NOT NULL AND b.place IS NOT NULL
      AND b.person IS NOT NULL AND b.person <> a.person AND ${which}
    GROUP BY b.person ORDER BY count(*) DESC, b.person LIMIT ${count}`;
}

function historyConditions({ filter, search, before, hidden }: HistoryFilter): RawBuilder<unknown> {
  const conditions = [sql`s.place IS NOT NULL`];
  if (filter === 'rated') conditions.push(sql`r.rated = 1`);
  if (filter === 'won') conditions.push(sql`s.place = 1 AND s.has_left = 0`);
  if (before)
    conditions.push(
      sql`(r.ended_at < ${before.at} OR (r.ended_at = ${before.at} AND r.n < ${Number(before.id)}))`,
    );
  if (search !== undefined && search !== '') {
    // Ids of games are their names in small letters, with hyphens.
    const game = `%${escapeLike(search.replaceAll(' ', '-'))}%`;
    conditions.push(sql`(r.game LIKE ${game} ESCAPE '\\' OR EXISTS (
      SELECT 1 FROM match_seat o JOIN person p ON p.id = o.person
      WHERE o.table_id = r.table_id AND o.n <> s.n AND ${notIn('p.id', hidden)}
        AND p.name LIKE ${`%${escapeLike(search)}%`} ESCAPE '\\'))`);
  }
  return sql.join(conditions, sql` AND `);
}

function notIn(column: string, values: readonly string[]): RawBuilder<unknown> {
  return values.length === 0 ? sql`1 = 1` : sql`${sql.ref(column)} NOT IN (${sql.join(values)})`;
}
