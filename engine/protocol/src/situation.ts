import type { Situation, Snapshot, Update, ViewerLogEntry } from '@durbar/table';
import * as z from 'zod/mini';
import { count, message, refusal, seat } from './basics.ts';

/*
 * What a match sends to its viewers. The game's own parts (view, events) stay unknown here; the game parses them.
 */

const control = z.enum(['person', 'bot', 'automaton']);
const status = z.enum(['running', 'paused', 'over', 'abandoned']);
const logEntryKind = z.enum([
  'move',
  'seal',
  'undo',
  'resign',
  'takeover',
  'return',
  'timeout',
  'clock',
  'pause',
  'resume',
  'abandon',
]);

const seatSituation = z.object({
  control,
  bot: z.nullable(z.string()),
  resigned: z.boolean(),
  usedMs: count,
});

const pendingDecision = z.object({ id: count, kind: z.string(), prompt: message, sealed: z.boolean() });

export const outcome = z.object({
  ending: z.string(),
  ranks: z.array(z.int()),
  scores: z.array(z.number()),
  lines: z.array(z.array(z.extend(message, { points: z.number() }))),
  tieBreaks: z.array(message),
  resigned: z.array(seat),
});

const sharedParts = {
  status,
  turn: count,
  active: z.array(seat),
  seats: z.array(seatSituation),
  outcome: z.nullable(outcome),
};

const ownParts = {
  decision: z.nullable(pendingDecision),
  sealed: z.unknown(),
  undo: z.boolean(),
  undoRefusal: z.nullable(refusal),
};

export const situation = z.object({ ...sharedParts, ...ownParts, view: z.unknown() });

export const logEntry = z.object({
  index: count,
  at: count,
  kind: logEntryKind,
  seat: z.nullable(seat),
  events: z.array(z.looseObject({ kind: z.string() })),
});

/** The part of an exported log that a page shows without rules to draw the match with. */
export const exportedLog = z.object({
  status,
  lines: z.array(z.extend(logEntry, { move: z.exactOptional(z.unknown()) })),
});
export type ExportedLog = z.infer<typeof exportedLog>;

/** The changed fields of the shared part of a situation. */
const changedShared = z.object({
  status: z.exactOptional(sharedParts.status),
  turn: z.exactOptional(sharedParts.turn),
  active: z.exactOptional(sharedParts.active),
  seats: z.exactOptional(sharedParts.seats),
  outcome: z.exactOptional(sharedParts.outcome),
});

/** The changed fields of the viewer's own part. */
const changedOwn = z.object({
  decision: z.exactOptional(ownParts.decision),
  sealed: z.exactOptional(ownParts.sealed),
  undo: z.exactOptional(ownParts.undo),
  undoRefusal: z.exactOptional(ownParts.undoRefusal),
});

export const update = z.object({
  n: count,
  own: changedOwn,
  happened: z.array(logEntry),
  set: changedShared,
  view: z.record(z.string(), z.unknown()),
});

export const snapshot = z.object({ n: count, situation, log: z.array(logEntry) });

/* These schemas must match the types of @durbar/table: a field that differs fails to compile. */
type Same<A, B extends A> = B;
export type WireSituation = Same<Situation, z.infer<typeof situation>>;
export type WireLogEntry = Same<ViewerLogEntry, z.infer<typeof logEntry>>;
export type WireSnapshot = Same<Snapshot, z.infer<typeof snapshot>>;
export type WireUpdate = Same<Update, z.infer<typeof update>>;
