import type { Seat } from '@durbar/kernel';
import type { LogEntry } from '@durbar/table';
import type { SeatRow } from '../storage/rows.ts';

/** Who plays a seat at the moment, besides the person it belongs to. */
interface Occupant {
  bot: string | null;
  resigned: boolean;
  /** Number of the log entry by which a newcomer began to play; -1 if none has. */
  newcomerAt: number;
}

/** The occupants of all seats, which follow from the seats as the match began and from its log. */
export class Occupants {
  readonly #occupants: readonly Occupant[];
  #read = 0;

  constructor(seats: readonly SeatRow[], log: readonly LogEntry[]) {
    this.#occupants = seats.map(({ bot }) => ({ bot, resigned: false, newcomerAt: -1 }));
    this.read(log);
  }

  /** Reads the log's entries since the last call. @returns whether an occupant has changed */
  read(log: readonly LogEntry[]): boolean {
    let changed = false;
    for (; this.#read < log.length; this.#read++) {
      const entry = log[this.#read];
      if (entry && this.#apply(entry)) changed = true;
    }
    return changed;
  }

  #apply(entry: LogEntry): boolean {
    if (entry.kind !== 'takeover' && entry.kind !== 'resign' && entry.kind !== 'return') return false;
    const occupant = this.#occupants[entry.seat];
    if (!occupant) return false;
    occupant.bot = entry.kind === 'return' ? null : entry.bot;
    if (entry.kind === 'resign') occupant.resigned = true;
    if (entry.kind === 'return' && entry.newcomer) occupant.newcomerAt = this.#read;
    return true;
  }

  /** The bot that plays a seat at the moment. */
  botOf(seat: Seat): string | null {
    return this.#occupants[seat]?.bot ?? null;
  }

  /** Whether a newcomer has begun to play since the log had `joinedAt` entries. */
  hasBegun(seat: Seat, joinedAt: number): boolean {
    return (this.#occupants[seat]?.newcomerAt ?? -1) >= joinedAt;
  }

  hasResigned(seat: Seat): boolean {
    return this.#occupants[seat]?.resigned ?? false;
  }

  hasBots(): boolean {
    return this.#occupants.some(({ bot }) => bot !== null);
  }

  /** Seats that bots play. */
  botSeats(): Seat[] {
    return this.#occupants.flatMap(({ bot }, seat) => (bot === null ? [] : [seat]));
  }
}
