import { type RawBuilder, sql } from 'kysely';
import type { MatchResult, PeopleChange, RatingRow, SeatResult } from '../people-rows.ts';
import type { RowChange } from '../store.ts';
import type { PreparedStatements } from './prepared.ts';
import type { Db } from './schema.ts';

type Change<K extends PeopleChange['kind']> = Extract<PeopleChange, { kind: K }>;

/** Numbers of the rows of people who have left a match that runs; those of its end come before. */
const FIRST_LEAVER = 100;

const KINDS: Readonly<Record<PeopleChange['kind'], true>> = {
  'add result': true,
  'add leaver': true,
  'count result': true,
  'reset ratings': true,
  'move traces': true,
  'move ratings': true,
  'move reports': true,
  'put privacy': true,
  'add block': true,
  'drop block': true,
  'add ban': true,
  'drop ban': true,
  'add report': true,
  'resolve report': true,
  'put suspension': true,
  'add server invitation': true,
  'use server invitation': true,
  'withdraw server invitation': true,
};

export function isPeopleChange(change: RowChange): change is PeopleChange {
  return Object.hasOwn(KINDS, change.kind);
}

/** Writes changes about people, within a transaction of the caller. */
export class PeopleWriter {
  readonly #db: Db;
  readonly #statements: PreparedStatements;

  constructor(db: Db, statements: PreparedStatements) {
    this.#db = db;
    this.#statements = statements;
  }

