/** The server's two clocks. Somebody may set the machine's clock at any time, by any amount, back or forward. */
export interface Clock {
  /** Milliseconds since 1970, for what is stored and shown. It never goes back while the server runs. */
  readonly now: () => number;
  /** Milliseconds since some moment, for durations: nobody can set this clock. */
  readonly elapsed: () => number;
}

/**
 * @param system the machine's clock: milliseconds since 1970
 * @param elapsed a clock that nobody can set
 */
export function createServerClock(system: () => number, elapsed: () => number): Clock {
  let last = system();
  let lastAt = elapsed();
  return {
    now() {
      const at = elapsed();
      // If the machine's clock is set back, this clock continues from its last time.
      last = Math.max(system(), last + (at - lastAt));
      lastAt = at;
      return Math.floor(last);
    },
    elapsed,
  };
}
