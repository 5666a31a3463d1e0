import { type Seat, seatOf } from '@durbar/kernel';
import type { ServerContext } from '../core/context.ts';
import { after } from '../core/timer.ts';
import type { RoomView } from './room-view.ts';

/** What presence is computed from. */
type PresenceRoom = Pick<RoomView, 'seats' | 'watchers' | 'table' | 'isOutOfTime'> & {
  readonly context: Pick<ServerContext, 'now' | 'elapsed' | 'tuning'>;
};

/** What presence changes and reports. */
export interface PresenceEvents {
  /** Since when a seat's person is away; null: they are here. */
  setAway(seat: Seat, since: number | null): void;
  /** What `hasVanished` returns has changed by time alone. */
  changed(): void;
}

/** Who is here: which seats have their person's page open, and since when the others have not. */
export class Presence {
  readonly #room: PresenceRoom;
  readonly #events: PresenceEvents;
  /** When the present absences began: as stored, and on the clock that nobody can set. */
  readonly #absences = new Map<Seat, { readonly since: number; readonly at: number }>();
  #cancelTimer: (() => void) | null = null;

  constructor(room: PresenceRoom, events: PresenceEvents) {
    this.#room = room;
    this.#events = events;
  }

  isHere(seat: Seat): boolean {
    for (const { viewer } of this.#room.watchers) if (seatOf(viewer) === seat) return true;
    return false;
  }

  /** Whether the seat's person has been away long enough, or is out of time, so that a bot may take over. */
  hasVanished(seat: Seat): boolean {
    return this.#room.isOutOfTime(seat) || this.isLongAway(seat);
  }

  /** Whether the seat's person has been away long enough. */
  isLongAway(seat: Seat): boolean {
    const absence = this.#absence(seat);
    return absence !== null && !this.isHere(seat) && absence >= this.#limit();
  }

  /** How long a seat's person has been away, in milliseconds; null while they are here. */
  #absence(seat: Seat): number | null {
    const { context, seats } = this.#room;
    const since = seats[seat]?.awaySince ?? null;
    if (since === null) return null;
    let known = this.#absences.get(seat);
    if (known?.since !== since) {
      known = { since, at: context.elapsed() - Math.max(0, context.now() - since) };
      this.#absences.set(seat, known);
    }
    return context.elapsed() - known.at;
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
   * After loading nobody is here; people who were here when the server stopped count as having left then.
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
    this.#cancelTimer?.();
    this.#cancelTimer = null;
  }

  /** Reports when the next seat counts as vanished. */
  #schedule(): void {
    this.stop();
    const { seats, watchers } = this.#room;
    // Also if no watcher would be notified: an absence counts from when the server first noticed it.
    const waits = seats.flatMap((_, seat) => {
      const absence = this.#absence(seat);
      return absence !== null && absence < this.#limit() ? [this.#limit() - absence] : [];
    });
    if (waits.length === 0 || watchers.size === 0) return;
    this.#cancelTimer = after(Math.min(...waits) + 1, () => {
      this.#events.changed();
      this.#schedule();
    });
  }

  /** Milliseconds after which an absent person counts as vanished. */
  #limit(): number {
    return this.#room.context.tuning.awayMs[this.#room.table.pace];
  }
}
