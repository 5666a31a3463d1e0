import type { ServerContext } from '../core/context.ts';
import { countOwn, MAX_BOT_TABLES } from '../rooms/bot-tables.ts';
import type { Room } from '../rooms/room.ts';

/** The tables with only bots that run, and those that wait for one of them to end. */
export class BotTables {
  readonly #context: ServerContext;
  readonly #running = new Set<Room>();
  readonly #waiting = new Set<Room>();

  constructor(context: ServerContext) {
    this.#context = context;
  }

  /** Whether the bots of a table may play now. If not, `remove` returns the table once they may. */
  admit(room: Room): boolean {
    if (this.#running.has(room)) return true;
    if (countOwn(this.#context, this.#running, room.table.host) >= MAX_BOT_TABLES) {
      if (!this.#waiting.has(room)) room.usage.retain();
      this.#waiting.add(room);
      return false;
    }
    this.#stopWaiting(room);
    this.#running.add(room);
    return true;
  }

  /** A table has ended, or a person plays there. @returns tables that waited, to be considered again */
  remove(room: Room): readonly Room[] {
    this.#stopWaiting(room);
    return this.#running.delete(room) ? [...this.#waiting] : [];
  }

  #stopWaiting(room: Room): void {
    if (this.#waiting.delete(room)) room.usage.release();
  }
}
