import type { Seat, Viewer } from '@durbar/kernel';
import type { Course, Occurrence, Step } from './course.ts';
import { Happenings } from './happenings.ts';
import { changedFields, type Fields, same } from './same.ts';
import type { OwnPart, SharedPart } from './situation.ts';
import { ownPart, sharedPart, viewFor } from './situation.ts';
import type { Happening, Snapshot, Update } from './types.ts';

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

/** What one step changed in a view, and the updates in which that was told. */
interface Told {
  readonly before: Fields;
  readonly view: Fields;
  readonly changed: Fields | null;
  readonly updates: ToldUpdate[];
}

/** An update, and what in it are changes of the viewers' own part. */
interface ToldUpdate {
  readonly own: Fields;
  readonly update: Update;
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
    this.#shared ??= sharedPart(this.#course);
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
    const own = ownPart(this.#course, owner, stream.view);
    const set = changedFields(stream.own, own) ?? {};
    stream.own = own;
    keep(stream, { n: this.number(owner), happened: [], set, view: {} });
  }

  #pushShared(occurrences: readonly Occurrence[]): void {
    const before = this.#sharedNow();
    this.#shared = sharedPart(this.#course);
    const set = changedFields(before, this.#shared) ?? {};
    const others: Told[] = [];
    for (const stream of this.#streams.values()) {
      const happened = this.#happenings.latest(occurrences.length, stream.viewer);
      const told = this.#look(stream, others);
      const own = ownPart(this.#course, stream.viewer, told.view);
      const ownSet = changedFields(stream.own, own) ?? {};
      stream.view = told.view;
      stream.own = own;
      stream.log.push(...happened);
      if (told.changed) {
        const shared = { n: this.number(stream.viewer), happened, set, view: told.changed };
        keep(stream, updateOf(told.updates, shared, ownSet));
      } else stream.updates = [];
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
    const told = { before, view, changed: changedFields(before, view), updates: [] };
    others.push(told);
    return told;
  }
}

/**
 * The update that tells a viewer of a step; those who are told the same are given the same object.
 * @param others what others were told who see the same
 * @param shared the update but for the viewer's own part
 * @param own what changed of that
 */
function updateOf(others: ToldUpdate[], shared: Update, own: Fields): Update {
  const equal = others.find(
    ({ update, own: other }) =>
      update.n === shared.n && same(other, own) && same(update.happened, shared.happened),
  );
  if (equal) return equal.update;
  const update = { ...shared, set: { ...shared.set, ...own } };
  others.push({ own, update });
  return update;
}

function keep(stream: Stream, update: Update): void {
  stream.updates.push(update);
  if (stream.updates.length >= 2 * KEPT_UPDATES) stream.updates = stream.updates.slice(-KEPT_UPDATES);
}
