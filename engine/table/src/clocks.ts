import type { Seat } from '@durbar/kernel';
import { at } from '@durbar/kernel';

/** How long each seat has thought, in milliseconds. Times are milliseconds since the match began. */
export class Clocks {
  readonly #used: number[];
  #since = 0;

  constructor(seats: number) {
    this.#used = Array.from({ length: seats }, () => 0);
  }

  /** The time up to `now` was used by these seats, each of them for itself. */
  advance(now: number, thinking: readonly Seat[]): void {
    for (const seat of thinking) this.#used[seat] = this.used(seat) + now - this.#since;
    this.#since = now;
  }

  used(seat: Seat): number {
    return at(this.#used, seat);
  }
}
