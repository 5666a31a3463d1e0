/*
 * When each event of a step is shown, in milliseconds at normal speed. It depends on nothing but the events, so that
 * the page can be told how long a step takes before anything is drawn.
 */

export const WALK = 460;
export const DROP = 280;
export const SLIDE = 320;
export const COIN = 300;
export const COUNT_LINE = 420;
/** Between two lines of the final scoring; then it can be looked at. */
export const FINAL_LINE = 260;
/** How long the final scoring takes: at most seven lines with the sum. */
export const FINAL = 7 * FINAL_LINE + 1200;

/** An event with the moment at which it begins. */
interface Timed<E> {
  readonly event: E;
  readonly at: number;
}

interface Timeline<E> {
  /** Events with the moments at which they begin. */
  readonly timed: (events: readonly E[]) => Timed<E>[];
  /** How long a step is shown at normal speed; 0 where there is nothing to see. */
  readonly stepMs: (events: readonly E[]) => number;
}

/**
 * The times of a game's events.
 * @param lead how long after an event the next one begins; 0 where there is nothing to see
 * @param tail what goes on after the next event has begun
 */
export function timeline<E>(lead: (event: E) => number, tail: (event: E) => number): Timeline<E> {
  const timed = (events: readonly E[]): Timed<E>[] => {
    let clock = 0;
    return events.map((event) => {
      const at = clock;
      clock += lead(event);
      return { event, at };
    });
  };
  const stepMs = (events: readonly E[]): number =>
    timed(events)
      .filter(({ event }) => lead(event) > 0)
      .reduce((end, { event, at }) => Math.max(end, at + lead(event) + tail(event)), 0);
  return { timed, stepMs };
}
