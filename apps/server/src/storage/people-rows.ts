import type { Seat } from '@durbar/kernel';
import type {
  HistoryQuery,
  NewReport,
  OwnerPeopleQuery,
  OwnerReportsQuery,
  OwnerTablesQuery,
  SeatGroup,
  TableInfo,
} from '@durbar/protocol';

/*
 * Rows about people, as the rest of the server sees them: results, ratings, and what people want of each other. Times are
 * milliseconds since 1970. Somebody who has deleted their data is null where their id was.
 */

/** How a match ended for somebody. */
export interface SeatResult {
  readonly seat: Seat;
  /** Null for a bot, and for somebody who has deleted their data. */
  readonly person: string | null;
  /** The bot that had the seat; null for a person. */
  readonly bot: string | null;
  /** In the game's own unit. */
  readonly score: number | null;
  /** From 1, automata included; ties share the better one. Who left is last. */
  readonly place: number;
  /** Whether they left before the end, or a bot had replaced them. */
  readonly left: boolean;
  /** When the seat had its turn, from 0 for who began. */
  readonly order: number;
  /** Half of their turns took less, in milliseconds; null if there were none, and at tables where all play at once. */
  readonly turnMs: number | null;
}

/** How a match ended. What was played is at its table. */
export interface MatchResult {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  /** Seats of people and bots, and those of automata. */
  readonly players: number;
  readonly automata: number;
  readonly rated: boolean;
  readonly startedAt: number | null;
  readonly endedAt: number;
  readonly seats: readonly SeatResult[];
}

/** What is known of somebody's strength. */
export interface RatingRow {
  readonly game: string;
  readonly group: SeatGroup;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
}

/** A result that ratings do not have yet. */
export interface UncountedResult extends Pick<MatchResult, 'table' | 'game' | 'players'> {
  readonly seats: readonly (Pick<SeatResult, 'seat' | 'person' | 'bot' | 'place' | 'order'> & {
    readonly n: number;
    /** The strength with which they were counted before; only of somebody who has deleted their data since. */
    readonly before: { readonly mu: number; readonly sigma: number } | null;
  })[];
}

/** What a match changed for somebody. */
export interface CountedSeat {
  readonly n: number;
  /** The strength before it. */
  readonly mu: number;
  readonly sigma: number;
  /** By how much the shown rating changed. */
  readonly change: number;
}

/** An invitation of the server's owner, without its code. */
export interface ServerInvitationRow {
  readonly id: string;
  /** For whom it is, in the owner's words. */
  readonly note: string;
  /** How many people may come in by it, and how many have. */
  readonly most: number;
  readonly uses: number;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly withdrawnAt: number | null;
}

/** A change of what is stored about people. */
export type PeopleChange =
  /** A match is over. One that has a result already keeps it. */
  | { readonly kind: 'add result'; readonly result: MatchResult }
  /** Somebody else has sat down where a person was, in the running match: they are last in it, unless they sit there again. */
  | { readonly kind: 'add leaver'; readonly table: string; readonly seat: Seat; readonly person: string }
  /** Ratings have a result from now on. */
  | {
      readonly kind: 'count result';
      readonly table: string;
      readonly seats: readonly CountedSeat[];
      readonly ratings: readonly (RatingRow & { readonly person: string })[];
    }
  /** All ratings are computed again from the results. */
  | { readonly kind: 'reset ratings' }
  /** How a person ended at a table, and what they wrote there, is another person's, who has no result there. */
  | { readonly kind: 'move traces'; readonly table: string; readonly from: string; readonly to: string }
  /** A person's ratings end, and another one has these. */
  | {
      readonly kind: 'move ratings';
      readonly from: string;
      readonly to: string;
      readonly ratings: readonly RatingRow[];
    }
  /** Reports by a person, or about them, are by or about another one. */
  | { readonly kind: 'move reports'; readonly from: string; readonly to: string }
  | { readonly kind: 'put privacy'; readonly person: string; readonly private: boolean }
  | { readonly kind: 'add block'; readonly by: string; readonly person: string; readonly at: number }
  | { readonly kind: 'drop block'; readonly by: string; readonly person: string }
  | { readonly kind: 'add ban'; readonly table: string; readonly person: string }
  | { readonly kind: 'drop ban'; readonly table: string; readonly person: string }
  | {
      readonly kind: 'add report';
      readonly report: {
        readonly reason: NewReport['reason'];
        readonly text: string;
        readonly table: string | null;
        readonly by: string;
        readonly about: string;
        readonly at: number;
      };
    }
  /** `at`: when the owner was done with it; null to open it again. */
  | { readonly kind: 'resolve report'; readonly id: number; readonly at: number | null }
  /** `at`: since when a person may only watch and finish their matches; null: they may do everything again. */
  | { readonly kind: 'put suspension'; readonly person: string; readonly at: number | null }
  /** `hash`: of its code, which is not stored. */
  | { readonly kind: 'add server invitation'; readonly row: ServerInvitationRow; readonly hash: string }
  /** Somebody has come in by it. */
  | { readonly kind: 'use server invitation'; readonly id: string }
  | { readonly kind: 'withdraw server invitation'; readonly id: string; readonly at: number };

/** How often somebody came in at a place, in matches of one kind. */
export interface TallyRow extends Pick<MatchResult, 'game' | 'players' | 'automata'> {
  readonly place: number;
  readonly left: boolean;
  readonly count: number;
}

