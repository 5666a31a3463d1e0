/*
 * When each event of a step is shown, in milliseconds at normal speed. It depends on nothing but the events, so that
 * the page can be told how long a step takes before anything is drawn.
 */

export const WALK_MS = 460;
export const DROP_MS = 280;
export const SLIDE_MS = 320;
export const COIN_MS = 300;
export const COUNT_LINE_MS = 420;
/** Between two lines of the final scoring; then it can be looked at. */
export const FINAL_LINE_MS = 260;
/** How long the final scoring takes: at most seven lines with the sum. */
export const FINAL_MS = 7 * FINAL_LINE_MS + 1200;

/** An event with the moment at which it begins. */
interface TimedEvent<E> {
  readonly event: E;
  readonly at: number;
}

interface Timeline<E> {
  /** Events with the moments at which they begin. */
  readonly timed: (events: readonly E[]) => TimedEvent<E>[];
  /** How long a step is shown at normal speed; 0 where there is nothing to see. */
  readonly stepMs: (events: readonly E[]) => number;
}

/**
 * The times of a game's events.
 * @param lead how long after an event the next one begins; 0 where there is nothing to see
 * @param tail what goes on after the next event has begun
 */
export function createTimeline<E>(lead: (event: E) => number, tail: (event: E) => number): Timeline<E> {
  const timed = (events: readonly E[]): TimedEvent<E>[] => {
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
