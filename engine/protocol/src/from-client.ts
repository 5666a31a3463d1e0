import * as z from 'zod/mini';
import { botName, count, id, LIMITS, seat } from './basics.ts';

/* In a module of its own, so that the page, which only writes these messages, does not load their schemas. */

export const act = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('move'), move: z.unknown() }),
  z.object({ kind: z.literal('undo') }),
  z.object({ kind: z.literal('resign') }),
  z.object({ kind: z.literal('pause') }),
  z.object({ kind: z.literal('resume') }),
  z.object({ kind: z.literal('takeover'), seat, bot: botName }),
  z.object({ kind: z.literal('return') }),
  z.object({ kind: z.literal('abandon') }),
]);

/** Messages of the page over its one socket. The page makes the `id`s; answers repeat them. */
export const fromClient = z.discriminatedUnion('t', [
  /** Requests the open tables and the sender's games, and updates of both. */
  z.object({ t: z.literal('lobby'), on: z.boolean() }),
  /**
   * Follows a table in the sender's role there. `since` is the number of the last update seen in stream `stream`: the
   * server continues from there. Without `since`, or if those updates are gone, the server sends a whole snapshot.
   */
  z.object({
    t: z.literal('watch'),
    table: id,
    stream: z.optional(z.string()),
    since: z.optional(count),
    /** Number of the last chat line seen. */
    chat: z.optional(count),
  }),
  z.object({ t: z.literal('unwatch'), table: id }),
  z.object({ t: z.literal('do'), table: id, id, decision: z.optional(count), act }),
  /** `reaction`: the kind of a line that was pressed, one of `REACTIONS`; `text` then has it in the author's language. */
  z.object({ t: z.literal('say'), table: id, id, text: z.string(), reaction: z.optional(id) }),
  /** Requests the view after entry `index` of the sender's log; -1 is the start. */
  z.object({ t: z.literal('past'), table: id, id, index: z.int().check(z.gte(-1)) }),
  /** Requests up to `LIMITS.logEntries` entries of the sender's log, the newest before entry `before`. */
  z.object({ t: z.literal('log'), table: id, id, before: count }),
  /** Requests how the points of all seats developed. */
  z.object({ t: z.literal('scores'), table: id, id }),
  /**
   * Leaves a plan for the sender's next decision, instead of any earlier one; without branches, removes it. `made`: number
   * of log entries that the page had.
   */
  z.object({
    t: z.literal('plan'),
    table: id,
    id,
    made: count,
    branches: z
      .array(z.array(z.unknown()).check(z.minLength(1), z.maxLength(LIMITS.planMoves)))
      .check(z.maxLength(LIMITS.planBranches)),
  }),
  z.object({ t: z.literal('ping'), id }),
]);
export type FromClient = z.infer<typeof fromClient>;
