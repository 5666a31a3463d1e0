import type { GameEvent, Seat } from '@durbar/kernel';
import type { Situation, Update, ViewerLogEntry } from '@durbar/table';

/** What the page knows after one update of the stream, and the log entries that the update added. */
export interface StreamState {
  /** Its view has been parsed by the game. */
  readonly situation: Situation;
  /** The viewer's log up to here; the oldest entries of a long log may be missing. */
  readonly log: readonly ViewerLogEntry[];
  /** Log entries added by the update. */
  readonly newEntries: readonly ViewerLogEntry[];
}

/** Number of entries of a log, including older ones that are not loaded. */
export function countEntries(log: readonly ViewerLogEntry[]): number {
  return (log.at(-1)?.index ?? -1) + 1;
}

/** The loaded log entries from number `first` up to, but not including, `end`. */
export function entriesBetween(
  log: readonly ViewerLogEntry[],
  first: number,
  end: number = Number.POSITIVE_INFINITY,
): readonly ViewerLogEntry[] {
  const start = log[0]?.index ?? 0;
  return log.slice(Math.max(0, first - start), Math.max(0, end - start));
}

/** Parses an untrusted view. @throws if the game rejects it */
export type ParseView = (raw: unknown) => unknown;

/** The state after `update`, whose fields replace those of `last`. */
export function applyUpdate(last: StreamState, update: Update, parseView: ParseView): StreamState {
  const view = { ...viewFields(last.situation.view), ...update.view };
  return {
    situation: { ...last.situation, ...update.set, ...update.own, view: parseView(view) },
    log: [...last.log, ...update.happened],
    newEntries: update.happened,
  };
}

function viewFields(view: unknown): object {
  return typeof view === 'object' && view !== null ? view : {};
}

/** The seat that all entries belong to; null if there is none or several. */
export function soleSeat(happened: readonly ViewerLogEntry[]): Seat | null {
  const [first, ...more] = happened;
  if (!first || more.some(({ seat }) => seat !== first.seat)) return null;
  return first.seat;
}

/** The events of each move among the entries. */
export function listMoveEvents(happened: readonly ViewerLogEntry[]): readonly (readonly GameEvent[])[] {
  return happened.filter(({ kind }) => kind === 'move').map(({ events }) => events);
}

/** The events of each move that stands: a move that was taken back is left out. */
export function listStandingMoves(log: readonly ViewerLogEntry[]): readonly (readonly GameEvent[])[] {
  const standing: (readonly GameEvent[])[] = [];
  for (const { kind, events } of log) {
    if (kind === 'move') standing.push(events);
    else if (kind === 'undo') standing.pop();
  }
  return standing;
}
