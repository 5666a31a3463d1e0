/** An event with its start, in milliseconds after the beginning of the step. */
export interface TimedEvent<E> {
  readonly event: E;
  readonly at: number;
}

/** The start times of a step's events at normal speed. They depend only on the events, not on the screen. */
interface Timeline<E> {
  readonly listTimedEvents: (events: readonly E[]) => TimedEvent<E>[];
  /** Length of a step in milliseconds; 0 if nothing is shown. */
  readonly stepMs: (events: readonly E[]) => number;
}

/**
 * Makes the timeline of a game's events.
 * @param lead milliseconds until the next event begins; 0 for an event that shows nothing
 * @param tail milliseconds for which an event continues after the next one has begun
 */
export function createTimeline<E>(lead: (event: E) => number, tail: (event: E) => number): Timeline<E> {
  const listTimedEvents = (events: readonly E[]): TimedEvent<E>[] => {
    let clock = 0;
    return events.map((event) => {
      const at = clock;
      clock += lead(event);
      return { event, at };
    });
  };
  const stepMs = (events: readonly E[]): number =>
    listTimedEvents(events)
      .filter(({ event }) => lead(event) > 0)
      .reduce((end, { event, at }) => Math.max(end, at + lead(event) + tail(event)), 0);
  return { listTimedEvents, stepMs };
}
