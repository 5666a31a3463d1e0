import type { GameEvent, Viewer } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import type { Course, Occurrence } from './course.ts';
import type { Happening } from './types.ts';

/** The lines of each viewer's log. A line in which nothing is hidden from somebody is the same object for all of those. */
export class Happenings {
  readonly #course: Course;
  readonly #whole = new WeakMap<Occurrence, Happening>();

  constructor(course: Course) {
    this.#course = course;
  }

  /** All lines so far, in an array of the caller's own. */
  all(viewer: Viewer): Happening[] {
    return this.#from(0, viewer);
  }

  /** The newest `count` lines. */
  latest(count: number, viewer: Viewer): Happening[] {
    return this.#from(this.#course.occurrences.length - count, viewer);
  }

  #from(first: number, viewer: Viewer): Happening[] {
    const { occurrences } = this.#course;
    const lines: Happening[] = [];
    for (let i = first; i < occurrences.length; i++)
      lines.push(this.#happening(at(occurrences, i), i, viewer));
    return lines;
  }

  #happening(occurrence: Occurrence, index: number, viewer: Viewer): Happening {
    const { game } = this.#course;
    const events: GameEvent[] = [];
    let whole = true;
    for (const event of occurrence.events) {
      const seen = game.redact(event, viewer);
      if (seen !== event) whole = false;
      if (seen) events.push(seen);
    }
    const known = whole ? this.#whole.get(occurrence) : undefined;
    if (known) return known;
    const { at, kind, seat } = occurrence;
    const happening = { index, at, kind, seat, events };
    if (whole) this.#whole.set(occurrence, happening);
    return happening;
  }
}
