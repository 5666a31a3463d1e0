import { FormatError } from '@durbar/kernel';
import * as z from 'zod/mini';
import { SPACE_COUNT } from './geometry.ts';
import { TILE_COUNT } from './tiles.ts';

// Schemas of single fields that moves, events and views share.

/** A whole number from `low` to `high`. */
export const whole = (low: number, high: number) => z.int().check(z.minimum(low), z.maximum(high));
export const count = whole(0, Number.MAX_SAFE_INTEGER);
export const seat = whole(0, 3);
export const slot = whole(0, 3);
export const quarter = whole(0, 3);
export const turn = whole(0, 3);
export const colour = whole(0, 1);
export const space = whole(0, SPACE_COUNT - 1);
export const tile = whole(0, TILE_COUNT - 1);

/** A list of exactly `length` items. */
export const list = <T extends z.core.$ZodType>(item: T, length: number) =>
  z.array(item).check(z.length(length));

/** A schema of one kind of move; the move's `type` selects it. */
export type MoveSchema<M> = z.ZodMiniType<M> & z.core.$ZodTypeDiscriminable;

/**
 * Reads a value with a schema.
 * @param what what is read, for the message
 * @throws {FormatError} naming the field and what was expected there
 */
export function read<T>(what: string, schema: z.ZodMiniType<T>, raw: unknown): T {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = issue?.path.map(String).join('.');
  throw new FormatError(`${what}${path ? `, ${path}` : ''}: ${issue?.message ?? 'not well-formed'}`);
}
