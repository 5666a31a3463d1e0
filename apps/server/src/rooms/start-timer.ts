import { failStart, type StartingRoom } from './starting.ts';

/** Ends a start whose time is over. */
export class StartTimer {
  readonly #room: StartingRoom;
  #timer: NodeJS.Timeout | null = null;

  constructor(room: StartingRoom) {
    this.#room = room;
  }

  /** Brings the timer up to date with the table: call it after each change. */
  update(): void {
    this.stop();
    const { table, context, shortId } = this.#room;
    if (table.status !== 'starting' || table.startBy === null) return;
    const { startBy } = table;
    this.#timer = setTimeout(
      () => {
        if (this.#room.broken || this.#room.table.startBy !== startBy) return;
        failStart(this.#room).catch((error: unknown) => {
          context.log.warn({ err: error, table: shortId }, 'a failed start could not be stored');
        });
      },
      Math.max(0, startBy - context.now()),
    );
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
