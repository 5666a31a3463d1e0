import { setImmediate } from 'node:timers/promises';
import type { ServerContext } from '../core/context.ts';
import type { RatingKeeper } from '../ratings/keeper.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { isStoreDown } from '../storage/store.ts';

/** Tables that are read at once. */
const BATCH = 100;

/**
 * Sees to it that every ended match has its result, and that ratings have all results. Matches store their results in the commit
 * of their end; those that ended before there were results, or under an earlier program, get them here, one after the other, while
 * the server runs. What is done is not done again: whenever the server is killed, the next start goes on.
 */
export class Results {
  readonly #context: ServerContext;
  readonly #rooms: Rooms;
  readonly #ratings: RatingKeeper;
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(context: ServerContext, rooms: Rooms, ratings: RatingKeeper) {
    this.#context = context;
    this.#rooms = rooms;
    this.#ratings = ratings;
  }

  start(): void {
    this.#running = this.#catchUp();
  }

  /** A match is over and its result is stored. */
  ended(): void {
    this.#ratings.count().catch((error: unknown) => this.#warn(error, 'ratings could not be counted'));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#ratings.stop();
    await this.#running;
  }

  async #catchUp(): Promise<void> {
    try {
      for (let after = ''; !this.#isStopped; ) {
        const tables = await this.#context.store.people.listWithoutResult(after, BATCH);
        for (const table of tables) if (!this.#isStopped) await this.#storeResult(table);
        after = tables.at(-1) ?? '';
        if (tables.length < BATCH) break;
      }
      await this.#ratings.count();
    } catch (error) {
      this.#warn(error, 'results could not be made up for');
    }
  }

  /** A match that cannot be read, or whose rules are missing, has no result for now; a later program may have them. */
  async #storeResult(table: string): Promise<void> {
    // Others come first.
    await setImmediate();
    try {
      await this.#rooms.use(table, (room) => room.storeResult());
    } catch (error) {
      this.#warn(error, 'a result could not be stored', table);
    }
  }

  #warn(error: unknown, message: string, table?: string): void {
    if (isStoreDown(error)) return;
    this.#context.log.warn({ err: error, ...(table !== undefined && { table: table.slice(0, 6) }) }, message);
  }
}
