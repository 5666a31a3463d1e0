import { distance, type Point } from './points.ts';

/** Milliseconds and pixels between two taps that are one double tap. */
const SOON = 300;
const NEAR = 28;

/** Tells double taps from taps. */
export class Taps {
  #last: { readonly at: Point; readonly time: number } | null = null;

  /**
   * A finger has tapped.
   * @param time of the event, in milliseconds
   * @returns whether this tap and the one before are a double tap
   */
  add(at: Point, time: number): boolean {
    const last = this.#last;
    const twice = last !== null && time - last.time < SOON && distance(last.at, at) < NEAR;
    this.#last = twice ? null : { at, time };
    return twice;
  }

  /** The last tap has been answered, as by a move: with the next one it is no double tap. */
  answered(): void {
    this.#last = null;
  }
}
