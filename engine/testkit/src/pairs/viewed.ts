import type { Game, Viewer } from '@durbar/kernel';
import type { Match } from '@durbar/table';
import { compareEvents, isReordered, listViewedEvents } from '../leak/seen-events.ts';
import type { Moment } from './diverted-game.ts';

/** How many of the newest lines of a log are compared. */
const RECENT = 20;

/** Everything that goes out to a viewer, as text. */
export function payload(match: Match, viewer: Viewer): string {
  const { n, situation, log } = match.snapshot(viewer, RECENT);
  const past = [-1, 0, Math.floor(match.entryCount / 2), match.entryCount - 1].filter(
    (i) => i < match.entryCount,
  );
  return JSON.stringify([
    n,
    situation,
    log,
    match.updatesSince(viewer, Math.max(0, n - 3)),
    past.map((index) => match.past(viewer, index)),
    match.entriesBefore(viewer, match.entryCount, 3),
    match.entryCount,
  ]);
}

/** The first place where two texts differ, for messages. */
export function difference(one: string, other: string): string {
  let from = 0;
  while (one[from] === other[from]) from++;
  from = Math.max(0, from - 40);
  return `${one.slice(from, from + 120)} or ${other.slice(from, from + 120)}`;
}

/**
 * Whether a viewer was rightly shown the difference between two matches by their newest moves: after one of these moves the
 * two views differ, and the game marks the event that differs as revealing. Later moves of the same step may hide it again.
 */
export function isShown(
  game: Game,
  one: readonly Moment[],
  other: readonly Moment[],
  viewer: Viewer,
): boolean {
  const subject = { game, settings: {} };
  return one.some((moment, i) => {
    const counterpart = other[i];
    if (!counterpart) return false;
    const events = compareEvents(
      listViewedEvents(subject, moment.events, viewer),
      listViewedEvents(subject, counterpart.events, viewer),
    );
    if (![...events.one, ...events.other].some(({ reveals }) => reveals)) return false;
    return isReordered(events) || !isSameView(game, moment, counterpart, viewer);
  });
}

/** Whether a viewer sees the same after two moves. */
export function isSameView(game: Game, one: Moment, other: Moment, viewer: Viewer): boolean {
  const [view, otherView] = [one, other].map(({ state }) => JSON.stringify(game.view(state, viewer)));
  return view === otherView;
}
