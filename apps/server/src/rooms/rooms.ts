import type { ServerContext } from '../core/context.ts';
import type { Statement } from '../storage/writer.ts';
import { readContents } from './load.ts';
import { Room, type RoomEvents } from './room.ts';

/** Summaries written in one go, so that nobody waits for many of them. */
const SUMMARIES = 50;

/**
 * The tables that are loaded. Each is loaded when it is first needed and let go when nobody has needed it for a while;
 * there is never more than one room of a table.
 */
export class Rooms {
  readonly #context: ServerContext;
  readonly #rooms = new Map<string, Room>();
  readonly #loading = new Map<string, Promise<Room>>();
  readonly #stale = new Set<Room>();
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;
  /** Told of every durable change of a table. */
  onChange: (room: Room, shape: boolean) => void = () => undefined;

  constructor(context: ServerContext) {
    this.#context = context;
  }

  start(): void {
    this.#timer = setInterval(() => this.sweep(), this.#context.tuning.sweepMs);
    this.#timer.unref();
  }

  /** The room of a table if it is loaded. */
  peek(id: string): Room | null {
    return this.#rooms.get(id) ?? null;
  }

  loaded(): Iterable<Room> {
    return this.#rooms.values();
  }

  /**
   * Runs a task on a table's room, which stays loaded meanwhile.
   * @throws {Problem} if there is no such table
   */
  async use<T>(id: string, task: (room: Room) => T | Promise<T>): Promise<T> {
    const room = await this.#get(id);
    room.holds++;
    try {
      return await task(room);
    } finally {
      room.holds--;
      room.usedAt = this.#context.now();
    }
  }

  /** Loads tables where something may be waiting to be done, one after the other. */
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

  /** Somebody is called something else from now on: tells the tables they are at. */
  rename(person: string, name: string): void {
    for (const room of this.#rooms.values()) {
      if (!room.names.has(person)) continue;
      room.names.set(person, name);
      room.infoChanged();
    }
  }

  async #get(id: string): Promise<Room> {
    const known = this.#rooms.get(id);
    if (known && !known.broken) return known;
    let loading = this.#loading.get(id);
    if (!loading) {
      loading = this.#load(id, known);
      this.#loading.set(id, loading);
    }
    return loading;
  }

  async #load(id: string, known: Room | undefined): Promise<Room> {
    try {
      const contents = await readContents(this.#context, id);
      if (known) {
        known.restore(contents);
        return known;
      }
      const room = new Room(this.#context, contents, this.#events);
      this.#rooms.set(id, room);
      this.#context.metrics.rooms.set(this.#rooms.size);
      if (room.match && room.table.summed !== room.match.log.length) room.progressed();
      return room;
    } finally {
      this.#loading.delete(id);
    }
  }

  readonly #events: RoomEvents = {
    changed: (room, shape) => {
      if (room.stale) this.#stale.add(room);
      this.onChange(room, shape);
    },
    broken: (room) => {
      this.use(room.id, () => undefined).catch((error: unknown) => {
        this.#context.log.error({ err: error, table: room.shortId }, 'a table could not be read anew');
        for (const { listener } of room.watchers) listener.cutOff();
        this.#drop(room);
      });
    },
  };

  /** Writes the summaries that are behind, and lets idle rooms go. */
  sweep(): void {
    const { idleMs, quietMs } = this.#context.tuning;
    const now = this.#context.now();
    this.#writeSummaries(
      [...this.#stale].filter(({ usedAt }) => now - usedAt >= quietMs).slice(0, SUMMARIES),
    );
    for (const room of this.#rooms.values()) {
      const idle = room.watchers.size === 0 && room.holds === 0 && !room.broken && !room.stale;
      if (idle && now - room.usedAt >= idleMs) this.#drop(room);
      else room.publisher.sweep();
    }
  }

  #drop(room: Room): void {
    room.presence.stop();
    room.publisher.stop();
    this.#stale.delete(room);
    this.#rooms.delete(room.id);
    this.#context.metrics.rooms.set(this.#rooms.size);
  }

  /** Nobody waits for these: after a crash they are made anew from the logs. */
  #writeSummaries(rooms: Iterable<Room>): void {
    for (const room of rooms) {
      this.#stale.delete(room);
      if (room.broken) continue;
      const statement = summaryOf(room);
      room.holds++;
      this.#context.writer.enqueue(room.id, [statement], (error) => {
        room.holds--;
        if (!error) return;
        room.stale = true;
        room.usedAt = this.#context.now();
        this.#stale.add(room);
        this.#context.log.warn({ err: error, table: room.shortId }, 'a summary could not be stored');
      });
    }
  }

  /** Writes what is behind and stops the clocks. */
  stop(): void {
    this.#stopped = true;
    if (this.#timer) clearInterval(this.#timer);
    this.#writeSummaries(this.#stale);
    for (const room of this.#rooms.values()) this.#drop(room);
  }
}

function summaryOf(room: Room): Statement {
  room.summarize();
  room.stale = false;
  return room.context.tables.update(room.table);
}
