import type { Viewer } from '@durbar/kernel';
import type { Course, Occurrence, Step } from './course.ts';
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

/**
 * What each viewer is told. A stream exists from the first time somebody asks for it; what it says and how it is
 * numbered follows from the log alone, so it is the same whenever that is.
 */
export class Streams {
  readonly #course: Course;
  readonly #streams = new Map<Viewer, Stream>();
  #shared: SharedPart | null = null;

  constructor(course: Course) {
    this.#course = course;
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
    return Number.isInteger(missed) && missed >= 0 && missed <= updates.length
      ? updates.slice(updates.length - missed)
      : null;
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
    const course = this.#course;
    const view = viewFor(course, viewer);
    const log = course.occurrences.map((occurrence, index) => happening(course, occurrence, index, viewer));
    const stream = { viewer, view, own: ownPart(course, viewer, view), log, updates: [] };
    this.#sharedNow();
    this.#streams.set(viewer, stream);
    return stream;
  }

  /** A sealed choice was changed: only its owner learns of it. */
  #pushOwn(owner: Viewer): void {
    const stream = this.#streams.get(owner);
    if (!stream) return;
    const own = ownPart(this.#course, owner, stream.view);
    const set = changedFields({ ...stream.own }, { ...own }) ?? {};
    stream.own = own;
    keep(stream, { n: this.number(owner), happened: [], set, view: {} });
  }

  #pushShared(occurrences: readonly Occurrence[]): void {
    const before = this.#sharedNow();
    this.#shared = sharedPart(this.#course);
    const set = changedFields({ ...before }, { ...this.#shared }) ?? {};
    const made: Update[] = [];
    for (const stream of this.#streams.values()) this.#tell(stream, occurrences, set, made);
  }

  /** @param made what other viewers were told of this step: those who are told the same share one object */
  #tell(stream: Stream, occurrences: readonly Occurrence[], set: Fields, made: Update[]): void {
    const course = this.#course;
    const { viewer, log } = stream;
    const first = course.occurrences.length - occurrences.length;
    const happened = occurrences.map((each, i) => happening(course, each, first + i, viewer));
    const view = viewFor(course, viewer);
    const own = ownPart(course, viewer, view);
    const changed = changedFields(stream.view, view);
    const ownSet = changedFields({ ...stream.own }, { ...own });
    stream.view = view;
    stream.own = own;
    log.push(...happened);
    if (!changed) {
      stream.updates = [];
      return;
    }
    const update = { n: this.number(viewer), happened, set: { ...set, ...ownSet }, view: changed };
    const shared = made.find((other) => same(other, update));
    if (!shared) made.push(update);
    keep(stream, shared ?? update);
  }
}

function keep(stream: Stream, update: Update): void {
  stream.updates.push(update);
  if (stream.updates.length >= 2 * KEPT_UPDATES) stream.updates = stream.updates.slice(-KEPT_UPDATES);
}

function happening({ game }: Course, occurrence: Occurrence, index: number, viewer: Viewer): Happening {
  const { at, kind, seat } = occurrence;
  const events = occurrence.events.flatMap((event) => game.redact(event, viewer) ?? []);
  return { index, at, kind, seat, events };
}
