import * as z from 'zod/mini';

/**
 * Limits that server and page share, in characters. `logEntries`: entries of a log that are sent at once. `planBranches`,
 * `planMoves`: branches of a plan, and moves of each.
 */
export const LIMITS = {
  name: 24,
  table: 40,
  chat: 300,
  command: 64,
  chatKept: 200,
  logEntries: 1000,
  planBranches: 3,
  planMoves: 12,
} as const;

export const id = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'an id has 1 to 64 letters, digits, _ or -'));
export const seat = z.int().check(z.gte(0), z.lte(7));
export const count = z.int().check(z.gte(0));

/** Who may open tables and sit down, where not everybody may: see `serverInfo`. */
export const closedMode = z.enum(['invited', 'accounts']);
export type ClosedMode = z.infer<typeof closedMode>;

/** Joiners (U+200C, U+200D) are control characters too, but Indian scripts, Persian and composed emoji need them. */
const WITHOUT_CONTROLS = /^(?:\P{C}|[\u200C\u200D])*$/u;
/** A visible letter, digit or sign: fillers (U+3164 …) and the empty Braille cell do not count. */
export const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** One line of text by a person: trimmed, without control characters, with at least one visible character. */
const line = (longest: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(longest),
      z.regex(WITHOUT_CONTROLS, 'no control characters'),
      z.regex(VISIBLE, 'something that can be seen'),
    );

/** Display name of a person. */
export const personName = line(LIMITS.name);
export const tableName = line(LIMITS.table);

/** Randomness that a person adds to the deal: 32 hex digits. */
export const nonce = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'a nonce is 32 hex digits'));
/** SHA-256 of a nonce's text, which commits a person to the nonce before they show it. */
export const nonceHash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'a hash is 64 hex digits'));

export const message = z.object({
  key: z.string(),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export const refusal = z.extend(message, { clause: z.string() });

/**
 * `live`: everybody plays at the same time; a player counts as away after 3 minutes. `days`: players move now and then;
 * a player counts as away after 3 days.
 */
export const pace = z.enum(['live', 'days']);
export type Pace = z.infer<typeof pace>;

/** Name of a bot, as `botNamed` of @durbar/bots reads it. */
export const botName = z
  .string()
  .check(z.regex(/^[a-z0-9:.]{1,24}$/, 'a bot name such as greedy or playout:400'));
