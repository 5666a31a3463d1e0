/** An event with the moment at which it begins, in milliseconds after the step begins. */
export interface TimedEvent<E> {
  readonly event: E;
  readonly at: number;
}

/** When each event of a step is shown, at normal speed. It depends on the events alone, not on the screen. */
interface Timeline<E> {
  readonly listTimedEvents: (events: readonly E[]) => TimedEvent<E>[];
  /** Length of a step in milliseconds; 0 where nothing is shown. */
  readonly stepMs: (events: readonly E[]) => number;
}

/**
 * The timeline of a game's events.
 * @param lead milliseconds after which the next event begins; 0 for an event that shows nothing
 * @param tail milliseconds for which an event goes on after the next one has begun
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
