import { distance, type Point } from './points.ts';

/** Milliseconds and pixels between two taps that are one double tap. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_DISTANCE = 28;

/** Distinguishes double taps from single taps. */
export class DoubleTapDetector {
  #last: { readonly at: Point; readonly time: number } | null = null;

  /**
   * Records a tap of a finger.
   * @param time time of the event, in milliseconds
   * @returns whether this tap and the one before form a double tap
   */
  add(at: Point, time: number): boolean {
    const last = this.#last;
    const twice =
      last !== null && time - last.time < DOUBLE_TAP_MS && distance(last.at, at) < DOUBLE_TAP_DISTANCE;
    this.#last = twice ? null : { at, time };
    return twice;
  }

  /** Records that the last tap had an effect, such as a move. It then forms no double tap with the next one. */
  answered(): void {
    this.#last = null;
  }
}
