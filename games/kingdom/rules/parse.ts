import { FormatError } from '@durbar/kernel';
import * as z from 'zod/mini';
import { CITIES, JUNCTIONS, MAX_NAME_LENGTH, MAX_VILLAGES } from './map/limits.ts';

/** Schemas that both games use. */

/** A whole number from `low` to `high`. */
export const whole = (low: number, high: number) => z.int().check(z.minimum(low), z.maximum(high));

/** A count of anything, from 0. */
export const count = whole(0, Number.MAX_SAFE_INTEGER);

/** A list of exactly `length` items. */
export const list = <T extends z.core.$ZodType>(item: T, length: number) =>
  z.array(item).check(z.length(length));

/** A list of up to `most` items. */
export const upTo = <T extends z.core.$ZodType>(item: T, most: number) =>
  z.array(item).check(z.maxLength(most));

export const oneOf = (numbers: readonly number[]) => z.literal([...numbers]);

export const city = whole(0, CITIES - 1);
/** A city or, the last one, the starting place. */
const junction = whole(0, JUNCTIONS - 1);
export const village = whole(0, MAX_VILLAGES - 1);
/** One bit for each village. */
export const villageMask = whole(0, 0x7fff_ffff);
/** Name of a city or village. */
export const placeName = z.string().check(z.maxLength(MAX_NAME_LENGTH));
/** Two actions, see `encodePlan`. */
export const plan = whole(0, 80);

/** Fields of a journey's event, see `travel.ts`; a route passes each junction at most once. */
export const travelPathFields = {
  from: junction,
  city,
  name: placeName,
  roads: upTo(whole(0, MAX_VILLAGES - 1), JUNCTIONS - 1),
  villages: upTo(village, 2 * (JUNCTIONS - 1)),
};

/** Actions of the turn, see `TurnActions`. */
export const turnActionsFields = {
  notBegun: list(whole(-1, 8), 2),
  begun: whole(-1, 8),
  begunParts: whole(0, 7),
  tokenBegun: whole(-1, 8),
  tokenParts: whole(0, 7),
  tokenSpent: z.boolean(),
  walked: z.boolean(),
};

/**
 * Reads a value with a schema; the error names the field and what was expected.
 * @param what what is read, for the message
 * @throws {FormatError}
 */
export function readWith<T>(what: string, schema: z.ZodMiniType<T>, raw: unknown): T {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = issue?.path.map(String).join('.');
  throw new FormatError(`${what}${path ? `, ${path}` : ''}: ${issue?.message ?? 'not well-formed'}`);
}

/** Throws a `FormatError` that says what was expected of a field. */
export type Fail = (field: string, expected: string) => never;

export function failer(what: string): Fail {
  return (field, expected) => {
    throw new FormatError(`${what}, ${field}: expected ${expected}`);
  };
}

/** Checks across fields of a position: lengths of lists by seat, the deciding seat, no two flags on one space. */
export function checkPosition(
  position: { readonly seats: number; readonly phase: string; readonly seat: number; readonly mover: number },
  bySeat: Readonly<Record<string, readonly unknown[]>>,
  flags: readonly number[],
  fail: Fail,
): void {
  const { seats, phase, seat, mover } = position;
  for (const [field, values] of Object.entries(bySeat))
    if (values.length !== seats) fail(field, `one item for each of ${seats} seats`);
  const alone = phase !== 'plan' && phase !== 'over';
  if (alone !== seat >= 0) fail('seat', alone ? 'the seat that decides' : '-1');
  if ((phase === 'act' || phase === 'robbed') && mover < 0) fail('mover', 'the seat in turn');
  if (new Set(flags).size !== flags.length) fail('flags', `${flags.length} different spaces`);
}
