import { after } from '../core/timer.ts';
import { failStart, type StartingRoom } from './starting.ts';

/** Ends a start whose time is over, by a clock that nobody can set. */
export class StartTimer {
  readonly #room: StartingRoom;
  /** When the present start is over: as stored, and on the clock that nobody can set. */
  #deadline: { readonly startBy: number; readonly at: number } | null = null;
  #cancel: (() => void) | null = null;

  constructor(room: StartingRoom) {
    this.#room = room;
  }

  /** Brings the timer up to date with the table: call it after each change. */
  update(): void {
    this.stop();
    const { table, context, shortId } = this.#room;
    if (table.status !== 'starting' || table.startBy === null) return;
    const { startBy } = table;
    this.#cancel = after(this.#left(startBy), () => {
      if (this.#room.broken || this.#room.table.startBy !== startBy) return;
      failStart(this.#room).catch((error: unknown) => {
        context.log.warn({ err: error, table: shortId }, 'a failed start could not be stored');
      });
    });
  }

  #left(startBy: number): number {
    const { now, elapsed, tuning } = this.#room.context;
    if (this.#deadline?.startBy !== startBy) {
      // The clock may have been set back since the start began.
      const left = Math.min(Math.max(0, startBy - now()), tuning.startMs);
      this.#deadline = { startBy, at: elapsed() + left };
    }
    return Math.max(0, this.#deadline.at - elapsed());
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
