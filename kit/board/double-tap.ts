import { distance, type Point } from './points.ts';

/** Milliseconds and pixels between two taps that are one double tap. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_DISTANCE = 28;

/** Distinguishes double taps from single taps. */
export class DoubleTapDetector {
  #last: { readonly at: Point; readonly time: number } | null = null;

  /**
   * A finger has tapped.
   * @param time of the event, in milliseconds
   * @returns whether this tap and the one before are a double tap
   */
  add(at: Point, time: number): boolean {
    const last = this.#last;
    const twice =
      last !== null && time - last.time < DOUBLE_TAP_MS && distance(last.at, at) < DOUBLE_TAP_DISTANCE;
    this.#last = twice ? null : { at, time };
    return twice;
  }

  /** The last tap has been answered, as by a move: with the next one it is no double tap. */
  answered(): void {
    this.#last = null;
  }
}
