import * as z from 'zod/mini';
import { botName, count, id, nonce, nonceHash, pace, seat, tableName } from './basics.ts';
import { clockSettings } from './clock.ts';
import { chosenColours } from './colours.ts';
import { seriesPlan, tableTerms, visibility } from './hosting.ts';

/* In a module of its own, so that the page, which only writes these bodies, does not load their schemas. */

/**
 * Who sits on a seat: somebody who may come, or a bot. As a request of the host it gives the seat to a bot or frees it, and a
 * person there loses it. While the match runs, only seats of people who have been away for long can be changed: a bot plays on
 * until somebody joins.
 */
export const seatChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('empty') }),
  z.object({ kind: z.literal('bot'), bot: botName }),
]);
export type SeatChoice = z.infer<typeof seatChoice>;

export const newTable = z.object({
  game: id,
  /** If absent, the server makes a name from the host's name. */
  name: z.optional(tableName),
  options: z.record(z.string(), z.unknown()),
  pace,
  /** Without it, nobody's time is limited. */
  clock: z.optional(clockSettings),
  /** Whether the result counts for ratings. Without it, that is so where no bot sits and at least two people can. */
  rated: z.optional(z.boolean()),
  /** Without, `open` says it, or only people with the link can come. */
  visibility: z.optional(visibility),
  /** Earlier pages send it instead: whether the lobby lists the table. */
  open: z.optional(z.boolean()),
  /** Without, `USUAL_TERMS`. */
  terms: z.optional(tableTerms),
  /** Without, a single match. */
  series: z.optional(seriesPlan),
  seats: z.array(seatChoice).check(z.minLength(1), z.maxLength(8)),
});
export type NewTable = z.infer<typeof newTable>;

/**
 * `round` and `hash` are for the deal; they are not needed for a seat of a running match. Without `colours`, the
 * seat has those of the match before, in a rematch, or any that are left.
 */
export const joinTable = z.object({
  seat: z.optional(seat),
  round: count,
  hash: nonceHash,
  colours: z.optional(chosenColours),
});
/** Player colours for the sender's own seat, before the match begins. */
export const chooseColours = z.object({ colours: chosenColours.check(z.minLength(1)) });
/** The hash for the sender's seat. `replace`: another device gave one, and a new round begins with this one. */
export const giveHash = z.object({ round: count, hash: nonceHash, replace: z.boolean() });
export type GiveHash = z.infer<typeof giveHash>;
export const giveNonce = z.object({ round: count, nonce });
export type GiveNonce = z.infer<typeof giveNonce>;
/** Whether the table is removed from the sender's list. */
export const hideTable = z.object({ hidden: z.boolean() });
/** Whether the result counts for ratings: the host may change it before the start, at a table with two seats or more. */
export const rateTable = z.object({ rated: z.boolean() });
export const muteSeat = z.object({ seat, muted: z.boolean() });