/** A match of somebody's, with how it ended for all. */
export interface HistoryRow extends Omit<MatchResult, 'seats'> {
  /** Its number among all that have ended. */
  readonly match: number;
  /** Whether the lobby listed the table. */
  readonly open: boolean;
  /** The number of the person's own row. */
  readonly own: number;
  readonly seats: readonly (SeatResult & { readonly n: number; readonly change: number | null })[];
}

/** What of a history is read. */
export interface HistoryFilter {
  readonly filter: NonNullable<HistoryQuery['filter']>;
  readonly search: HistoryQuery['search'];
  /** The last match of the page before. */
  readonly before: Cursor | null;
  readonly count: number;
  /** People whom the reader may not find. */
  readonly hidden: readonly string[];
}

/** The best that somebody did in a game. */
export interface BestRow {
  readonly game: string;
  readonly score: number;
  /** Null where the reader may not know it. */
  readonly table: string | null;
  readonly at: number;
}

/** How two people did against each other. */
export interface RivalRow {
  readonly person: string;
  readonly ahead: number;
  readonly behind: number;
  readonly tied: number;
}

/** Where a list goes on. */
export interface Cursor {
  readonly at: number;
  readonly id: string;
}

/** A page of one of the owner's lists. */
type OwnerPage<Query> = Omit<Query, 'before'> & {
  readonly before: Cursor | null;
  readonly count: number;
};

export interface OwnerPersonRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number | null;
  readonly devices: number;
  readonly account: boolean;
  readonly finished: number;
  readonly reports: number;
  readonly suspendedAt: number | null;
}

export interface OwnerTableRow {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly status: TableInfo['status'];
  readonly open: boolean;
  readonly host: string;
  readonly people: readonly string[];
  readonly bots: number;
  readonly openedAt: number;
  readonly lastAt: number;
}

export interface ReportRow {
  readonly id: number;
  readonly reason: NewReport['reason'];
  readonly text: string;
  readonly table: string | null;
  readonly by: string | null;
  readonly about: string | null;
  readonly at: number;
  readonly resolvedAt: number | null;
}

/** How much there is of what. */
export interface OwnerCounts {
  readonly people: number;
  readonly accounts: number;
  readonly tables: number;
  readonly running: number;
  readonly finished: number;
  readonly openReports: number;
  readonly suspended: number;
}

/** What is stored about people, besides who they are. */
export interface PeopleStore {
  /** Ended matches that have no result yet, in the order of their ids. @param after the last one of the page before */
  listWithoutResult(after: string, count: number): Promise<string[]>;
  hasResult(table: string): Promise<boolean>;
  /** Whether a person has left a seat of a match, other than this one, where somebody else has sat down since. */
  hasLeft(table: string, person: string, otherThan: Seat | null): Promise<boolean>;
  /** Rated results that ratings do not have, in the order in which the matches ended. */
  listUncounted(count: number): Promise<UncountedResult[]>;
  /** A person's ratings. */
  listRatings(person: string): Promise<RatingRow[]>;

  /** How a person's matches ended. */
  tally(person: string): Promise<TallyRow[]>;
  /** The best score of each game, without matches that the person left. Their tables only where a reader may know them. */
  listBest(person: string, reader: string): Promise<BestRow[]>;
  /** The last results of a person, the newest first. */
  listLatest(person: string, count: number): Promise<{ at: number; turnMs: number | null }[]>;
  /** Matches of a person that run. */
  countRunning(person: string): Promise<number>;
  /** A person's matches, the newest first. */
  listHistory(person: string, filter: HistoryFilter): Promise<HistoryRow[]>;
  /** Those whom a person met in most matches, in this order. */
  listRivals(person: string, count: number): Promise<RivalRow[]>;
  /** How a person did against another one; null if they never met. */
  findRival(person: string, other: string): Promise<RivalRow | null>;
  /** People whose names begin with a text, who have finished a match and are not private. */
  search(
    name: string,
    filter: { readonly hidden: readonly string[]; readonly count: number },
  ): Promise<{ id: string; name: string; since: number; finished: number }[]>;
  isPrivate(person: string): Promise<boolean>;
  listBans(table: string): Promise<string[]>;
  /** All that people have blocked. */
  listBlocks(): Promise<{ by: string; person: string; at: number }[]>;
  listSuspended(): Promise<string[]>;
  /** Reports by a person since an instant. */
  countReports(by: string, since: number): Promise<number>;
  /** All reports by a person. */
  listReportsBy(by: string): Promise<ReportRow[]>;

  listPeople(page: OwnerPage<OwnerPeopleQuery>): Promise<OwnerPersonRow[]>;
  listTables(page: OwnerPage<OwnerTablesQuery>): Promise<OwnerTableRow[]>;
  listReports(page: OwnerPage<OwnerReportsQuery>): Promise<ReportRow[]>;
  hasReport(id: number): Promise<boolean>;
  /** The invitations of the server's owner, the newest first. */
  listServerInvitations(page: {
    readonly before: Cursor | null;
    readonly count: number;
  }): Promise<ServerInvitationRow[]>;
  /** @param wanted its id, or the hash of its code */
  findServerInvitation(
    wanted: { readonly id: string } | { readonly hash: string },
  ): Promise<ServerInvitationRow | null>;
  count(): Promise<OwnerCounts>;
}
