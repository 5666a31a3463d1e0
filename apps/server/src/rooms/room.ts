import type { Seat } from '@durbar/kernel';
import type { TableInfo } from '@durbar/protocol';
import { type Command, type LogEntry, Match, type MatchWithoutRules, type Result } from '@durbar/table';
import type { ServerContext } from '../core/context.ts';
import { Problem } from '../core/problem.ts';
import { asError, isStoreDown, notStored, type RowChange } from '../storage/store.ts';
import { RoomChanges } from './changes.ts';
import { commonInfo, ownInfo, presenceIn, type SeatPresence } from './info.ts';
import { createSetup } from './load.ts';
import { LoadedTable } from './loaded-table.ts';
import { type Contents, storedLength, TableMemory } from './memory.ts';
import { Presence } from './presence.ts';
import { Publisher, type Resume } from './publisher.ts';
import { RoomNotices } from './room-notices.ts';
import { RoomPlans } from './room-plans.ts';
import { RoomUsage } from './room-usage.ts';
import type { Done, Listener, RoomView, Settle, Watcher } from './room-view.ts';
import { viewerOf } from './seats.ts';
import { showOut } from './show-out.ts';
import { StartTimer } from './start-timer.ts';

/** How a room reports to the rest of the server. */
export interface RoomEvents {
  /** Something has changed durably. `shape`: seats, presence or status, not only the match's progress. */
  changed(room: Room, shape: boolean): void;
  /** Memory cannot be trusted any more: the room must be read again. */
  broken(room: Room): void;
  /** When something is due about the table's clocks; it is stored. */
  deadline(at: number): void;
  /** The match is over; its result is stored. */
  ended(): void;
}

/**
 * A table while it is loaded: the only place where its state changes. Changes are made in memory first and are sent to
 * nobody before they are durable; if a write fails, the room is read again.
 */
export class Room extends LoadedTable implements RoomView {
  readonly context: ServerContext;
  readonly presence: Presence;
  readonly publisher: Publisher;
  readonly notices: RoomNotices;
  readonly plans: RoomPlans;
  /** When each person last sent a reaction, by the clock that cannot be set. */
  readonly reactedAt = new Map<string, number>();
  readonly #watchers = new Set<Watcher>();
  readonly #events: RoomEvents;
  readonly #changes: RoomChanges;
  readonly #startTimer: StartTimer;
  /** Who needs it to stay loaded. */
  readonly usage: RoomUsage;
  #broken = false;
  #stale = false;
  #botsBusy = false;

  constructor(context: ServerContext, contents: Contents, events: RoomEvents) {
    super(new TableMemory(contents, context));
    this.context = context;
    this.#events = events;
    this.usage = new RoomUsage(context);
    this.#changes = new RoomChanges(this.id, context.writer, storedLength(contents), (error) =>
      this.#fail(error),
    );
    this.publisher = new Publisher(this);
    this.presence = new Presence(this, {
      setAway: (seat, since) => this.#setAway(seat, since),
      changed: () => this.infoChanged(),
    });
    this.presence.update();
    this.notices = new RoomNotices(this);
    this.plans = new RoomPlans(this, this.#changes, (change) => this.memory.apply(change));
    this.#startTimer = new StartTimer(this);
    this.#startTimer.update();
  }

  get watchers(): ReadonlySet<Watcher> {
    return this.#watchers;
  }
  get broken(): boolean {
    return this.#broken;
  }
  /** Whether changes can be made: memory can be trusted, and the store takes what it is given. */
  get canStore(): boolean {
    return !this.#broken && this.context.store.trouble === null;
  }
  /** Whether the stored summary of the match is behind its log. */
  get stale(): boolean {
    return this.#stale;
  }
  /** Whether everything in memory is durable. */
  get isDurable(): boolean {
    return this.#changes.isEmpty;
  }
  /** Whether the room can be dropped from memory. */
  isIdle(ms: number): boolean {
    const needed = this.#watchers.size > 0 || this.usage.isRetained || this.#broken || this.#stale;
    return !needed && this.isDurable && this.usage.isQuiet(ms);
  }

  /** A page opens the table, or opens it again after its connection was cut. */
  enter(listener: Listener, resume: Resume): Watcher {
    const watcher: Watcher = { listener, viewer: viewerOf(this, listener.person), sent: 0 };
    this.#watchers.add(watcher);
    this.presence.update();
    this.publisher.resume(watcher, resume);
    this.infoChanged();
    return watcher;
  }

  leave(watcher: Watcher): void {
    if (!this.#watchers.delete(watcher)) return;
    this.usage.touch();
    this.publisher.viewerLeft(watcher.viewer);
    this.presence.update();
    this.infoChanged();
  }

  #mustStore(): void {
    if (!this.canStore) throw notStored(this.context.store);
  }

