import type { GameEvent, Viewer } from '@durbar/kernel';
import { runGuarded } from '../law.ts';
import type { CheckSubject } from '../settings.ts';

/** What a viewer gets of the events of a move. */
export interface ViewedEvent {
  /** Its bytes, its words included. */
  readonly text: string;
  /** Whether the game says that it showed somebody something new. */
  readonly reveals: boolean;
  /** Whether no view keeps what it showed. */
  readonly transient: boolean;
}

export function listViewedEvents(
  { game, settings }: CheckSubject,
  events: readonly GameEvent[],
  viewer: Viewer,
): ViewedEvent[] {
  return events.flatMap((event) => {
    const seen = runGuarded(`redact of '${event.kind}'`, () => game.redact(event, viewer), 'events');
    if (seen === null) return [];
    return {
      text: JSON.stringify([seen, game.describeEvent(seen)]),
      reveals: game.reveals(event),
      transient: settings.transient?.(event) ?? false,
    };
  });
}

/** How the events that a viewer got in two matches differ. */
export interface EventDifference {
  /** Those of each match at the places where they differ; empty where they are the same. */
  readonly one: readonly ViewedEvent[];
  readonly other: readonly ViewedEvent[];
}

export function compareEvents(one: readonly ViewedEvent[], other: readonly ViewedEvent[]): EventDifference {
  return {
    one: one.filter(({ text }, i) => text !== other[i]?.text),
    other: other.filter(({ text }, i) => text !== one[i]?.text),
  };
}

/** Whether two matches showed the same things in another order, such as tiles drawn one after the other. */
export function isReordered({ one, other }: EventDifference): boolean {
  const sorted = (events: readonly ViewedEvent[]): string =>
    JSON.stringify(events.map(({ text }) => text).toSorted());
  return sorted(one) === sorted(other) && [...one, ...other].every(({ reveals }) => reveals);
}
