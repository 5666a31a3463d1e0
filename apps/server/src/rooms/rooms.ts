import type { ServerContext } from '../core/context.ts';
import { attendClocks } from './clock-duty.ts';
import { readContents } from './load.ts';
import { Room, type RoomEvents } from './room.ts';

/** Summaries stored in one sweep at most, so that nobody waits for many of them. */
const SUMMARIES = 50;

/**
 * The loaded tables. A table is loaded when it is first needed and dropped when nobody has needed it for a while; a table
 * never has more than one room.
 */
export class Rooms {
  readonly #context: ServerContext;
  readonly #rooms = new Map<string, Room>();
  readonly #loading = new Map<string, Promise<Room>>();
  readonly #stale = new Set<Room>();
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;
  /** Called after each durable change of a table; see `RoomEvents`. */
  onChange: (room: Room, shape: boolean) => void = () => undefined;

  /** Called when a person has left a plan, durably. Nobody else may know of it. */
  onPlan: (room: Room) => void = () => undefined;

  /** Called when something is due about a table's clocks at an instant, which is stored. */
  onDeadline: (at: number) => void = () => undefined;

  /** Called when a match is over and its result is stored. */
  onEnded: () => void = () => undefined;

  constructor(context: ServerContext) {
    this.#context = context;
  }

  /** Does what is due about the clocks of a table. @throws {StorageError | Problem} */
  attendClocks(table: string): Promise<void> {
    return this.use(table, (room) => attendClocks(room));
  }

  start(): void {
    this.#timer = setInterval(() => this.sweep(), this.#context.tuning.sweepMs);
    this.#timer.unref();
  }

  /** All loaded tables. */
  loaded(): Iterable<Room> {
    return this.#rooms.values();
  }

  /** The room of a table if it is loaded. */
  peek(id: string): Room | null {
    return this.#rooms.get(id) ?? null;
  }

  /**
   * Runs a task on a table's room, which stays loaded meanwhile.
   * @throws {Problem} if there is no such table
   */
  async use<T>(id: string, task: (room: Room) => T | Promise<T>): Promise<T> {
    const room = await this.#get(id);
    room.usage.retain();
    try {
      return await task(room);
    } finally {
      room.usage.release();
    }
  }

  /** Loads tables that may need attention, one after the other. */
  async attend(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      try {
        await this.use(id, (room) => this.onChange(room, false));
      } catch (error) {
        this.#context.log.error({ err: error, table: id.slice(0, 6) }, 'a table could not be loaded');
      }
      if (this.#stopped) return;
    }
  }

  /** A person has a new name: informs the tables they are at. */
  rename(person: string, name: string): void {
    for (const room of this.#rooms.values()) room.rename(person, name);
  }

  async #get(id: string): Promise<Room> {
    const known = this.#rooms.get(id);
    if (known && !known.broken) return known;
    let loading = this.#loading.get(id);
    if (!loading) {
      loading = this.#load(id, known).finally(() => this.#loading.delete(id));
      this.#loading.set(id, loading);
    }
    return loading;
  }

  async #load(id: string, broken: Room | undefined): Promise<Room> {
    // Changes made before the failure may still be on their way to the store.
    await broken?.idle();
    const contents = await readContents(this.#context, id);
    const room = broken ?? new Room(this.#context, contents, this.#events);
    if (broken) broken.restore(contents);
    try {
      await room.notices.hold();
    } catch (error) {
      if (!broken) room.stop();
      throw error;
    }
    if (!broken) {
      this.#rooms.set(id, room);
      this.#context.metrics.rooms.set(this.#rooms.size);
    }
    room.checkSummary();
    return room;
  }

  readonly #events: RoomEvents = {
    changed: (room, shape) => {
      if (room.stale) this.#stale.add(room);
      this.onChange(room, shape);
    },
    deadline: (at) => this.onDeadline(at),
    ended: () => this.onEnded(),
    broken: (room) => {
      if (this.#stopped) return;
      this.use(room.id, () => undefined).catch((error: unknown) => {
        this.#context.log.error({ err: error, table: room.shortId }, 'a table could not be read again');
        for (const { listener } of room.watchers) listener.cutOff();
        this.#drop(room);
      });
    },
  };

  /** Stores the summaries that are behind, and drops idle rooms. */
  sweep(): void {
    const { idleMs, quietMs } = this.#context.tuning;
    const quiet = [...this.#stale].filter((room) => room.usage.isQuiet(quietMs));
    if (this.#context.store.trouble === null) this.#storeSummaries(quiet.slice(0, SUMMARIES));
    for (const room of this.#rooms.values()) {
      if (room.isIdle(idleMs)) this.#drop(room);
      else room.publisher.dropOldStreams();
    }
  }

  #drop(room: Room): void {
    room.stop();
    room.clocks?.release();
    room.notices.release();
    this.#stale.delete(room);
    this.#rooms.delete(room.id);
    this.#context.metrics.rooms.set(this.#rooms.size);
  }

  #storeSummaries(rooms: Iterable<Room>): void {
    for (const room of rooms) {
      this.#stale.delete(room);
      room.storeSummary();
    }
  }

  /** Queues the summaries that are behind and stops all timers. */
  stop(): void {
    this.#stopped = true;
    if (this.#timer) clearInterval(this.#timer);
    this.#storeSummaries(this.#stale);
    for (const room of this.#rooms.values()) this.#drop(room);
  }
}
