import { CLOCK_CHANGES, type FailedRound, FormatError, ROUND_ENDINGS } from '@durbar/kernel';
import * as z from 'zod/mini';
import type { MatchSetup } from './setup.ts';
import type { LogEntry } from './types.ts';

/* Setups and logs as a database or a browser's storage returns them. */

const count = z.int().check(z.gte(0));
const text = z.string().check(z.minLength(1));
const letters = z.string().check(z.regex(/^[A-Za-z]{1,40}$/));
const control = z.enum(['person', 'bot', 'automaton']);

/**
 * Longer than any match lasts, in milliseconds. After a damaged time near the greatest whole number, later entries could not be
 * read again.
 */
const MAX_TIME = 1e14;

const stamp = { at: count.check(z.lte(MAX_TIME)), command: z.nullable(text) };
const move = { ...stamp, seat: count, move: z.unknown(), by: control };
const seated = { ...stamp, seat: count };
const anyone = { ...stamp, seat: z.nullable(count) };

const logEntry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), ...move }),
  z.strictObject({ kind: z.literal('seal'), ...move }),
  z.strictObject({ kind: z.literal('undo'), ...seated }),
  z.strictObject({ kind: z.literal('resign'), ...seated, bot: text }),
  z.strictObject({ kind: z.literal('takeover'), ...seated, bot: text, reason: z.exactOptional(letters) }),
  z.strictObject({ kind: z.literal('return'), ...seated, newcomer: z.exactOptional(z.literal(true)) }),
  z.strictObject({ kind: z.literal('timeout'), ...seated }),
  z.strictObject({
    kind: z.literal('clock'),
    ...anyone,
    change: z.enum(CLOCK_CHANGES),
    ms: count,
    reason: z.exactOptional(letters),
  }),
  z.strictObject({ kind: z.literal('pause'), ...anyone }),
  z.strictObject({ kind: z.literal('resume'), ...anyone }),
  z.strictObject({ kind: z.literal('abandon'), ...anyone }),
]);

const perSeat = z.array(z.nullable(text));
const failedRound = z.strictObject({
  ending: z.enum(ROUND_ENDINGS),
  secret: text,
  commitment: text,
  hashes: perSeat,
  nonces: perSeat,
});
const tableStart = z.strictObject({ nonces: perSeat, hashes: perSeat, rounds: z.array(failedRound) });

const matchSetup = z.strictObject({
  table: text,
  options: z.unknown(),
  seats: z.array(z.strictObject({ id: text, control, bot: z.exactOptional(text) })),
  secret: z.string(),
  start: z.exactOptional(tableStart),
  nonces: z.exactOptional(z.array(z.string())),
  standIn: z.exactOptional(text),
  undo: z.exactOptional(z.enum(['turn', 'never'])),
});

/**
 * Reads one stored entry. `Match.load` checks whether it fits the match.
 * @throws {FormatError} naming the wrong field
 */
export function parseLogEntry(raw: unknown): LogEntry {
  return read(logEntry, raw);
}

/** Reads a table's stored failed starts. @throws {FormatError} */
export function parseRounds(raw: unknown): FailedRound[] {
  return read(z.array(failedRound), raw);
}

/** Reads a stored log. @throws {FormatError} */
export function parseLog(raw: unknown): LogEntry[] {
  return read(z.array(logEntry), raw);
}

/** Reads a stored setup. `Match.load` checks whether it fits the game. @throws {FormatError} */
export function parseSetup(raw: unknown): MatchSetup {
  return read(matchSetup, raw);
}

function read<T>(schema: z.ZodMiniType<T>, raw: unknown): T {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  throw new FormatError(z.prettifyError(result.error));
}
