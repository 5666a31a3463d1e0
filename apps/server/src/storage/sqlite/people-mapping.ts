import { REPORT_REASONS, type SeatGroup } from '@durbar/protocol';
import type { Selectable } from 'kysely';
import type {
  BestRow,
  HistoryRow,
  ReportRow,
  RivalRow,
  ServerInvitationRow,
  TallyRow,
  UncountedResult,
} from '../people-rows.ts';
import type { PeopleSchema } from './people-schema.ts';

export type ResultColumns = Selectable<PeopleSchema['match_result']>;
export type SeatColumns = Selectable<PeopleSchema['match_seat']>;

/** @param all seats of several results */
export function uncountedFrom(result: ResultColumns, all: readonly SeatColumns[]): UncountedResult {
  const { table_id, game, players } = result;
  return {
    table: table_id,
    game,
    players,
    seats: all
      .filter((seat) => seat.table_id === table_id)
      .map(({ n, seat, person, bot, place, turn_order, mu, sigma }) => ({
        n,
        seat,
        person,
        bot,
        place: place ?? players,
        order: turn_order,
        before: mu === null || sigma === null ? null : { mu, sigma },
      })),
  };
}

/** @param all seats of several results */
export function historyFrom(
  result: ResultColumns & { readonly own: number; readonly open: number },
  all: readonly SeatColumns[],
): HistoryRow {
  const { table_id, game, rules, players, automata, rated, started_at, ended_at } = result;
  return {
    table: table_id,
    game,
    rules,
    players,
    automata,
    rated: rated === 1,
    startedAt: started_at,
    endedAt: ended_at,
    match: result.n,
    open: result.open === 1,
    own: result.own,
    seats: all
      .filter((seat) => seat.table_id === table_id)
      .map((seat) => ({
        n: seat.n,
        seat: seat.seat,
        person: seat.person,
        bot: seat.bot,
        score: seat.score,
        place: seat.place ?? players + automata,
        left: seat.has_left === 1,
        order: seat.turn_order,
        turnMs: seat.turn_ms,
        change: seat.rating_change,
      })),
  };
}

export function groupFrom(text: string): SeatGroup {
  return text === 'two' ? 'two' : 'several';
}

export type TallyColumns = Omit<TallyRow, 'left'> & { readonly has_left: number };

export function tallyFrom({ has_left, ...row }: TallyColumns): TallyRow {
  return { ...row, left: has_left === 1 };
}

export type BestColumns = BestRow & { readonly shown: number };

export function bestFrom({ shown, table, ...row }: BestColumns): BestRow {
  return { ...row, table: shown === 1 ? table : null };
}

export function rivalFrom({ person, ahead, behind, tied }: RivalRow): RivalRow {
  return { person, ahead, behind, tied };
}

export function reportFrom(columns: Selectable<PeopleSchema['person_report']>): ReportRow {
  return {
    id: columns.id,
    reason: REPORT_REASONS.find((reason) => reason === columns.reason) ?? 'other',
    text: columns.text,
    table: columns.table_id,
    by: columns.by_person,
    about: columns.about,
    at: columns.at,
    resolvedAt: columns.resolved_at,
  };
}

export function serverInvitationFrom(
  columns: Selectable<PeopleSchema['server_invitation']>,
): ServerInvitationRow {
  return {
    id: columns.id,
    note: columns.note,
    most: columns.most,
    uses: columns.uses,
    createdAt: columns.created_at,
    expiresAt: columns.expires_at,
    withdrawnAt: columns.withdrawn_at,
  };
}

/** A text that `LIKE … ESCAPE '\'` takes as it is. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}
