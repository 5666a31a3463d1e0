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
 * Whether a valid record is of the match that a page was shown. Otherwise a server could play one match with a deal of its
 * choice, and show the record of another match with the deal that it was bound to.
 */
export function isMatchSeen(game: Game, record: MatchRecord, { viewer, log, situation }: SeenMatch): boolean {
  const recorded: Step[] = [];
  const { state } = replay(game, record, {
    onEntry: ({ entry, events }) => {
      if ('move' in entry) recorded.push({ kind: 'move', seat: entry.seat, events });
      else if ('undo' in entry) recorded.push({ kind: 'undo', seat: entry.undo, events: [] });
    },
  });
  const seen: Step[] = log.filter(({ kind }) => kind === 'move' || kind === 'undo');
  const first = recorded.length - seen.length;
  return (
    game.fingerprint(situation.view) === game.fingerprint(game.view(state, viewer)) &&
    (first === 0 || (first > 0 && (log[0]?.index ?? 0) > 0)) &&
    seen.every((step, i) => isSameStep(game, step, recorded[first + i], viewer))
  );
}

/** Whether both are the same step for a viewer. A person who took over a seat sees earlier steps as a newcomer. */
function isSameStep(game: Game, seen: Step, recorded: Step | undefined, viewer: Viewer): boolean {
  if (seen.kind !== recorded?.kind || seen.seat !== recorded.seat) return false;
  const viewers = typeof viewer === 'number' ? [viewer, newcomerOf(viewer)] : [viewer];
  return viewers.some((each) =>
    sameJson(
      seen.events,
      recorded.events.flatMap((event) => game.redact(event, each) ?? []),
    ),
  );
}
