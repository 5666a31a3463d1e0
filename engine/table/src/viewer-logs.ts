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

  /** The entries of a viewer's log from line `first` on, before line `end`, in an array that the caller owns. */
  between(first: number, end: number, viewer: Viewer): ViewerLogEntry[] {
    const { entries: all } = this.#table;
    const entries: ViewerLogEntry[] = [];
    for (let i = first; i < end; i++) entries.push(this.#redacted(at(all, i), i, viewer));
    return entries;
  }

  #redacted(line: UnredactedEntry, index: number, person: Viewer): ViewerLogEntry {
    const { game } = this.#table;
    const viewer = this.#table.viewerAt(person, index);
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
