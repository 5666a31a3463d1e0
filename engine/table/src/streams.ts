import type { Seat, Viewer } from '@durbar/kernel';
import { changedFields, type Fields, same } from './same.ts';
import { ownPart, sharedPart, viewFor } from './situation.ts';
import type { Addition, TableState } from './table-state.ts';
import type { OwnPart, SharedPart, Snapshot, Update, ViewerLogEntry } from './types.ts';
import { ViewerLogs } from './viewer-logs.ts';

/** How many updates a stream keeps: a viewer that missed more needs a snapshot. */
export const KEPT_UPDATES = 200;

/** What one viewer was sent last. */
interface Stream {
  readonly viewer: Viewer;
  view: Fields;
  own: OwnPart;
  readonly log: ViewerLogEntry[];
  /** The newest updates, without gaps; the last one is the stream's newest. */
  updates: Update[];
}

/** What a log entry changed in a view, and the updates sent to the viewers for whom it changed the same. */
interface ViewChange {
  readonly before: Fields;
  readonly view: Fields;
  /** Null where the view lost a field, which no update can express. */
  readonly changed: Fields | null;
  /** The new log lines of these viewers; mostly one array for all of them. */
  readonly happened: (readonly ViewerLogEntry[])[];
  readonly updates: Update[];
}

/**
 * The stream of updates of each viewer. A stream is opened when it is first asked for; its content and numbers follow
 * from the log alone, whenever that is. Viewers who see the same share objects, which nobody may change.
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

  /** Number of the viewer's newest update: the number of log entries that it may know of. */
  number(viewer: Viewer): number {
    return this.#table.steps + (typeof viewer === 'number' ? this.#table.changes(viewer) : 0);
  }

  snapshot(viewer: Viewer): Snapshot {
    const { view, own, log } = this.#open(viewer);
    const { status, turn, active, seats, outcome } = this.#sharedNow();
    const situation = { status, view, turn, active, ...own, seats, outcome };
    return { n: this.number(viewer), situation, log: [...log] };
  }

  /** Updates after number `n`, or null where they are no longer kept or do not exist. */
  since(viewer: Viewer, n: number): readonly Update[] | null {
    const { updates } = this.#open(viewer);
    const missed = this.number(viewer) - n;
    const kept = Number.isInteger(missed) && missed >= 0 && missed <= updates.length;
    return kept ? updates.slice(updates.length - missed) : null;
  }

  /** What a seat sees now, without opening a stream for it. */
  seen(seat: Seat): Fields {
    return this.#streams.get(seat)?.view ?? viewFor(this.#table, seat);
  }

  /** Closes a viewer's stream; asking for it again opens a new one with the same numbers. */
  close(viewer: Viewer): void {
    this.#streams.delete(viewer);
    if (this.#streams.size === 0) this.#shared = null;
  }

  /** Adds what a log entry brought to every open stream. */
  push({ lines, owner }: Addition): void {
    if (owner !== null) this.#pushOwn(owner);
    else if (this.#streams.size > 0) this.#pushShared(lines.length);
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
    const log = this.#logs.all(viewer);
    const stream = { viewer, view, own: ownPart(this.#table, viewer, view), log, updates: [] };
    this.#sharedNow();
    this.#streams.set(viewer, stream);
    return stream;
  }

  /** A sealed choice was changed: only its owner gets an update. */
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
      stream.log.push(...happened);
      const n = this.number(stream.viewer);
      if (change.changed)
        keep(stream, sharedUpdate(change.updates, { n, own, happened, set, view: change.changed }));
      else stream.updates = [];
    }
  }

  /** What a log entry changed in the view of a stream; computed once for viewers who see the same before and after. */
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

  /** The newest `count` lines of a viewer's log: one array for viewers whose lines are equal. */
  #happened(viewer: Viewer, count: number, { happened }: ViewChange): readonly ViewerLogEntry[] {
    const [first] = happened;
    if (first && this.#table.game.meta.oneView) return first;
    const lines = this.#logs.latest(count, viewer);
    const known = happened.find((other) => same(other, lines));
    if (known) return known;
    happened.push(lines);
    return lines;
  }
}

/** An update equal to `update`: viewers with equal updates share one object. */
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
