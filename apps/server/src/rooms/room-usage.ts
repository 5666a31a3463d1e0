import type { Clock } from '../core/clock.ts';

/** Who needs a room to stay loaded, and when it was last used. */
export class RoomUsage {
  readonly #clock: Pick<Clock, 'elapsed'>;
  #retainCount = 0;
  #lastUsed: number;

  constructor(clock: Pick<Clock, 'elapsed'>) {
    this.#clock = clock;
    this.#lastUsed = clock.elapsed();
  }

  get isRetained(): boolean {
    return this.#retainCount > 0;
  }

  /** Keeps the room loaded until `release` is called. */
  retain(): void {
    this.#retainCount++;
  }

  release(): void {
    this.#retainCount--;
    this.touch();
  }

  /** The room was used just now. */
  touch(): void {
    this.#lastUsed = this.#clock.elapsed();
  }

  /** Whether nobody has needed the room for so many milliseconds. */
  isQuiet(ms: number): boolean {
    return this.#clock.elapsed() - this.#lastUsed >= ms;
  }
}
