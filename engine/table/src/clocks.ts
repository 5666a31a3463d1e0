import type { Seat } from '@durbar/kernel';
import { at } from '@durbar/kernel';

/** Time that each seat has used, in milliseconds. Times are milliseconds since the match began. */
export class Clocks {
  readonly #used: number[];
  #since = 0;

  constructor(seats: number) {
    this.#used = Array.from({ length: seats }, () => 0);
  }

  /** Adds the time up to `now` to each of these seats. */
  advance(now: number, thinking: readonly Seat[]): void {
    for (const seat of thinking) this.#used[seat] = this.used(seat) + now - this.#since;
    this.#since = now;
  }

  used(seat: Seat): number {
    return at(this.#used, seat);
  }
}
