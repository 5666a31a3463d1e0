import { FormatError, readOptions } from '@durbar/kernel';
import * as z from 'zod/mini';
import { SPACE_COUNT } from './geometry.ts';
import { TILE_COUNT } from './tiles.ts';
import type { Event, Move, Options, View } from './types.ts';
import { unseenTiles } from './view.ts';

/** A whole number from `low` to `high`. */
const whole = (low: number, high: number) => z.int().check(z.minimum(low), z.maximum(high));
const count = whole(0, Number.MAX_SAFE_INTEGER);
const seat = whole(0, 3);
const slot = whole(0, 3);
const quarter = whole(0, 3);
const turn = whole(0, 3);
const colour = whole(0, 1);
const space = whole(0, SPACE_COUNT - 1);
const tile = whole(0, TILE_COUNT - 1);
/** A list of exactly `length` items. */
const list = <T extends z.core.$ZodType>(item: T, length: number) => z.array(item).check(z.length(length));

const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('place'), slot, space, turn }),
  z.strictObject({ type: z.literal('worker'), how: z.enum(['put', 'move']), colour }),
  z.strictObject({ type: z.literal('refresh') }),
  z.strictObject({ type: z.literal('end') }),
]);

const toldColour = z.nullable(colour);
const eventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('turn'), seat, turn: count }),
  z.strictObject({
    kind: z.literal('tile'),
    seat,
    slot,
    tile,
    space,
    turn,
    gold: count,
    marker: z.nullable(quarter),
  }),
  z.strictObject({
    kind: z.literal('worker'),
    seat,
    colour: toldColour,
    from: z.nullable(space),
    space,
    gold: count,
  }),
  z.strictObject({ kind: z.literal('noWorker'), seat, space }),
  z.strictObject({ kind: z.literal('refreshed'), seat, quarters: z.array(quarter) }),
  z.strictObject({ kind: z.literal('price'), seat, gold: count }),
  z.strictObject({ kind: z.literal('quarter'), quarter, finished: z.boolean() }),
  z.strictObject({
    kind: z.literal('paid'),
    seat,
    quarter,
    colour: toldColour,
    workers: count,
    gold: count,
  }),
  z.strictObject({ kind: z.literal('home'), quarter, spaces: z.array(space) }),
  z.strictObject({ kind: z.literal('removed'), tile, slot: z.nullable(slot) }),
  z.strictObject({ kind: z.literal('drawn'), slot, tile }),
  z.strictObject({
    kind: z.literal('over'),
    ending: z.enum(['ending.lastQuarter', 'ending.nothingFits']),
  }),
]);

/** Shape of a view of `players` seats. */
const viewSchema = (players: number) =>
  z.strictObject({
    players: z.literal(players),
    turn: count,
    seat: whole(0, players - 1),
    placed: whole(0, 2),
    refreshed: z.boolean(),
    pending: whole(-1, SPACE_COUNT - 1),
    filled: z.array(quarter),
    over: whole(0, 2),
    gold: list(count, players),
    ledger: list(z.int(), players * 4),
    markers: list(whole(0, 15), players),
    supply: list(whole(0, 10), players * 2),
    rondel: list(whole(-1, TILE_COUNT - 1), 4),
    board: list(whole(-1, TILE_COUNT * 4 - 1), SPACE_COUNT),
    workers: list(whole(-1, players * 2 - 1), SPACE_COUNT),
    removed: z.array(tile),
    bagCount: whole(0, TILE_COUNT),
    bag: z.nullable(z.array(tile)),
  });

const VIEW_SCHEMAS = [2, 3, 4].map(viewSchema);
const anyView = z.discriminatedUnion('players', [VIEW_SCHEMAS[0]!, VIEW_SCHEMAS[1]!, VIEW_SCHEMAS[2]!]);

/** Reads with a schema; the error says where and what was expected. */
function read<T>(what: string, schema: z.ZodMiniType<T>, raw: unknown): T {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = issue?.path.map(String).join('.');
  throw new FormatError(`${what}${path ? `, ${path}` : ''}: ${issue?.message ?? 'not well-formed'}`);
}

/** @throws {FormatError} */
export function parseMove(raw: unknown): Move {
  return read('move of Maharani', moveSchema, raw);
}

/** @throws {FormatError} */
export function parseEvent(raw: unknown): Event {
  return read('event of Maharani', eventSchema, raw);
}

/**
 * Reads a view or state; besides its shape checks that the tiles add up, since what is in the bag follows from it.
 * @throws {FormatError}
 */
export function parseView(raw: unknown): View {
  const position = read('position of Maharani', anyView, raw);
  const bag = unseenTiles(position);
  const elsewhere = [...position.rondel, ...position.board].filter((item) => item >= 0).length;
  if (position.bagCount !== bag.length || elsewhere + position.removed.length + bag.length !== TILE_COUNT)
    throw new FormatError('position of Maharani, bagCount: expected each of the 60 tiles in one place');
  if (position.bag && position.bag.toSorted((a, b) => a - b).join() !== bag.join())
    throw new FormatError('position of Maharani, bag: expected each tile that is nowhere else once');
  return position;
}

/**
 * Maharani has no options: nothing, or an empty object.
 * @throws {OptionError}
 */
export function parseOptions(raw: unknown): Options {
  readOptions([], raw);
  return {};
}
