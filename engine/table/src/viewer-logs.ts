import type { GameEvent, Viewer } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import type { TableState, UnredactedEntry } from './table-state.ts';
import type { ViewerLogEntry } from './types.ts';

/** Each viewer's log. If nothing of an entry is hidden from several viewers, they share one object for it. */
export class ViewerLogs {
  readonly #table: TableState;
  readonly #whole = new WeakMap<UnredactedEntry, ViewerLogEntry>();

  constructor(table: TableState) {
    this.#table = table;
  }

  /** A viewer's whole log, in an array that the caller owns. */
  all(viewer: Viewer): ViewerLogEntry[] {
    return this.#from(0, viewer);
  }

  /** The newest `count` entries of a viewer's log. */
  latest(count: number, viewer: Viewer): ViewerLogEntry[] {
    return this.#from(this.#table.lines.length - count, viewer);
  }

  #from(first: number, viewer: Viewer): ViewerLogEntry[] {
    const { lines } = this.#table;
    const entries: ViewerLogEntry[] = [];
    for (let i = first; i < lines.length; i++) entries.push(this.#redacted(at(lines, i), i, viewer));
    return entries;
  }

  #redacted(line: UnredactedEntry, index: number, viewer: Viewer): ViewerLogEntry {
    const { game } = this.#table;
    const events: GameEvent[] = [];
    let whole = true;
    for (const event of line.events) {
      const seen = game.redact(event, viewer);
      if (seen !== event) whole = false;
      if (seen) events.push(seen);
    }
    const known = whole ? this.#whole.get(line) : undefined;
    if (known) return known;
    const { at, kind, seat } = line;
    const entry = { index, at, kind, seat, events };
    if (whole) this.#whole.set(line, entry);
    return entry;
  }
}
