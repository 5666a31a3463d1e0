import type { Game, Seat, Viewer } from '@durbar/kernel';
import type { ChatLine, TableInfo } from '@durbar/protocol';
import type { Answer, Match } from '@durbar/table';
import type { ServerContext } from '../core/context.ts';
import type { PlanRow, StoredTable } from '../storage/rows.ts';
import type { Unplayable } from './memory.ts';
import type { RoomClocks } from './room-clocks.ts';
import type { LogDamage } from './stored-log.ts';

/** A page's connection, as a room sees it. */
export interface Listener {
  readonly person: string;
  send(text: string): void;
  /** Sends a frame that other listeners may share; it is not modified. */
  sendFrame(frame: Buffer): void;
  /** Closes the connection because it may have been sent wrong data; the page reconnects and loads everything again. */
  cutOff(): void;
}

/** A connection that has a table open. */
export interface Watcher {
  readonly listener: Listener;
  viewer: Viewer;
  /** Number of the last update that was sent. */
  sent: number;
}

/** A match without the methods that change it. */
export type MatchView = Omit<Match, 'command' | 'botMove'>;

/** What a room shows of itself; only the room changes it. */
export interface RoomView extends StoredTable {
  readonly id: string;
  readonly context: ServerContext;
  /** Null where this build does not have the table's game, or its rules version. */
  readonly game: Game | null;
  readonly unplayable: Unplayable | null;
  readonly match: MatchView | null;
  /** Why the match cannot go on; null if it can. `match` then ends before the damage. */
  readonly damage: LogDamage | null;
  /** Binds the table to its secret; shown from the start. */
  readonly commitment: string;
  readonly names: ReadonlyMap<string, string>;
  readonly chat: readonly ChatLine[];
  readonly watchers: ReadonlySet<Watcher>;
  /** Whether bots of this table wait for others to think. */
  readonly botsBusy: boolean;
  /** True from a failed write until the room has been read again. */
  readonly broken: boolean;
  info(person: string): TableInfo;
  commonInfo(): Omit<TableInfo, 'you'>;
  /** Whether a bot plays for a person who may still take the seat back. */
  isTakenOver(seat: Seat): boolean;
  /** Whether its person has sat down in the running match and must wait until the seat keeps no secret. */
  isNewcomer(seat: Seat): boolean;
  /** What people have planned for their seats; some may be void. */
  readonly plannedSeats: ReadonlyMap<Seat, PlanRow>;
  readonly plans: { isVoid(seat: Seat, row: PlanRow): boolean };
  /** Null at a table without a clock. */
  readonly clocks: RoomClocks | null;
  /** Whether the clock of a seat has run out, and its person has not decided since. */
  isOutOfTime(seat: Seat): boolean;
  afterDurable(task: Settle): void;
}

/** Called with null once something is durable, or with the error because of which it was not stored. */
export type Settle = (error: Error | null) => void;

/**
 * Called with the answer to a command, and with the error because of which it was not stored.
 * `shows`: whether anybody but the sender may know that something happened.
 */
export type Done = (error: Error | null, answer: Answer | null, shows: boolean) => void;
