import type { Meta } from '@durbar/kernel';
import { FormatError } from '@durbar/kernel';
import * as z from 'zod/mini';
import type { MatchSetup } from '../setup.ts';
import { parseLog, parseSetup } from '../stored.ts';
import type { LogEntry } from '../types.ts';

const FORMAT = 'durbar-local';
const VERSION = 1;

/** A stored match of one device. Plain JSON. */
export interface SavedMatch {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly game: string;
  readonly rules: number;
  readonly setup: MatchSetup;
  readonly log: readonly LogEntry[];
}

const shape = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  game: z.string(),
  rules: z.int(),
  setup: z.unknown(),
  log: z.unknown(),
});

export function savedMatch(
  { id, rules }: Pick<Meta, 'id' | 'rules'>,
  setup: MatchSetup,
  log: readonly LogEntry[],
): SavedMatch {
  return { format: FORMAT, version: VERSION, game: id, rules, setup, log };
}

/**
 * Reads a stored match of any game and rules.
 * @throws {FormatError} if it is not a saved match
 */
export function readSaved(raw: unknown): SavedMatch {
  const result = shape.safeParse(raw);
  if (!result.success) throw new FormatError(z.prettifyError(result.error));
  const { game, rules, setup, log } = result.data;
  return savedMatch({ id: game, rules }, parseSetup(setup), parseLog(log));
}

/**
 * Reads a stored match.
 * @throws {FormatError} if it is not a saved match, or is of another game or other rules
 */
export function parseSaved(raw: unknown, meta: Meta): SavedMatch {
  const saved = readSaved(raw);
  const { game, rules } = saved;
  if (game !== meta.id) throw new FormatError(`this is a match of ${game}, not of ${meta.id}`);
  if (rules !== meta.rules)
    throw new FormatError(`this match was begun under rules ${rules}; here are rules ${meta.rules}`);
  return saved;
}
