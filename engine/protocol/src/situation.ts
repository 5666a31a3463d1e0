import type { Happening, Situation, Snapshot, Update } from '@durbar/table';
import * as z from 'zod/mini';
import { count, message, refusal, seat } from './basics.ts';

/*
 * What a match tells its viewers, as it comes over the wire. The game's own parts (view, events) stay unknown here:
 * whoever reads them asks the game to parse them.
 */

const control = z.enum(['person', 'bot', 'automaton']);
const status = z.enum(['running', 'paused', 'over', 'abandoned']);
const happeningKind = z.enum([
  'move',
  'seal',
  'undo',
  'resign',
  'takeover',
  'return',
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

export const happening = z.object({
  index: count,
  at: count,
  kind: happeningKind,
  seat: z.nullable(seat),
  events: z.array(z.looseObject({ kind: z.string() })),
});

/** Those parts of a situation for everybody that changed. */
const changedShared = z.object({
  status: z.exactOptional(sharedParts.status),
  turn: z.exactOptional(sharedParts.turn),
  active: z.exactOptional(sharedParts.active),
  seats: z.exactOptional(sharedParts.seats),
  outcome: z.exactOptional(sharedParts.outcome),
});

/** Those parts of a situation for its viewer only that changed. */
const changedOwn = z.object({
  decision: z.exactOptional(ownParts.decision),
  sealed: z.exactOptional(ownParts.sealed),
  undo: z.exactOptional(ownParts.undo),
  undoRefusal: z.exactOptional(ownParts.undoRefusal),
});

export const update = z.object({
  n: count,
  own: changedOwn,
  happened: z.array(happening),
  set: changedShared,
  view: z.record(z.string(), z.unknown()),
});

export const snapshot = z.object({ n: count, situation, log: z.array(happening) });

/* The types of @durbar/table are what these schemas read: a field that goes astray fails to compile. */
type Same<A, B extends A> = B;
export type WireSituation = Same<Situation, z.infer<typeof situation>>;
export type WireHappening = Same<Happening, z.infer<typeof happening>>;
export type WireSnapshot = Same<Snapshot, z.infer<typeof snapshot>>;
export type WireUpdate = Same<Update, z.infer<typeof update>>;
