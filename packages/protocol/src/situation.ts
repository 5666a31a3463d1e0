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

const situationParts = {
  status,
  turn: count,
  active: z.array(seat),
  decision: z.nullable(pendingDecision),
  sealed: z.unknown(),
  undo: z.boolean(),
  undoRefusal: z.nullable(refusal),
  seats: z.array(seatSituation),
  outcome: z.nullable(outcome),
};

export const situation = z.object({ ...situationParts, view: z.unknown() });

export const happening = z.object({
  index: count,
  at: count,
  kind: happeningKind,
  seat: z.nullable(seat),
  events: z.array(z.looseObject({ kind: z.string() })),
});

/** Those parts of a situation that changed. */
const changedParts = z.object({
  status: z.exactOptional(situationParts.status),
  turn: z.exactOptional(situationParts.turn),
  active: z.exactOptional(situationParts.active),
  decision: z.exactOptional(situationParts.decision),
  sealed: z.exactOptional(situationParts.sealed),
  undo: z.exactOptional(situationParts.undo),
  undoRefusal: z.exactOptional(situationParts.undoRefusal),
  seats: z.exactOptional(situationParts.seats),
  outcome: z.exactOptional(situationParts.outcome),
});

export const update = z.object({
  n: count,
  happened: z.array(happening),
  set: changedParts,
  view: z.record(z.string(), z.unknown()),
});

export const snapshot = z.object({ n: count, situation, log: z.array(happening) });

/* The types of @durbar/table are what these schemas read: a field that goes astray fails to compile. */
type Same<A, B extends A> = B;
export type WireSituation = Same<Situation, z.infer<typeof situation>>;
export type WireHappening = Same<Happening, z.infer<typeof happening>>;
export type WireSnapshot = Same<Snapshot, z.infer<typeof snapshot>>;
export type WireUpdate = Same<Update, z.infer<typeof update>>;
