import { FormatError, readOptions } from '@durbar/kernel';
import * as z from 'zod/mini';
import { MOVES_1 } from './moves/table.ts';
import { HIGHEST, OF_EACH, PLACES, unseenStones } from './position.ts';
import type { Event, Move, Options, View } from './types.ts';

/** A whole number from `low` to `high`. */
const whole = (low: number, high: number) => z.int().check(z.minimum(low), z.maximum(high));
/** A list of exactly `length` items. */
const list = <T extends z.core.$ZodType>(item: T, length: number) => z.array(item).check(z.length(length));

const ALL_STONES = HIGHEST * OF_EACH;
const count = whole(0, Number.MAX_SAFE_INTEGER);
const seat = whole(0, 3);
const place = whole(0, PLACES - 1);
const stone = whole(1, HIGHEST);

const moveSchema = z.discriminatedUnion('type', [MOVES_1.take.schema, MOVES_1.end.schema]);

const eventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('turn'), seat }),
  z.strictObject({ kind: z.literal('taken'), seat, place, stone }),
  z.strictObject({ kind: z.literal('stopped'), seat, points: count }),
  z.strictObject({ kind: z.literal('drawn'), place, stone }),
  z.strictObject({ kind: z.literal('over') }),
]);

/** Shape of a position of `players` seats. */
const positionSchema = (players: number) =>
  z.strictObject({
    players: z.literal(players),
    turn: count,
    seat: whole(0, players - 1),
    taken: whole(-1, PLACES - 1),
    open: list(whole(0, HIGHEST), PLACES),
    stones: list(z.array(stone), players),
    stopped: list(z.boolean(), players),
    first: whole(-1, players - 1),
    bagCount: whole(0, ALL_STONES),
    bag: z.nullable(z.array(stone)),
  });
const anyPosition = z.discriminatedUnion('players', [
  positionSchema(2),
  positionSchema(3),
  positionSchema(4),
]);

/** Reads with a schema; the error names the field and what was expected there. */
function read<T>(what: string, schema: z.ZodMiniType<T>, raw: unknown): T {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = issue?.path.map(String).join('.');
  throw new FormatError(`${what}${path ? `, ${path}` : ''}: ${issue?.message ?? 'not well-formed'}`);
}

/** Reads a move. @throws {FormatError} */
export function parseMove(raw: unknown): Move {
  return read('move', moveSchema, raw);
}

/** Reads an event. @throws {FormatError} */
export function parseEvent(raw: unknown): Event {
  return read('event', eventSchema, raw);
}

/** Reads a view or state; also checks that every stone is in one place. @throws {FormatError} */
export function parseView(raw: unknown): View {
  const position = read('position', anyPosition, raw);
  const unseen = unseenStones(position);
  const seen = position.open.filter((one) => one > 0).length + position.stones.flat().length;
  if (position.bagCount !== unseen.length || seen + unseen.length !== ALL_STONES)
    throw new FormatError(`position, bagCount: expected each of the ${ALL_STONES} stones in one place`);
  if (position.bag && position.bag.toSorted((a, b) => a - b).join() !== unseen.join())
    throw new FormatError('position, bag: expected the stones that are nowhere else');
  return position;
}

/** Reads options; the game has none. @throws {OptionError} */
export function parseOptions(raw: unknown): Options {
  readOptions([], raw);
  return {};
}
