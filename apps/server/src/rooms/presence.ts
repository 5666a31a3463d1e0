import type { Seat } from '@durbar/kernel';
import { seatOf } from '../storage/rows.ts';
import type { Room } from './room.ts';

/** Who is here: which seats have their person's page open, and since when the others have not. */
export class Presence {
  readonly #room: Room;
  #timer: NodeJS.Timeout | null = null;

  constructor(room: Room) {
    this.#room = room;
  }

  isHere(seat: Seat): boolean {
    for (const { viewer } of this.#room.watchers) if (viewer === seat) return true;
    return false;
  }

  /** Whether the seat's person has been away so long that a bot may play for them. */
  hasVanished(seat: Seat): boolean {
    const record = this.#room.seats[seat];
    if (!record || record.awaySince === null || this.isHere(seat)) return false;
    return this.#room.context.now() - record.awaySince >= this.#limit();
  }

  /** People in the room without a seat; somebody with two pages open counts once. */
  get watching(): number {
    const people = new Set<string>();
    for (const { listener, viewer } of this.#room.watchers)
      if (viewer === 'spectator') people.add(listener.person);
    return people.size;
  }

  /** Brings the seats up to date with who watches. To be called when somebody comes, goes or changes seat. */
  update(): void {
    const { seats, context } = this.#room;
    for (const [seat, record] of seats.entries()) {
      if (record.person === null) continue;
      const here = this.isHere(seat);
      if (here === (record.awaySince === null)) continue;
      record.awaySince = here ? null : context.now();
      this.#keep(seat);
    }
    this.#schedule();
  }

  /** After loading nobody is here; whoever was when it was last written left at about that time. */
  settle(): void {
    for (const [seat, record] of this.#room.seats.entries()) {
      if (record.person === null || record.awaySince !== null) continue;
      record.awaySince = this.#room.context.now();
      this.#keep(seat);
    }
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Tells those in the room when the next seat counts as vanished. */
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
        this.#room.infoChanged();
        this.#schedule();
      },
      Math.min(...waits) + 1,
    );
    this.#timer.unref();
  }

  #limit(): number {
    return this.#room.context.tuning.awayMs[this.#room.table.pace];
  }

  /** Losing this would only make an absence a little shorter or longer, so nobody waits for it. */
  #keep(seat: Seat): void {
    const { context, id, seats } = this.#room;
    const record = seats[seat];
    if (!record) return;
    context.writer.enqueue(id, [context.tables.updateSeat(id, seat, record)], (error) => {
      if (error) context.log.warn({ err: error }, 'an absence could not be stored');
    });
  }
}

/** Seat or spectator: as whom somebody looks at a room. */
export function viewerOf(room: Pick<Room, 'seats' | 'keys'>, person: string): Seat | 'spectator' {
  return seatOf(room, person) ?? 'spectator';
}
