import type { Clock } from '../core/clock.ts';

/** Who needs a room to stay loaded, and when it was last used. */
export class RoomUse {
  readonly #clock: Pick<Clock, 'elapsed'>;
  #holds = 0;
  #at: number;

  constructor(clock: Pick<Clock, 'elapsed'>) {
    this.#clock = clock;
    this.#at = clock.elapsed();
  }

  get isHeld(): boolean {
    return this.#holds > 0;
  }

  /** Keeps the room loaded until `release` is called. */
  hold(): void {
    this.#holds++;
  }

  release(): void {
    this.#holds--;
    this.touch();
  }

  /** The room was used just now. */
  touch(): void {
    this.#at = this.#clock.elapsed();
  }

  /** Whether nobody has needed the room for so many milliseconds. */
  isQuiet(ms: number): boolean {
    return this.#clock.elapsed() - this.#at >= ms;
  }
}
