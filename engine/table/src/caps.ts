import type { Seat } from '@durbar/kernel';
import type { LogEntry } from './types.ts';

/**
 * Limits of the commands that bring a match no nearer to its end. Normal play stays far below them; they keep the log
 * bounded, since the number of moves is limited by the game. `resume` and `return` must not be limited: a match can always
 * continue.
 */
const MAX = { pause: 100, takeover: 200, undo: 1000, change: 1000, timeout: 1000, clock: 1000 } as const;

/** `change`: a sealed choice is replaced. */
export type CappedKind = keyof typeof MAX;

/** Counts what is capped, for each seat that asks (`takeover`, `timeout`, `clock`: for each seat that they concern). */
export class Caps {
  readonly #counts = new Map<string, number>();

  /** Whether a seat, or the table's keeper (null), has used up what it may do. */
  isUsedUp(kind: CappedKind, seat: Seat | null): boolean {
    return this.#count(kind, seat) >= MAX[kind];
  }

  /** @param isChange whether the entry replaces a sealed choice */
  add({ kind, seat }: LogEntry, isChange: boolean): void {
    const capped = isChange ? 'change' : kind;
    if (!(capped in MAX)) return;
    this.#counts.set(`${capped} ${seat}`, this.#count(capped, seat) + 1);
  }

  /**
   * A newcomer plays a seat. How often its choices may be changed from now on must not reveal how often they were changed before: half as
   * often as the person before could at first.
   */
  handOver(seat: Seat): void {
    const handovers = this.#count('handover', seat) + 1;
    this.#counts.set(`handover ${seat}`, handovers);
    this.#counts.set(`change ${seat}`, MAX.change - Math.floor(MAX.change / 2 ** handovers));
  }

  #count(kind: string, seat: Seat | null): number {
    return this.#counts.get(`${kind} ${seat}`) ?? 0;
  }
}
