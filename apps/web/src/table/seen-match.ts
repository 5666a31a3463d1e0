import { type Game, type MatchRecord, newcomerOf, replay, sameJson, type Viewer } from '@durbar/kernel';
import type { Situation, ViewerLogEntry } from '@durbar/table';

/** What a page was shown of a match until its end. */
export interface SeenMatch {
  readonly viewer: Viewer;
  /** The entries that the page has: the newest ones, without a gap. */
  readonly log: readonly ViewerLogEntry[];
  /** Its view has been parsed by the game. */
  readonly situation: Situation;
}

/** What is in records and in logs alike: who moved and with what effect, or took a move back. */
type Step = Pick<ViewerLogEntry, 'kind' | 'seat' | 'events'>;

/**
 * Whether a sound record tells the match that a page was shown. Otherwise a server could play one match by a deal of its
 * choice, and show the record of another one by the deal that it was bound to.
 */
export function isMatchSeen(game: Game, record: MatchRecord, { viewer, log, situation }: SeenMatch): boolean {
  const told: Step[] = [];
  const { state } = replay(game, record, {
    onEntry: ({ entry, events }) => {
      if ('move' in entry) told.push({ kind: 'move', seat: entry.seat, events });
      else if ('undo' in entry) told.push({ kind: 'undo', seat: entry.undo, events: [] });
    },
  });
  const seen: Step[] = log.filter(({ kind }) => kind === 'move' || kind === 'undo');
  const first = told.length - seen.length;
  return (
    game.fingerprint(situation.view) === game.fingerprint(game.view(state, viewer)) &&
    (first === 0 || (first > 0 && (log[0]?.index ?? 0) > 0)) &&
    seen.every((step, i) => isToldAs(game, step, told[first + i], viewer))
  );
}

/** Somebody who took over a seat sees what happened before as a newcomer does. */
function isToldAs(game: Game, seen: Step, told: Step | undefined, viewer: Viewer): boolean {
  if (seen.kind !== told?.kind || seen.seat !== told.seat) return false;
  const viewers = typeof viewer === 'number' ? [viewer, newcomerOf(viewer)] : [viewer];
  return viewers.some((each) =>
    sameJson(
      seen.events,
      told.events.flatMap((event) => game.redact(event, each) ?? []),
    ),
  );
}
