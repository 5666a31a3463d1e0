import type { FailedRound, Seat } from '@durbar/kernel';
import type {
  ClockSettings,
  Me,
  Pace,
  Progress,
  Proposal,
  SeatInfo,
  SeriesMatch,
  TableInfo,
  TableTerms,
  Visibility,
  WakingHours,
} from '@durbar/protocol';
import type { ConditionalPlan, PlanReport } from '@durbar/table';
import type { TableClocks } from '../clocks/table-clocks.ts';
import type { Vacation } from '../clocks/vacation.ts';

/*
 * Rows as the rest of the server sees them, whichever database keeps them. They are never modified: a change is a new
 * row. Times are milliseconds since 1970.
 */

export interface TableRow {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly rules: number;
  /** Options as the host gave them; the game parses them each time the table is loaded. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Seats of people and bots; automata come after them. */
  readonly players: number;
  readonly pace: Pace;
  /** Null: nobody's time is limited. */
  readonly clock: ClockSettings | null;
  /** Whether the result counts for ratings; changes only before the start. */
  readonly rated: boolean;
  readonly visibility: Visibility;
  readonly terms: TableTerms;
  /** Null: a single match. */
  readonly series: SeriesRow | null;
  readonly host: string;
  /** 64 hex digits, secret until the match is over or the start fails. */
  readonly secret: string;
  /** Starts that failed. */
  readonly rounds: readonly FailedRound[];
  /** While the match starts: until when pages may give their nonces; null for as long as it takes. */
  readonly startBy: number | null;
  /** By which the match was dealt; null before it began, and for matches begun before tables asked for hashes. */
  readonly generator: string | null;
  readonly openedAt: number;
  readonly status: TableInfo['status'];
  readonly startedAt: number | null;
  /** When something last happened that every viewer could see. */
  readonly lastAt: number;
  /** The table that was opened as a rematch of this one. */
  readonly rematch: string | null;
  /** The table that this one is a rematch of. */
  readonly follows: string | null;
  /** Seats that must decide and seats that a bot plays, as of the first `summarizedEntries` log entries. */
  readonly active: readonly Seat[];
  readonly bots: readonly Seat[];
  /** Number of log entries that `active`, `bots` and `lastAt` summarize; column `summed`. */
  readonly summarizedEntries: number;
  /** How far the match is, as of the same entries; null before it begins, and where it was stored before there was this. */
  readonly progress: Progress | null;
}

/** The series that a table's match is one of. */
export interface SeriesRow {
  /** How many matches it has; null: until somebody ends it. */
  readonly length: number | null;
  /** Number of this match, from 1. */
  readonly number: number;
  /** The entrant at each seat: their seat in the first match. */
  readonly order: readonly number[];
  /** The matches that were finished before this one. */
  readonly matches: readonly SeriesMatch[];
  /** Whether somebody has ended it. */
  readonly ended: boolean;
}

/** How an invitation to a table stands. `linked`: the person came by the host's link. */
export type InvitationState = 'sent' | 'accepted' | 'declined' | 'withdrawn' | 'linked';

/** A person's invitation to a table; there is at most one. */
export interface InvitationRow {
  readonly person: string;
  /** Who has invited them. */
  readonly by: string;
  /** The seat that is kept for them until they answer; null where they came by the link. */
  readonly seat: Seat | null;
  readonly state: InvitationState;
  /** When its state last changed. */
  readonly at: number;
}

/** Somebody who has played with a person. */
export interface CompanionRow {
  readonly id: string;
  readonly name: string;
  readonly matches: number;
  readonly lastAt: number;
}

/** What is stored of one seat of a person or a bot; automata have no rows. */
export interface SeatRow {
  /** `person` without a person: the seat was freed while the match runs. */
  readonly kind: Exclude<SeatInfo['kind'], 'automaton'>;
  readonly person: string | null;
  readonly bot: string | null;
  /** The person's part of the deal's randomness, once their page has given it. */
  readonly nonce: string | null;
  /** SHA-256 of the nonce, given before it. */
  readonly nonceHash: string | null;
  /** Changes with each person who sits down, so that earlier return links stop working. */
  readonly salt: string;
  readonly muted: boolean;
  /** Since when the person has not had the table open; null while it is open. */
  readonly awaySince: number | null;
  /** Number of log entries when the person sat down, if the match had begun by then: they came as a newcomer. */
  readonly joinedAt: number | null;
  /** Who had the seat before it was freed. They may come back until somebody else sits down. */
  readonly freed: string | null;
  /** Player colours that the person chose, or that are kept for a person; other seats get those that are left. */
  readonly colours: readonly number[];
  /** When the person removed the table from their list of games; null if they did not. */
  readonly hiddenAt: number | null;
}

/** Somebody who has done something that others see; visitors exist in their cookie alone. */
export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly locale: Me['locale'];
  readonly createdAt: number;
}

/** What clocks need of a person. */
export interface PersonClockRow {
  /** Null while they have not set any. */
  readonly hours: WakingHours | null;
  readonly vacation: Vacation;
}

/** How the clocks of a match stand. */
export interface ClocksRow extends TableClocks {
  /** When something is due about one of them: then the table is loaded. */
  readonly deadline: number | null;
  /** The end of the last outage that is in the log. */
  readonly seenOutage: number;
  /** What somebody proposes, and who has agreed. */
  readonly agreement: { readonly proposal: Proposal; readonly seats: readonly Seat[] } | null;
}

/** What a seat's person has planned for their next decision, and what became of their last plan. Nobody else ever knows of it. */
export interface PlanRow {
  /** The seat's person when it was left: with another one it is void. */
  readonly person: string;
  readonly plan: ConditionalPlan | null;
  readonly report: PlanReport | null;
}

/** When something is due about the clocks of a table. */
export interface Deadline {
  readonly table: string;
  readonly at: number;
}

/** The id in all rows that were those of people who have deleted their data. No person has this id. */
export const FORMER_PERSON = 'former';

/** A one-time code that signs another device in as the same person. */
export interface DeviceCodeRow {
  /** SHA-256 of the code; the code itself is not stored. */
  readonly hash: string;
  readonly person: string;
  readonly expiresAt: number;
}

/** A device on which a person is signed in. */
export interface DeviceRow {
  readonly id: string;
  readonly person: string;
  /** Browser and system, for the person's list of devices. */
  readonly label: string;
  readonly createdAt: number;
  readonly usedAt: number;
  /** Number of the newest cookie that it was given, from 0, and of the newest that it has sent back. */
  readonly generation: number;
  readonly confirmed: number;
  /** When it was given the newest cookie. */
  readonly renewedAt: number;
  /** When it was signed out; null while it is signed in. */
  readonly endedAt: number | null;
}

/** A table with its seats, the seats of those who came by a return link, and who was invited. */
export interface StoredTable {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  /** Seats by person. */
  readonly keys: ReadonlyMap<string, Seat>;
  /** By person. */
  readonly invitations: ReadonlyMap<string, InvitationRow>;
}
