import type { Seat, Viewer } from '@durbar/kernel';
import { changedFields, type Fields, same } from './same.ts';
import { ownPart, sharedPart, viewFor } from './situation.ts';
import type { Addition, TableState } from './table-state.ts';
import type { OwnPart, SharedPart, Snapshot, Update, ViewerLogEntry } from './types.ts';
import { ViewerLogs } from './viewer-logs.ts';

/** How many updates a stream keeps: a viewer that missed more needs a snapshot. */
export const KEPT_UPDATES = 200;

/** What was last sent to one viewer. */
interface Stream {
  readonly viewer: Viewer;
  view: Fields;
  own: OwnPart;
  /** The newest updates, without gaps, oldest first. */
  updates: Update[];
}

/**
 * The change of a view by a log entry, and the updates that were sent to viewers whose view changed in the same way.
 */
interface ViewChange {
  readonly before: Fields;
  readonly view: Fields;
  /** Null if the view lost a field, which an update cannot express. */
  readonly changed: Fields | null;
  /** The new log entries of these viewers; usually one shared array. */
  readonly happened: (readonly ViewerLogEntry[])[];
  readonly updates: Update[];
}

/**
 * The stream of updates of each viewer. A stream opens at the first request for it. Its content and numbers follow from
 * the log alone, no matter when it opens. Viewers with equal views share objects, which nobody may change.
 */
export class Streams {
  readonly #table: TableState;
  readonly #logs: ViewerLogs;
  readonly #streams = new Map<Viewer, Stream>();
  #shared: SharedPart | null = null;

  constructor(table: TableState) {
    this.#table = table;
    this.#logs = new ViewerLogs(table);
  }

  /** Number of the viewer's newest update: the number of log entries that the viewer may know of. */
  number(viewer: Viewer): number {
    return this.#table.steps + (typeof viewer === 'number' ? this.#table.changes(viewer) : 0);
  }

  /** @param recent how many of the newest log entries it has */
  snapshot(viewer: Viewer, recent: number): Snapshot {
    const { view, own } = this.#open(viewer);
    const { status, turn, active, seats, outcome } = this.#sharedNow();
    const situation = { status, view, turn, active, ...own, seats, outcome };
    const log = this.entriesBefore(viewer, this.#table.entries.length, recent);
    return { n: this.number(viewer), situation, log };
  }

  /** Up to `count` entries of a viewer's log, the newest of those before entry `before`. */
  entriesBefore(viewer: Viewer, before: number, count: number): ViewerLogEntry[] {
    const end = Math.min(before, this.#table.entries.length);
    return this.#logs.between(Math.max(0, end - count), end, viewer);
  }

  /** Updates after number `n`; null if they are no longer kept or do not exist. */
  since(viewer: Viewer, n: number): readonly Update[] | null {
    const { updates } = this.#open(viewer);
    const missed = this.number(viewer) - n;
    const kept = Number.isInteger(missed) && missed >= 0 && missed <= updates.length;
    return kept ? updates.slice(updates.length - missed) : null;
  }

  /** The view of a seat now. Does not open a stream. */
  seen(seat: Seat): Fields {
    return this.#streams.get(seat)?.view ?? viewFor(this.#table, seat);
  }

  /** Closes a viewer's stream; the next request for it opens a new one with the same numbers. */
  close(viewer: Viewer): void {
    this.#streams.delete(viewer);
    if (this.#streams.size === 0) this.#shared = null;
  }

  /** Adds the changes of a log entry to every open stream. */
  push({ entries, owner, handed }: Addition): void {
    // The stream of whoever had the seat before: the newcomer gets one of their own.
    if (handed !== null) this.close(handed);
    if (owner !== null) this.#pushOwn(owner);
    else if (this.#streams.size > 0) this.#pushShared(entries.length);
  }

  #sharedNow(): SharedPart {
    this.#shared ??= sharedPart(this.#table, null);
    return this.#shared;
  }

  #open(viewer: Viewer): Stream {
    const known = this.#streams.get(viewer);
    if (known) return known;
    const fresh = viewFor(this.#table, viewer);
    const twin = [...this.#streams.values()].find((other) => same(other.view, fresh));
    const view = twin?.view ?? fresh;
    const stream = { viewer, view, own: ownPart(this.#table, viewer, view), updates: [] };
    this.#sharedNow();
    this.#streams.set(viewer, stream);
    return stream;
  }

  /** Reports a changed sealed choice: only its owner gets an update. */
  #pushOwn(owner: Seat): void {
    const stream = this.#streams.get(owner);
    if (!stream) return;
    const part = ownPart(this.#table, owner, stream.view);
    const own = changedFields(stream.own, part) ?? {};
    stream.own = part;
    keep(stream, { n: this.number(owner), own, happened: [], set: {}, view: {} });
  }

  #pushShared(count: number): void {
    const before = this.#sharedNow();
    this.#shared = sharedPart(this.#table, before);
    const set = changedFields(before, this.#shared) ?? {};
    const others: ViewChange[] = [];
    for (const stream of this.#streams.values()) {
      const change = this.#changeFor(stream, others);
      const happened = this.#happened(stream.viewer, count, change);
      const part = ownPart(this.#table, stream.viewer, change.view);
      const own = changedFields(stream.own, part) ?? {};
      stream.view = change.view;
      stream.own = part;
      const n = this.number(stream.viewer);
      if (change.changed)
        keep(stream, sharedUpdate(change.updates, { n, own, happened, set, view: change.changed }));
      else stream.updates = [];
    }
  }

  /** Computes the change of a stream's view by a log entry, once for all viewers with equal views before and after. */
  #changeFor(stream: Stream, others: ViewChange[]): ViewChange {
    const before = stream.view;
    const [first] = others;
    if (first && this.#table.game.meta.oneView && first.before === before) return first;
    const view = viewFor(this.#table, stream.viewer);
    const twin = others.find((other) => other.before === before && same(other.view, view));
    if (twin) return twin;
    const change = { before, view, changed: changedFields(before, view), happened: [], updates: [] };
    others.push(change);
    return change;
  }

  /** The newest `count` entries of a viewer's log; viewers with equal entries share one array. */
  #happened(viewer: Viewer, count: number, { happened }: ViewChange): readonly ViewerLogEntry[] {
    const [first] = happened;
    if (first && this.#table.game.meta.oneView) return first;
    const { length } = this.#table.entries;
    const entries = this.#logs.between(length - count, length, viewer);
    const known = happened.find((other) => same(other, entries));
    if (known) return known;
    happened.push(entries);
    return entries;
  }
}

/** Returns an update equal to `update`: viewers with equal updates share one object. */
function sharedUpdate(others: Update[], update: Update): Update {
  const { n, own, happened } = update;
  const equal = others.find((other) => other.n === n && other.happened === happened && same(other.own, own));
  if (!equal) others.push(update);
  return equal ?? update;
}

function keep(stream: Stream, update: Update): void {
  stream.updates.push(update);
  if (stream.updates.length >= 2 * KEPT_UPDATES) stream.updates = stream.updates.slice(-KEPT_UPDATES);
}