  write(change: PeopleChange): void {
    switch (change.kind) {
      case 'add result':
        return this.#addResult(change.result);
      case 'add leaver':
        return this.#addLeaver(change);
      case 'count result':
        return this.#countResult(change);
      case 'reset ratings':
        return this.#resetRatings();
      case 'move traces':
        return this.#moveTraces(change);
      case 'move ratings':
        return this.#moveRatings(change);
      case 'move reports':
        return this.#moveReports(change);
      case 'add report':
        return this.#addReport(change);
      case 'resolve report':
        return this.#run(
          'resolve report',
          sql`UPDATE person_report SET resolved_at = ${change.at} WHERE id = ${change.id}`,
        );
      case 'put suspension':
        return this.#putSuspension(change);
      case 'put privacy':
        return this.#putPrivacy(change);
      case 'add server invitation':
      case 'use server invitation':
      case 'withdraw server invitation':
        return this.#writeInvitation(change);
      default:
        return this.#writeLists(change);
    }
  }

  #writeLists(change: Change<'add block' | 'drop block' | 'add ban' | 'drop ban'>): void {
    const { person } = change;
    switch (change.kind) {
      case 'add block':
        return this.#run(
          'add block',
          sql`INSERT INTO person_block (by_person, person, at) VALUES (${change.by}, ${person}, ${change.at})
              ON CONFLICT (by_person, person) DO NOTHING`,
        );
      case 'drop block':
        return this.#run(
          'drop block',
          sql`DELETE FROM person_block WHERE by_person = ${change.by} AND person = ${person}`,
        );
      case 'add ban':
        return this.#run(
          'add ban',
          sql`INSERT INTO table_ban (table_id, person) VALUES (${change.table}, ${person})
              ON CONFLICT (table_id, person) DO NOTHING`,
        );
      case 'drop ban':
        return this.#run(
          'drop ban',
          sql`DELETE FROM table_ban WHERE table_id = ${change.table} AND person = ${person}`,
        );
    }
  }

  /** Nothing is changed where the match has a result: its row is written last. */
  #addResult(result: MatchResult): void {
    const { table, players, automata, seats } = result;
    const isNew = sql`NOT EXISTS (SELECT 1 FROM match_result WHERE table_id = ${table})`;
    for (const { person } of seats)
      if (person !== null)
        this.#run(
          'drop leaver',
          sql`DELETE FROM match_seat WHERE table_id = ${table} AND person = ${person} AND ${isNew}`,
        );
    this.#run(
      'place leavers',
      sql`UPDATE match_seat SET place = ${players + automata}
          WHERE table_id = ${table} AND place IS NULL AND ${isNew}`,
    );
    for (const [n, seat] of seats.entries()) this.#addSeat(table, n, seat, isNew);
    this.#run(
      'add result',
      sql`INSERT INTO match_result
            (table_id, game, rules, players, automata, rated, started_at, ended_at, counted)
          VALUES (${table}, ${result.game}, ${result.rules}, ${players}, ${automata}, ${result.rated ? 1 : 0},
            ${result.startedAt}, ${result.endedAt}, 0)
          ON CONFLICT (table_id) DO NOTHING`,
    );
  }

  #addSeat(table: string, n: number, row: SeatResult, isNew: RawBuilder<unknown>): void {
    this.#run(
      'add seat result',
      sql`INSERT INTO match_seat
            (table_id, n, seat, person, bot, score, place, has_left, turn_order, turn_ms)
          SELECT ${table}, ${n}, ${row.seat}, (SELECT id FROM person WHERE id = ${row.person}), ${row.bot},
            ${row.score}, ${row.place}, ${row.left ? 1 : 0}, ${row.order}, ${row.turnMs}
          WHERE ${isNew}`,
    );
  }

  #addLeaver({ table, seat, person }: Change<'add leaver'>): void {
    this.#run(
      'add leaver',
      sql`INSERT INTO match_seat (table_id, n, seat, person, has_left, turn_order)
          SELECT ${table}, ${FIRST_LEAVER} + (SELECT count(*) FROM match_seat WHERE table_id = ${table}),
            ${seat}, id, 1, ${seat}
          FROM person WHERE id = ${person}
            AND NOT EXISTS (SELECT 1 FROM match_seat WHERE table_id = ${table} AND person = ${person})`,
    );
  }

  #countResult({ table, seats, ratings }: Change<'count result'>): void {
    this.#run('count result', sql`UPDATE match_result SET counted = 1 WHERE table_id = ${table}`);
    for (const { n, mu, sigma, change } of seats)
      this.#run(
        'count seat',
        sql`UPDATE match_seat SET mu = ${mu}, sigma = ${sigma}, rating_change = ${change}
            WHERE table_id = ${table} AND n = ${n}`,
      );
    for (const { person, ...rating } of ratings) this.#putRating(person, rating);
  }

  #putRating(person: string, { game, group, mu, sigma, matches }: RatingRow): void {
    this.#run(
      'put rating',
      sql`INSERT INTO rating (person, game, seat_group, mu, sigma, matches)
          SELECT id, ${game}, ${group}, ${mu}, ${sigma}, ${matches} FROM person WHERE id = ${person}
          ON CONFLICT (person, game, seat_group)
          DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches`,
    );
  }

  #moveTraces({ table, from, to }: Change<'move traces'>): void {
    this.#run(
      'move results',
      sql`UPDATE match_seat SET person = ${to} WHERE table_id = ${table} AND person = ${from}`,
    );
    this.#run(
      'move chat',
      sql`UPDATE chat_line SET person = ${to} WHERE table_id = ${table} AND person = ${from}`,
    );
  }

  #moveRatings({ from, to, ratings }: Change<'move ratings'>): void {
    this.#run('drop ratings of', sql`DELETE FROM rating WHERE person = ${from}`);
    for (const rating of ratings) this.#putRating(to, rating);
  }

  #moveReports({ from, to }: Change<'move reports'>): void {
    this.#run('move reports by', sql`UPDATE person_report SET by_person = ${to} WHERE by_person = ${from}`);
    this.#run('move reports about', sql`UPDATE person_report SET about = ${to} WHERE about = ${from}`);
  }

  /** Who has deleted their data counts with the strength of that time: what they played before is not known any more. */
  #resetRatings(): void {
    this.#run('drop ratings', sql`DELETE FROM rating`);
    this.#run('reset results', sql`UPDATE match_result SET counted = 0`);
    this.#run('reset changes', sql`UPDATE match_seat SET rating_change = NULL`);
    this.#run('reset seats', sql`UPDATE match_seat SET mu = NULL, sigma = NULL WHERE person IS NOT NULL`);
  }

  #addReport({ report }: Change<'add report'>): void {
    const { reason, text, table, by, about, at } = report;
    this.#run(
      'add report',
      sql`INSERT INTO person_report (reason, text, table_id, by_person, about, at)
          VALUES (${reason}, ${text}, ${table}, ${by}, ${about}, ${at})`,
    );
  }

  #putSuspension({ person, at }: Change<'put suspension'>): void {
    if (at === null) this.#run('drop suspension', sql`DELETE FROM suspension WHERE person = ${person}`);
    else
      this.#run(
        'put suspension',
        sql`INSERT INTO suspension (person, at) SELECT id, ${at} FROM person WHERE id = ${person}
            ON CONFLICT (person) DO NOTHING`,
      );
  }

  #writeInvitation(
    change: Change<'add server invitation' | 'use server invitation' | 'withdraw server invitation'>,
  ): void {
    if (change.kind === 'use server invitation')
      return this.#run(
        change.kind,
        sql`UPDATE server_invitation SET uses = uses + 1 WHERE id = ${change.id}`,
      );
    if (change.kind === 'withdraw server invitation')
      return this.#run(
        change.kind,
        sql`UPDATE server_invitation SET withdrawn_at = ${change.at} WHERE id = ${change.id}`,
      );
    const { id, note, most, uses, createdAt, expiresAt, withdrawnAt } = change.row;
    this.#run(
      change.kind,
      sql`INSERT INTO server_invitation (id, hash, note, most, uses, created_at, expires_at, withdrawn_at)
          VALUES (${id}, ${change.hash}, ${note}, ${most}, ${uses}, ${createdAt}, ${expiresAt}, ${withdrawnAt})`,
    );
  }

  #putPrivacy({ person, private: isPrivate }: Change<'put privacy'>): void {
    if (isPrivate)
      this.#run(
        'put privacy',
        sql`INSERT INTO person_privacy (person) SELECT id FROM person WHERE id = ${person}
            ON CONFLICT (person) DO NOTHING`,
      );
    else this.#run('drop privacy', sql`DELETE FROM person_privacy WHERE person = ${person}`);
  }

  /** @param name of the statement, which is prepared once; only its parameters may differ */
  #run(name: string, statement: RawBuilder<unknown>): void {
    const compiled = statement.compile(this.#db);
    this.#statements.run(name, () => ({ compile: () => compiled }), compiled.parameters);
  }
}
