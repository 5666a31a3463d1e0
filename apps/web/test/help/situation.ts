import type { Situation, Snapshot, Update, ViewerLogEntry } from '@durbar/table';

/** A situation of two people, seat 0 to decide, with a test's changes. */
export function situation(extra: Partial<Situation> = {}): Situation {
  return {
    status: 'running',
    view: { turn: 0, gold: [0, 0] },
    turn: 0,
    active: [0],
    decision: { id: 1, kind: 'place', prompt: { key: 'prompt.start' }, sealed: false },
    sealed: null,
    undo: false,
    undoRefusal: null,
    seats: [
      { control: 'person', bot: null, resigned: false, usedMs: 0 },
      { control: 'person', bot: null, resigned: false, usedMs: 0 },
    ],
    outcome: null,
    ...extra,
  };
}

/** A log entry: a move of `seat` that gained it `gain`. */
export function moveEntry(index: number, seat: number, gain = 0): ViewerLogEntry {
  const event = { kind: 'gold', seat, gain };
  return { index, at: index * 1000, kind: 'move', seat, events: [event] };
}

export function snapshot(
  n = 0,
  extra: Partial<Situation> = {},
  log: readonly ViewerLogEntry[] = [],
): Snapshot {
  return { n, situation: situation(extra), log };
}

/** An update: `set` has changes for all viewers, `own` those of the viewer's own part. */
export function update(n: number, extra: Partial<Update> = {}): Update {
  return { n, own: {}, happened: [moveEntry(n - 1, 1)], set: {}, view: {}, ...extra };
}
