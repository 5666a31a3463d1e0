import type { GameEvent, Viewer } from '@durbar/kernel';
import { wrapErrors } from '../law.ts';
import type { CheckSubject } from '../settings.ts';

/** An event as a viewer receives it. */
export interface ViewedEvent {
  /** The redacted event and its description, as JSON. */
  readonly text: string;
  /** Result of the game's `reveals`: whether the event showed any viewer something new. */
  readonly reveals: boolean;
  /** Result of `CheckSettings.transient`: whether no view keeps what the event showed. */
  readonly transient: boolean;
}

export function listViewedEvents(
  { game, settings }: Pick<CheckSubject, 'game' | 'settings'>,
  events: readonly GameEvent[],
  viewer: Viewer,
): ViewedEvent[] {
  return events.flatMap((event) => {
    const seen = wrapErrors(`redact of '${event.kind}'`, () => game.redact(event, viewer), 'events');
    if (seen === null) return [];
    return {
      text: JSON.stringify([seen, game.describeEvent(seen)]),
      reveals: game.reveals(event),
      transient: settings.transient?.(event) ?? false,
    };
  });
}

/** Differences between the events that a viewer received in two matches. */
export interface EventDifference {
  /** Events of the first match that differ from the other match's event at the same index. */
  readonly one: readonly ViewedEvent[];
  /** The same for the other match. */
  readonly other: readonly ViewedEvent[];
}

export function compareEvents(one: readonly ViewedEvent[], other: readonly ViewedEvent[]): EventDifference {
  return {
    one: one.filter(({ text }, i) => text !== other[i]?.text),
    other: other.filter(({ text }, i) => text !== one[i]?.text),
  };
}

/** Whether two matches showed the same revealing events in a different order, such as tiles drawn one after another. */
export function isReordered({ one, other }: EventDifference): boolean {
  const sorted = (events: readonly ViewedEvent[]): string =>
    JSON.stringify(events.map(({ text }) => text).toSorted());
  return sorted(one) === sorted(other) && [...one, ...other].every(({ reveals }) => reveals);
}
