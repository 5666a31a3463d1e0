/* The columns of the SQL tables about people, as in `schema.ts`. */

export interface PeopleSchema {
  match_result: MatchResultTable;
  match_seat: MatchSeatTable;
  rating: RatingTable;
  person_privacy: PersonPrivacyTable;
  person_block: PersonBlockTable;
  table_ban: TableBanTable;
  person_report: PersonReportTable;
  suspension: SuspensionTable;
  server_invitation: ServerInvitationTable;
}

export const PEOPLE_TABLES: Readonly<Record<keyof PeopleSchema, true>> = {
  match_result: true,
  match_seat: true,
  rating: true,
  person_privacy: true,
  person_block: true,
  table_ban: true,
  person_report: true,
  suspension: true,
  server_invitation: true,
};

/** Matches that were played to the end. */
interface MatchResultTable {
  /** The order in which they ended. */
  n: number;
  table_id: string;
  game: string;
  rules: number;
  players: number;
  automata: number;
  rated: number;
  started_at: number | null;
  ended_at: number;
  /** Whether ratings have it. */
  counted: number;
}

/** How a match ended for somebody. */
interface MatchSeatTable {
  table_id: string;
  n: number;
  seat: number;
  person: string | null;
  bot: string | null;
  score: number | null;
  /** Null while the match runs: the person has left it. */
  place: number | null;
  has_left: number;
  turn_order: number;
  turn_ms: number | null;
  /** The person's rating before the match, and by how much the match changed the shown one. */
  mu: number | null;
  sigma: number | null;
  rating_change: number | null;
}

/** Computed from the results; can be computed again. */
interface RatingTable {
  person: string;
  game: string;
  seat_group: string;
  mu: number;
  sigma: number;
  matches: number;
}

/** People whose pages are private. */
interface PersonPrivacyTable {
  person: string;
}

interface PersonBlockTable {
  by_person: string;
  person: string;
  at: number;
}

/** Whom hosts have banned from their tables. */
interface TableBanTable {
  table_id: string;
  person: string;
}

interface PersonReportTable {
  id: number;
  reason: string;
  text: string;
  table_id: string | null;
  by_person: string | null;
  about: string | null;
  at: number;
  resolved_at: number | null;
}

/** People who may only watch and finish their matches. */
interface SuspensionTable {
  person: string;
  at: number;
}

/** Invitations of the server's owner. */
interface ServerInvitationTable {
  id: string;
  /** SHA-256 of the code. */
  hash: string;
  note: string;
  /** How many people may come in by it, and how many have. */
  most: number;
  uses: number;
  created_at: number;
  expires_at: number;
  withdrawn_at: number | null;
}
