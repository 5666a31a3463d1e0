import { FormatError, readOptions } from '@durbar/kernel';
import * as z from 'zod/mini';
import { SPACE_COUNT } from './geometry.ts';
import { MOVES_2, type MoveTable } from './moves/table.ts';
import { colour, count, list, quarter, read, seat, slot, space, tile, turn, whole } from './schemas.ts';
import { TILE_COUNT } from './tiles.ts';
import type { Event, Move, Options, View } from './types.ts';
import { unseenTiles } from './view.ts';

// Moves and events have the same shapes in all rules versions.
const moveSchema = createSchema(MOVES_2);

function createSchema({ place, worker, refresh, end }: MoveTable): z.ZodMiniType<Move> {
  return z.discriminatedUnion('type', [place.schema, worker.schema, refresh.schema, end.schema]);
}

const eventColour = z.nullable(colour);
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
    colour: eventColour,
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
    colour: eventColour,
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

/** Shape of a view of `players` seats. @param notesEmpty whether the rules version stores empty refreshes (MHR-2.5) */
const viewSchema = (players: number, notesEmpty: boolean) =>
  z.strictObject({
    players: z.literal(players),
    turn: count,
    seat: whole(0, players - 1),
    placed: whole(0, 2),
    refreshed: z.boolean(),
    pending: whole(-1, SPACE_COUNT - 1),
    filled: z.array(quarter),
    emptyRefreshes: whole(0, notesEmpty ? (1 << players) - 1 : 0),
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

const anyView = (notesEmpty: boolean): z.ZodMiniType<View> =>
  z.discriminatedUnion('players', [
    viewSchema(2, notesEmpty),
    viewSchema(3, notesEmpty),
    viewSchema(4, notesEmpty),
  ]);

/** Reads a move. @throws {FormatError} */
export function parseMove(raw: unknown): Move {
  return read('move of Maharani', moveSchema, raw);
}

/** Reads an event. @throws {FormatError} */
export function parseEvent(raw: unknown): Event {
  return read('event of Maharani', eventSchema, raw);
}

/**
 * Makes a function that reads views and states. It also checks that every tile is in exactly one place, because the
 * contents of the bag follow from the other places. It throws a `FormatError`.
 */
function viewReader(schema: z.ZodMiniType<View>): (raw: unknown) => View {
  return (raw) => {
    const position = read('position of Maharani', schema, raw);
    const bag = unseenTiles(position);
    const elsewhere = [...position.rondel, ...position.board].filter((item) => item >= 0).length;
    if (position.bagCount !== bag.length || elsewhere + position.removed.length + bag.length !== TILE_COUNT)
      throw new FormatError('position of Maharani, bagCount: expected each of the 60 tiles in one place');
    if (position.bag && position.bag.toSorted((a, b) => a - b).join() !== bag.join())
      throw new FormatError('position of Maharani, bag: expected each tile that is nowhere else once');
    return position;
  };
}

export const parseView = viewReader(anyView(true));
/** Of rules version 1. */
export const parseView1 = viewReader(anyView(false));

/** Reads options. Maharani has none, so it accepts nothing or an empty object. @throws {OptionError} */
export function parseOptions(raw: unknown): Options {
  readOptions([], raw);
  return {};
}
