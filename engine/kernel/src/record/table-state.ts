import type { Seat } from '../seat.ts';
import type { SeatRecord, TableEntry } from './types.ts';

/** What the table's own entries add up to: who resigned, who is away, whether the match is paused or given up. */
export class TableState {
  readonly #kinds: readonly SeatRecord['kind'][];
  readonly #resigned: Seat[] = [];
  readonly #away = new Set<Seat>();
  #paused = false;
  #abandoned = false;

  constructor(seats: readonly SeatRecord[]) {
    this.#kinds = seats.map(({ kind }) => kind);
  }

  /** In the order in which they resigned. */
  get resigned(): readonly Seat[] {
    return this.#resigned;
  }

  get paused(): boolean {
    return this.#paused;
  }

  get abandoned(): boolean {
    return this.#abandoned;
  }

  /** Why the entry is out of place, or null if it is in place and now counts. */
  take(entry: TableEntry): string | null {
    const why = this.#whyNot(entry);
    if (why === null) this.#count(entry);
    return why;
  }

  #whyNot(entry: TableEntry): string | null {
    if (entry.seat !== undefined && entry.seat >= this.#kinds.length) return `there is no seat ${entry.seat}`;
    switch (entry.table) {
      case 'resign':
        if (this.#kinds[entry.seat] !== 'person') return `seat ${entry.seat} is no person's`;
        return this.#resigned.includes(entry.seat) ? `seat ${entry.seat} has resigned already` : null;
      case 'takeover':
        if (this.#kinds[entry.seat] !== 'person') return `seat ${entry.seat} is no person's`;
        if (this.#resigned.includes(entry.seat)) return `seat ${entry.seat} has resigned`;
        return this.#away.has(entry.seat) ? `a bot plays for seat ${entry.seat} already` : null;
      case 'return':
        return this.#away.has(entry.seat) ? null : `no bot plays for seat ${entry.seat}`;
      case 'pause':
        return this.#paused ? 'the match is paused already' : null;
      case 'resume':
        return this.#paused ? null : 'the match is not paused';
      case 'abandon':
        return null;
    }
  }

  #count(entry: TableEntry): void {
    switch (entry.table) {
      case 'resign':
        this.#resigned.push(entry.seat);
        this.#away.delete(entry.seat);
        break;
      case 'takeover':
        this.#away.add(entry.seat);
        break;
      case 'return':
        this.#away.delete(entry.seat);
        break;
      case 'pause':
        this.#paused = true;
        break;
      case 'resume':
        this.#paused = false;
        break;
      case 'abandon':
        this.#abandoned = true;
        break;
    }
  }
}
