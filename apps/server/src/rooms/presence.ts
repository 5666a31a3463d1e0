import type { Seat } from '@durbar/kernel';
import type { RoomView } from './room-view.ts';

/** What presence changes and reports. */
export interface PresenceEvents {
  /** Since when a seat's person is away; null: they are here. */
  setAway(seat: Seat, since: number | null): void;
  /** What `hasVanished` returns has changed by time alone. */
  changed(): void;
}

/** Who is here: which seats have their person's page open, and since when the others have not. */
export class Presence {
  readonly #room: RoomView;
  readonly #events: PresenceEvents;
  #timer: NodeJS.Timeout | null = null;

  constructor(room: RoomView, events: PresenceEvents) {
    this.#room = room;
    this.#events = events;
  }

  isHere(seat: Seat): boolean {
    for (const { viewer } of this.#room.watchers) if (viewer === seat) return true;
    return false;
  }

  /** Whether the seat's person has been away long enough for a bot to take over. */
  hasVanished(seat: Seat): boolean {
    const row = this.#room.seats[seat];
    if (!row || row.awaySince === null || this.isHere(seat)) return false;
    return this.#room.context.now() - row.awaySince >= this.#limit();
  }

  /** Number of people who watch without a seat; somebody with two pages open counts once. */
  get watching(): number {
    const people = new Set<string>();
    for (const { listener, viewer } of this.#room.watchers)
      if (viewer === 'spectator') people.add(listener.person);
    return people.size;
  }

  /**
   * Brings the seats up to date with the watchers: call it when somebody comes, goes or changes seat, and after loading.
   * Nobody is here then; whoever was here before the server stopped left at about that time.
   */
  update(): void {
    const { seats, context } = this.#room;
    for (const [seat, { person, awaySince }] of seats.entries()) {
      if (person === null) continue;
      const here = this.isHere(seat);
      if (here !== (awaySince === null)) this.#events.setAway(seat, here ? null : context.now());
    }
    this.#schedule();
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Reports when the next seat counts as vanished. */
  #schedule(): void {
    this.stop();
    const { seats, context, watchers } = this.#room;
    if (watchers.size === 0) return;
    const now = context.now();
    const waits = seats.flatMap(({ awaySince }) => {
      const left = awaySince === null ? 0 : awaySince + this.#limit() - now;
      return left > 0 ? [left] : [];
    });
    if (waits.length === 0) return;
    this.#timer = setTimeout(
      () => {
        this.#events.changed();
        this.#schedule();
      },
      Math.min(...waits) + 1,
    );
    this.#timer.unref();
  }

  /** Milliseconds after which an absent person counts as vanished. */
  #limit(): number {
    return this.#room.context.tuning.awayMs[this.#room.table.pace];
  }
}
