import type { Seat, Viewer } from '@durbar/kernel';
import type { Course, Occurrence, Step } from './course.ts';
import { Happenings } from './happenings.ts';
import { changedFields, type Fields, same } from './same.ts';
import { ownPart, sharedPart, viewFor } from './situation.ts';
import type { Happening, OwnPart, SharedPart, Snapshot, Update } from './types.ts';

/** How many updates a viewer may have missed and still catch up without a snapshot. */
export const KEPT_UPDATES = 200;

/** What one viewer was told last. */
interface Stream {
  readonly viewer: Viewer;
  view: Fields;
  own: OwnPart;
  readonly log: Happening[];
  /** The newest updates, without gaps; the last one is the stream's newest. */
  updates: Update[];
}

/** What one step changed in a view, and how it was told to those who see the same before and after it. */
interface Told {
  readonly before: Fields;
  readonly view: Fields;
  /** Null where the view lost a field, which no update can tell. */
  readonly changed: Fields | null;
  /** What happened, as far as these viewers may know; mostly the same for all of them. */
  readonly happened: (readonly Happening[])[];
  readonly updates: Update[];
}

/**
 * What each viewer is told. A stream exists from the first time somebody asks for it; what it says and how it is
 * numbered follows from the log alone, so it is the same whenever that is. Viewers who see the same share the objects
 * they are given, which nobody may change.
 */
export class Streams {
  readonly #course: Course;
  readonly #happenings: Happenings;
  readonly #streams = new Map<Viewer, Stream>();
  #shared: SharedPart | null = null;

  constructor(course: Course) {
    this.#course = course;
    this.#happenings = new Happenings(course);
  }

  /** Number of the viewer's newest update: how much has happened that it may know of. */
  number(viewer: Viewer): number {
    return this.#course.steps + (viewer === 'spectator' ? 0 : this.#course.changes(viewer));
  }

  snapshot(viewer: Viewer): Snapshot {
    const { view, own, log } = this.#open(viewer);
    const { status, turn, active, seats, outcome } = this.#sharedNow();
    const situation = { status, view, turn, active, ...own, seats, outcome };
    return { n: this.number(viewer), situation, log: [...log] };
  }

  /** Updates after number `n`, or null where they are not kept any more (or never were). */
  since(viewer: Viewer, n: number): readonly Update[] | null {
    const { updates } = this.#open(viewer);
    const missed = this.number(viewer) - n;
    const kept = Number.isInteger(missed) && missed >= 0 && missed <= updates.length;
    return kept ? updates.slice(updates.length - missed) : null;
  }

  /** What a seat sees now, without opening a stream for it. */
  seen(seat: Seat): Fields {
    return this.#streams.get(seat)?.view ?? viewFor(this.#course, seat);
  }

  /** Forgets what a viewer was told; the next question opens its stream anew. */
  close(viewer: Viewer): void {
    this.#streams.delete(viewer);
    if (this.#streams.size === 0) this.#shared = null;
  }

  /** Tells every open stream what a step brought. */
  push(step: Step): void {
    if (step.owner !== null) this.#pushOwn(step.owner);
    else if (this.#streams.size > 0) this.#pushShared(step.occurrences);
  }

  #sharedNow(): SharedPart {
    this.#shared ??= sharedPart(this.#course, null);
    return this.#shared;
  }

  #open(viewer: Viewer): Stream {
    const known = this.#streams.get(viewer);
    if (known) return known;
    const fresh = viewFor(this.#course, viewer);
    const twin = [...this.#streams.values()].find((other) => same(other.view, fresh));
    const view = twin?.view ?? fresh;
    const log = this.#happenings.all(viewer);
    const stream = { viewer, view, own: ownPart(this.#course, viewer, view), log, updates: [] };
    this.#sharedNow();
    this.#streams.set(viewer, stream);
    return stream;
  }

  /** A sealed choice was changed: only its owner learns of it. */
  #pushOwn(owner: Viewer): void {
    const stream = this.#streams.get(owner);
    if (!stream) return;
    const part = ownPart(this.#course, owner, stream.view);
    const own = changedFields(stream.own, part) ?? {};
    stream.own = part;
    keep(stream, { n: this.number(owner), own, happened: [], set: {}, view: {} });
  }

  #pushShared(occurrences: readonly Occurrence[]): void {
    const before = this.#sharedNow();
    this.#shared = sharedPart(this.#course, before);
    const set = changedFields(before, this.#shared) ?? {};
    const others: Told[] = [];
    for (const stream of this.#streams.values()) {
      const told = this.#look(stream, others);
      const happened = this.#happened(stream.viewer, occurrences.length, told);
      const part = ownPart(this.#course, stream.viewer, told.view);
      const own = changedFields(stream.own, part) ?? {};
      stream.view = told.view;
      stream.own = part;
      stream.log.push(...happened);
      const n = this.number(stream.viewer);
      if (told.changed) keep(stream, updateOf(told.updates, { n, own, happened, set, view: told.changed }));
      else stream.updates = [];
    }
  }

  /** What a step changed in the view of a stream; found out once for viewers who see the same before and after. */
  #look(stream: Stream, others: Told[]): Told {
    const before = stream.view;
    const [first] = others;
    if (first && this.#course.game.meta.oneView && first.before === before) return first;
    const view = viewFor(this.#course, stream.viewer);
    const twin = others.find((other) => other.before === before && same(other.view, view));
    if (twin) return twin;
    const told = { before, view, changed: changedFields(before, view), happened: [], updates: [] };
    others.push(told);
    return told;
  }

  /** The newest `count` lines of a viewer's log: one array for those who see the same and know the same. */
  #happened(viewer: Viewer, count: number, { happened }: Told): readonly Happening[] {
    const [first] = happened;
    if (first && this.#course.game.meta.oneView) return first;
    const lines = this.#happenings.latest(count, viewer);
    const known = happened.find((other) => same(other, lines));
    if (known) return known;
    happened.push(lines);
    return lines;
  }
}

/** An update that says what `update` does; viewers who are told the same are given the same object. */
function updateOf(others: Update[], update: Update): Update {
  const { n, own, happened } = update;
  const equal = others.find((other) => other.n === n && other.happened === happened && same(other.own, own));
  if (!equal) others.push(update);
  return equal ?? update;
}

function keep(stream: Stream, update: Update): void {
  stream.updates.push(update);
  if (stream.updates.length >= 2 * KEPT_UPDATES) stream.updates = stream.updates.slice(-KEPT_UPDATES);
}