  /**
   * Makes changes and stores them.
   * @param urgent false: they may be stored a moment later, together with others
   * @throws {StorageError} if they were not stored
   */
  async submit(changes: readonly RowChange[], urgent = true): Promise<void> {
    this.#mustStore();
    for (const change of changes) this.memory.apply(change);
    this.#startTimer.update();
    const more = this.#attempt(() => [...this.notices.follow(), ...this.plans.follow([])]);
    await this.#submitted([], [...changes, ...more], urgent);
  }

  /** Runs what a game may throw in; what is in memory is not stored then. */
  #attempt<T>(task: () => T): T {
    try {
      return task();
    } catch (error) {
      this.#fail(error);
      throw error;
    }
  }

  #submitted(entries: readonly LogEntry[], changes: readonly RowChange[], urgent = true): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle: Settle = (error) => {
        if (!error) this.context.personChannels.stored(changes);
        if (error) reject(error);
        else resolve();
      };
      this.#changes.submit(entries, changes, settle, { urgent });
    });
  }

  /** Runs a task as soon as everything in memory is durable, which may be at once; with the error if it could not be stored. */
  afterDurable(task: Settle): void {
    if (this.#broken) task(notStored(this.context.store));
    else this.#changes.afterDurable(task);
  }

  /** Resolves once everything in memory is durable. @throws {StorageError} if it could not be stored */
  durable(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.afterDurable((error) => (error ? reject(error) : resolve()));
    });
  }

  /** Resolves once no write is pending, whether or not the last one failed. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#changes.afterDurable(() => resolve());
    });
  }

  /**
   * Begins the match of the table as it is after some changes, which are stored along with it.
   * @throws {StorageError} if it was not stored
   */
  async begin(changes: readonly RowChange[]): Promise<void> {
    this.#mustStore();
    const more = this.#attempt(() => {
      for (const change of changes) this.memory.apply(change);
      const { table, seats, game } = this;
      if (!game) throw new Error('nothing begins without its game');
      this.memory.startMatch(Match.begin(createSetup(table, seats), { game }));
      return [this.memory.summarize(), ...this.memory.followClocks(), ...this.notices.follow()];
    });
    await this.#submitted(this.memory.match?.log ?? [], [...changes, ...more]);
    this.#clocksStored();
    this.publisher.resync();
    this.infoChanged();
  }

  /**
   * Gives the match a command and stores its entries.
   * @param done called once everything that the answer speaks of is durable; without an answer if it was not stored
   * @param urgent as for `submit`
   */
  command(command: (match: Match, elapsed: number) => Result, done: Done, urgent: boolean): void {
    const { match } = this.memory;
    if (!match || !this.canStore) return done(notStored(this.context.store), null, true);
    if (this.damage) return done(new Problem(409, 'damaged', { entry: this.damage.entry + 1 }), null, true);
    const { entryCount } = match;
    let result: Result;
    try {
      result = command(match, this.memory.matchTime());
    } catch (error) {
      this.#fail(error);
      return done(asError(error), null, true);
    }
    this.#store(match, { visible: match.entryCount > entryCount, urgent }, result, done);
  }

  /**
   * Gives a command to a match that this build has no rules for: it can only be abandoned.
   * @param done as for `command`
   */
  commandWithoutRules(command: Command, done: Done): void {
    const match = this.unplayable?.match;
    if (!match || !this.canStore) return done(notStored(this.context.store), null, true);
    const result = match.command(command, this.memory.matchTime());
    this.#store(match, { visible: true, urgent: false }, result, done);
  }

  /** @param visible whether other viewers may know that something happened @param urgent as for `submit` */
  #store(
    match: Match | MatchWithoutRules,
    { visible, urgent }: { readonly visible: boolean; readonly urgent: boolean },
    { answer, entries }: Result,
    done: Done,
  ): void {
    // Also for refusals and repeated commands: their answers speak of entries that may be pending.
    if (entries.length === 0) return this.afterDurable((error) => done(error, error ? null : answer, false));
    this.usage.touch();
    let shape: boolean;
    const changes: RowChange[] = [];
    try {
      // Changing a sealed choice must not show to others, not even by its time.
      if (visible) this.memory.touch(this.context.now());
      const statusChanged = match.status !== this.table.status;
      shape = this.memory.occupants.read(match.log) || statusChanged;
      if (statusChanged) changes.push(this.memory.summarize(), ...this.memory.conclude());
      if (visible) changes.push(...this.memory.followClocks(), ...this.notices.follow());
      changes.push(...this.plans.follow(entries));
    } catch (error) {
      // The match has entries that will not be stored.
      this.#fail(error);
      return done(asError(error), null, true);
    }
    const settle: Settle = (error) => {
      if (!error) {
        this.publisher.publish();
        // Not even the times of other messages may reveal that a sealed choice was changed.
        if (visible) this.#progressed();
        if (visible) this.#clocksStored();
        this.plans.tell(changes);
        this.context.personChannels.stored(changes);
        if (shape) this.seatsChanged();
        if (match.status === 'over') this.#events.ended();
      }
      done(error, error ? null : answer, visible);
    };
    this.#changes.submit(entries, changes, settle, { shows: visible, urgent });
  }

  /** Stores how the clocks stand where that is not known, as after an agreement or what was due. @throws {StorageError} */
  async storeClocks(): Promise<void> {
    const changes = this.memory.followClocks();
    if (changes.length > 0) await this.submit(changes, false);
    this.#clocksStored();
  }

  #clocksStored(): void {
    const { clocks } = this;
    if (!clocks) return;
    const deadline = clocks.row?.deadline ?? null;
    if (deadline !== null) this.#events.deadline(deadline);
    this.publisher.infoChanged();
  }

  /** Replaces everything by what was read after a failed write. */
  restore(contents: Contents): void {
    this.memory = new TableMemory(contents, this.context);
    this.notices.adopt();
    this.plans.look();
    this.#changes.reset(storedLength(contents));
    this.#broken = false;
    this.#startTimer.update();
    this.publisher.resync();
    this.seatsChanged();
  }

  /** Memory cannot be trusted any more: a write failed, or a game threw. */
  #fail(error: unknown): void {
    if (this.#broken) return;
    if (!isStoreDown(error))
      this.context.log.error({ err: error, table: this.shortId }, 'a table failed and is being read again');
    this.#broken = true;
    this.#events.broken(this);
  }

  /** Losing this would only make an absence a little shorter or longer. */
  #setAway(seat: Seat, awaySince: number | null): void {
    const row = this.seats[seat];
    if (!row || this.#broken) return;
    const change: RowChange = { kind: 'put seat', table: this.id, seat, row: { ...row, awaySince } };
    this.memory.apply(change);
    const seen = awaySince === null ? this.notices.seen(seat) : [];
    this.#changes.keep([change, ...seen], (error) => {
      if (error && !isStoreDown(error))
        this.context.log.warn({ err: error, table: this.shortId }, 'an absence could not be stored');
    });
  }

  /** Whether bots of this table wait for others to think. */
  get botsBusy(): boolean {
    return this.#botsBusy;
  }

  setBotsBusy(busy: boolean): void {
    if (busy === this.#botsBusy) return;
    this.#botsBusy = busy;
    this.publisher.infoChanged();
  }

  /** Stores how the match ended, where that was not done in the commit of its end. @throws {StorageError} */
  async storeResult(): Promise<void> {
    const changes = this.memory.conclude();
    if (changes.length > 0) await this.submit(changes, false);
  }

  /** Stores the summary. Nobody waits for it: after a crash it is made again from the log. */
  storeSummary(): void {
    this.#stale = false;
    if (this.#broken) return;
    const wasOver = this.table.status === 'over';
    const summary = this.memory.summarize();
    const result = wasOver ? [] : this.memory.conclude();
    this.#changes.keep([summary, ...result], (error) => {
      if (!error) return;
      if (!isStoreDown(error))
        this.context.log.warn({ err: error, table: this.shortId }, 'a summary could not be stored');
      this.usage.touch();
      this.#progressed();
    });
  }

  /** Has the summary stored later if it is behind the log. */
  checkSummary(): void {
    if (this.match && !this.damage && this.table.summarizedEntries !== this.match.log.length)
      this.#progressed();
  }

  /** A person has a new name. */
  rename(person: string, name: string): void {
    if (!this.memory.names.has(person)) return;
    this.memory.names.set(person, name);
    this.infoChanged();
  }

  info(person: string): TableInfo {
    return { ...this.commonInfo(), you: ownInfo(this, person, this.context.signer) };
  }

  commonInfo(): Omit<TableInfo, 'you'> {
    return commonInfo(this, this.presenceNow());
  }

  /** Who is here and who plays, for infos and lists. */
  presenceNow(): SeatPresence {
    return presenceIn(this, this.memory.automata);
  }

  /** People have got or lost seats, or see them as others than before, durably. */
  seatsChanged(): void {
    this.publisher.reseat();
    this.presence.update();
    this.infoChanged();
  }

  /** Seats, presence, status or names have changed: informs watchers and lists. */
  infoChanged(): void {
    showOut(this);
    this.publisher.infoChanged();
    this.#events.changed(this, true);
  }

  /** The match has progressed durably. */
  #progressed(): void {
    this.#stale = true;
    this.#events.changed(this, false);
  }

  stop(): void {
    this.#startTimer.stop();
    this.presence.stop();
    this.publisher.stop();
  }
}
