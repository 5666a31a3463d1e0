import type { Seat } from '@durbar/kernel';
import type { ChatLine } from '@durbar/protocol';
import type { LogEntry } from '@durbar/table';
import type { Span } from '../clocks/calendar.ts';
import type { AccountChange, AccountStore } from './account-rows.ts';
import type { NoticeChange, NoticeStore } from './notice-rows.ts';
import type { PeopleChange, PeopleStore } from './people-rows.ts';
import type {
  ClocksRow,
  CompanionRow,
  Deadline,
  DeviceCodeRow,
  DeviceRow,
  InvitationRow,
  PersonClockRow,
  PersonRow,
  PlanRow,
  SeatRow,
  StoredTable,
  TableRow,
} from './rows.ts';

/** A write failed or was refused; nothing of it was stored. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** Nothing can be stored at present. `message` says why, for the operator of the server; that is logged once, not with each refusal. */
export class StoreDown extends Error {
  override readonly name = 'StoreDown';
}

/** Whether an error only says that nothing can be stored at present, which the log knows already. */
export function isStoreDown(error: unknown): boolean {
  return error instanceof StoreDown || (error instanceof StorageError && error.cause instanceof StoreDown);
}

/** What was thrown, as an error. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** A log cannot be read whole: an entry is missing or is not JSON. */
export class LogDamaged extends Error {
  override readonly name = 'LogDamaged';
  /** The entries before the damage, as parsed JSON. */
  readonly before: readonly unknown[];
  /** Number after all entries that are stored. */
  readonly next: number;

  constructor(table: string, before: readonly unknown[], next: number) {
    super(`entry ${before.length} of the log of table ${table.slice(0, 6)} is missing or damaged`);
    this.before = before;
    this.next = next;
  }
}

/** One row to be written. `add` fails if the row exists, except for people; `put` replaces it. */
export type RowChange =
  | { readonly kind: 'add table'; readonly table: TableRow; readonly seats: readonly SeatRow[] }
  | { readonly kind: 'put table'; readonly table: TableRow }
  | { readonly kind: 'put seat'; readonly table: string; readonly seat: Seat; readonly row: SeatRow }
  /** Lets a person act for a seat by its return link, instead of any other seat of the table. */
  | { readonly kind: 'put key'; readonly table: string; readonly seat: Seat; readonly person: string }
  /** Removes all keys of a seat. */
  | { readonly kind: 'drop keys'; readonly table: string; readonly seat: Seat }
  /** Stores the invitation of a person, who must be stored, or how it stands now. */
  | { readonly kind: 'put invitation'; readonly table: string; readonly row: InvitationRow }
  | { readonly kind: 'drop invitation'; readonly table: string; readonly person: string }
  /** `command`: its author and the id that their page gave it; absent if it has none. */
  | {
      readonly kind: 'add chat';
      readonly table: string;
      readonly line: ChatLine;
      readonly command?: string;
    }
  /** Removes a person's name from a table, and what they have said there; the lines stay, without text or name. */
  | { readonly kind: 'forget chat'; readonly table: string; readonly person: string }
  /** Removes one person's key. */
  | { readonly kind: 'drop key'; readonly table: string; readonly person: string }
  /** Removes a person: their name, language, codes, and what is known of their devices, which are signed out. */
  | { readonly kind: 'forget person'; readonly person: string; readonly at: number }
  /** Stores a person unless they are stored already. */
  | { readonly kind: 'add person'; readonly person: PersonRow }
  /** Stores a person, or their new name and locale. */
  | { readonly kind: 'put person'; readonly person: PersonRow }
  /** Stores what clocks need of a person, who must be stored. */
  | { readonly kind: 'put person clock'; readonly person: string; readonly clock: PersonClockRow }
  /** Stores how the clocks of a match stand. */
  | { readonly kind: 'put clocks'; readonly table: string; readonly clocks: ClocksRow }
  | { readonly kind: 'add outage'; readonly outage: Span }
  | { readonly kind: 'add device code'; readonly code: DeviceCodeRow }
  /** Ends the device codes of a person that were not used. */
  | { readonly kind: 'drop device codes'; readonly person: string }
  /** Stores a device, or what has changed of it. */
  | { readonly kind: 'put device'; readonly device: DeviceRow }
  | { readonly kind: 'put setting'; readonly key: string; readonly value: string }
  | { readonly kind: 'add setting'; readonly key: string; readonly value: string }
  | NoticeChange
  | AccountChange
  | PeopleChange
  | PlanChange;

export type PlanChange =
  /** Stores the plan of a seat, or what became of it. */
  | { readonly kind: 'put plan'; readonly table: string; readonly seat: Seat; readonly row: PlanRow }
  | { readonly kind: 'drop plan'; readonly table: string; readonly seat: Seat };

