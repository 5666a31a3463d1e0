import type { Game, Seat } from '@durbar/kernel';
import type { ChatLine, TableInfo } from '@durbar/protocol';
import type { LogEntry, Match } from '@durbar/table';
import type { ServerContext } from '../core/context.ts';
import type { SeatRecord, TableRecord } from '../storage/rows.ts';
import { type Statement, StorageError } from '../storage/writer.ts';
import { commonInfo, ownInfo, type Presence as SeatPresence } from './info.ts';
import { Presence } from './presence.ts';
import { Publisher } from './publisher.ts';
import type { Watcher } from './watcher.ts';

/** Everything of a table that is read when it is loaded. */
export interface Contents {
  readonly game: Game;
  readonly table: TableRecord;
  readonly seats: readonly SeatRecord[];
  readonly keys: Map<string, Seat>;
  readonly names: Map<string, string>;
  readonly chat: ChatLine[];
  readonly automata: number;
  readonly match: Match | null;
}

/** Who plays a seat at the moment, as far as the log has changed it. */
interface Standing {
  bot: string | null;
  resigned: boolean;
}

/** How a room reports to the rest of the server. */
export interface RoomEvents {
  /** Something changed; `shape`: seats, presence or status, not only the game's progress. */
  changed(room: Room, shape: boolean): void;
  /** What it holds in memory could not be stored and must be read anew. */
  broken(room: Room): void;
}

/**
 * A table while it is loaded: the one place its state is changed. Changes are made in memory first and told to nobody
 * before they are durable; where they can't be made durable, the room is read anew.
 */
export class Room {
  readonly id: string;
  readonly context: ServerContext;
  readonly watchers = new Set<Watcher>();
  readonly presence: Presence;
  readonly publisher: Publisher;
  /** Things under way that need the room to stay loaded. */
  holds = 0;
  usedAt: number;
  /** True from a failed write until the room has been read anew. */
  broken = false;
  /** Whether the stored summary of the match is behind. */
  stale = false;
  match: Match | null;
  readonly #events: RoomEvents;
  #contents: Contents;
  #standing: Standing[] = [];
  #seen = 0;

  constructor(context: ServerContext, contents: Contents, events: RoomEvents) {
    this.context = context;
    this.id = contents.table.id;
    this.#contents = contents;
    this.match = contents.match;
    this.#events = events;
    this.usedAt = context.now();
    this.presence = new Presence(this);
    this.publisher = new Publisher(this);
    this.presence.settle();
    this.noteEntries();
  }

  get game(): Game {
    return this.#contents.game;
  }
  get table(): TableRecord {
    return this.#contents.table;
  }
  get seats(): readonly SeatRecord[] {
    return this.#contents.seats;
  }
  get keys(): Map<string, Seat> {
    return this.#contents.keys;
  }
  get names(): Map<string, string> {
    return this.#contents.names;
  }
  get chat(): ChatLine[] {
    return this.#contents.chat;
  }

  /** Replaces everything by what was read anew after a failed write. */
  restore(contents: Contents): void {
    this.#contents = contents;
    this.match = contents.match;
    this.broken = false;
    this.resetStanding();
    this.publisher.resync();
    this.infoChanged();
  }

  /**
   * Queues statements of a change that memory has already.
   * @param settle told once it is durable, or why it is not; then the room is read anew
   */
  commit(statements: readonly Statement[], settle: (error: Error | null) => void): void {
    this.context.writer.enqueue(this.id, statements, (error) => {
      if (error) this.fail(error);
      settle(error);
    });
  }

  /** As `commit`. @throws the error that kept it from being durable */
  save(statements: readonly Statement[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.commit(statements, (error) => (error ? reject(error) : resolve()));
    });
  }

  /** Done once everything in memory is durable. @throws if it could not be made so */
  async settled(): Promise<void> {
    await this.save([]);
    if (this.broken) throw new StorageError('the table could not be stored');
  }

  /** What memory holds can't be trusted any more: a write failed, or a game threw. It is read anew. */
  fail(error: unknown): void {
    if (this.broken) return;
    this.context.log.error({ err: error, table: this.shortId }, 'a table could not go on; it is read anew');
    this.broken = true;
    this.#events.broken(this);
  }

  /** The start of its id, for the log: the whole id is the key to a private table. */
  get shortId(): string {
    return this.id.slice(0, 6);
  }

  /** Seats have changed before the start. */
  resetStanding(): void {
    this.#standing = [];
    this.#seen = 0;
    this.noteEntries();
  }

  /** Takes note of the log entries that came since the last call. @returns whether a seat is played by another now */
  noteEntries(): boolean {
    const { match } = this;
    if (this.#standing.length === 0) this.#standing = this.seats.map(({ bot }) => ({ bot, resigned: false }));
    let changed = false;
    if (!match) return changed;
    for (; this.#seen < match.log.length; this.#seen++) {
      const entry = match.log[this.#seen];
      if (entry && this.#note(entry)) changed = true;
    }
    return changed;
  }

  #note(entry: LogEntry): boolean {
    if (entry.kind !== 'takeover' && entry.kind !== 'resign' && entry.kind !== 'return') return false;
    const standing = this.#standing[entry.seat];
    if (!standing) return false;
    standing.bot = entry.kind === 'return' ? null : entry.bot;
    if (entry.kind === 'resign') standing.resigned = true;
    return true;
  }

  /** The bot that plays a seat at the moment. */
  botOf(seat: Seat): string | null {
    return this.#standing[seat]?.bot ?? null;
  }

  /** Whether a bot plays for a person who may still have the seat back. */
  isTakenOver(seat: Seat): boolean {
    const standing = this.#standing[seat];
    if (this.seats[seat]?.kind !== 'person' || !standing) return false;
    return standing.bot !== null && !standing.resigned;
  }

  hasBots(): boolean {
    return this.#standing.some(({ bot }) => bot !== null);
  }

  /** Brings the table's summary of the match up to date, in memory. */
  summarize(): void {
    const { match, table } = this;
    if (!match) return;
    table.status = match.status;
    table.active = match.awaiting().map(({ seat }) => seat);
    table.bots = this.#standing.flatMap(({ bot }, seat) => (bot === null ? [] : [seat]));
    table.summed = match.log.length;
  }

  info(person: string): TableInfo {
    return { ...this.commonInfo(), you: ownInfo(this, person, this.context.signer) };
  }

  commonInfo(): Omit<TableInfo, 'you'> {
    return commonInfo(this, this.names, this.presenceNow());
  }

  /** Who is here and who plays, for infos and lists. */
  presenceNow(): SeatPresence {
    return {
      automata: this.#contents.automata,
      watching: this.presence.watching,
      isHere: (seat) => this.presence.isHere(seat),
      hasVanished: (seat) => this.presence.hasVanished(seat),
      botOf: (seat) => this.botOf(seat),
    };
  }

  /** Seats, presence, status or names have changed and are durable: tells those in the room and the lists. */
  infoChanged(): void {
    this.publisher.infoChanged();
    this.#events.changed(this, true);
  }

  /** The match has moved on durably. */
  progressed(): void {
    this.stale = true;
    this.#events.changed(this, false);
  }
}