/** What a room writes at once. */
interface RoomCommit {
  readonly room: string;
  /** The number that the room's owner was given by `claim`. */
  readonly epoch: number;
  /** Number of log entries that the owner expects to be stored: the first new entry gets this number. */
  readonly next: number;
  readonly entries: readonly LogEntry[];
  readonly changes: readonly RowChange[];
}

/** Rows that no loaded room owns: people, device codes, settings, tables that are being opened. */
interface FreeCommit {
  readonly room: null;
  readonly changes: readonly RowChange[];
}

export type Commit = RoomCommit | FreeCommit;

/**
 * The answer to a commit. `done`: all of it is durable. Otherwise nothing of it was stored: `refused` because the epoch
 * or the number of entries did not match, `failed` because the database could not store it.
 */
export type CommitOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly error: Error };

/**
 * Everything the server keeps. All methods are asynchronous, whether or not the database answers at once. A read that
 * begins after a commit was answered `done` sees that commit.
 */
export interface Store {
  /**
   * Makes the caller the only writer of a room: commits under the epoch of an earlier owner are refused from now on.
   * @returns the epoch for the caller's commits
   */
  claim(room: string): Promise<number>;

  /**
   * Stores several commits in one go. Each is stored completely or not at all, regardless of the others; a room has at
   * most one among them. Never rejects.
   * @returns one outcome for each commit, in the same order
   */
  commit(commits: readonly Commit[]): Promise<readonly CommitOutcome[]>;

  findTable(id: string): Promise<StoredTable | null>;
  /** Open tables that have not ended, newest first; at most `OPEN_READ`. */
  listOpenTables(): Promise<StoredTable[]>;
  /** Tables a person sits at, holds a key to, hosts, or is invited to before they begin, newest first; at most `LISTED`. */
  listTablesOf(person: string): Promise<StoredTable[]>;
  /** Every table at which a person has left a trace: as host, at a seat, by a key, an invitation or a result, in the chat. */
  listTracesOf(person: string): Promise<string[]>;
  /** People who sat with a person at tables whose match began, the last first; at most `LISTED`. */
  listCompanions(person: string): Promise<CompanionRow[]>;
  /** Number of tables of a host that have not started. */
  countWaitingTables(host: string): Promise<number>;
  /**
   * Running tables to load after the server starts: those where a bot must decide, or a seat with a plan, and those whose summary is behind
   * their log because the server was killed.
   */
  listUnattendedTables(): Promise<string[]>;

  /** A match's log in order, as parsed JSON. @throws {LogDamaged} if an entry is missing or is not JSON */
  readLog(table: string): Promise<unknown[]>;
  /** The newest chat lines of a table, oldest first. */
  readChat(table: string): Promise<ChatLine[]>;
  /** The commands of those lines. */
  readChatCommands(table: string): Promise<string[]>;
  /** All that a person has written in chats, by table, the oldest first. */
  listChatOf(person: string): Promise<{ readonly table: string; readonly line: ChatLine }[]>;

  /** How the clocks of a match stand; null where it has none. */
  findClocks(table: string): Promise<ClocksRow | null>;
  /** The plans of the seats of a table, and what became of the last ones. */
  findPlans(table: string): Promise<ReadonlyMap<Seat, PlanRow>>;
  /** The earliest deadlines of all clocks, at most `count`, the first first. */
  listDeadlines(count: number): Promise<Deadline[]>;
  /** When the server did not run, in order. */
  listOutages(): Promise<Span[]>;

  findPerson(id: string): Promise<PersonRow | null>;
  /** What clocks need of a person; null if nothing is stored. */
  findPersonClock(person: string): Promise<PersonClockRow | null>;
  /** Names of those people who are stored, by id. */
  readNames(ids: readonly string[]): Promise<Map<string, string>>;
  /**
   * Marks a device code as used.
   * @returns its person; null if the code is unknown, used or expired
   */
  useDeviceCode(hash: string, now: number): Promise<string | null>;
  findDevice(id: string): Promise<DeviceRow | null>;
  /** Devices on which a person is signed in, the last used first. */
  listDevices(person: string): Promise<DeviceRow[]>;
  /** Number of a person's device codes that can still be used. */
  countDeviceCodes(person: string, now: number): Promise<number>;
  readSetting(key: string): Promise<string | null>;

  readonly notices: NoticeStore;
  readonly accounts: AccountStore;
  readonly people: PeopleStore;

  /** Why nothing can be stored at present, as far as is known; null while all is well. Commits fail meanwhile. */
  readonly trouble: string | null;
  /** Checks whether everything that is committed lasts, and repairs what it can. @throws {StoreDown} if it does not */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** How many tables a list holds at most. */
export const LISTED = 100;

/** Why a change cannot be stored before anybody has tried. */
export function notStored({ trouble }: Pick<Store, 'trouble'>): StorageError {
  return trouble === null
    ? new StorageError('a write failed; the table is being read again')
    : new StorageError('nothing can be stored', { cause: new StoreDown(trouble) });
}
/** How many open tables are kept at most to choose those of the list from. */
export const OPEN_READ = 2000;
