import { FormatError, readOptions } from '@durbar/kernel';
import * as z from 'zod';
import { bazaarMeta } from './meta.ts';
import type { BazaarEvent, BazaarMove, BazaarOptions, BazaarView } from './types.ts';
import { DECK, MAX_BID } from './types.ts';

const count = z.int().min(0);
const seat = z.int().min(0).max(3);
const place = z
  .int()
  .min(0)
  .max(DECK.length - 1);
const card = z.int().min(1).max(4);
const coins = z.int().min(0).max(MAX_BID);
/** A move that consists of its kind alone. */
const kindOnly = <K extends string>(kind: K) => z.strictObject({ kind: z.literal(kind) });

const moveSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bid'), coins }),
  z.strictObject({ kind: z.literal('offer'), place }),
  kindOnly('take'),
  kindOnly('build'),
  kindOnly('end'),
  kindOnly('buy'),
  kindOnly('decline'),
  kindOnly('turnUp'),
]);

const eventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bidMade'), seat, coins: z.nullable(coins) }),
  z.strictObject({ kind: z.literal('bidsShown'), bids: z.array(coins) }),
  z.strictObject({ kind: z.literal('won'), seat, coins }),
  z.strictObject({ kind: z.literal('drew'), seat, card: z.nullable(card) }),
  z.strictObject({ kind: z.literal('built'), seat }),
  z.strictObject({ kind: z.literal('offered'), seat, place }),
  z.strictObject({ kind: z.literal('bought'), seat, fromSeat: seat, card: z.nullable(card) }),
  z.strictObject({ kind: z.literal('declined'), seat }),
  z.strictObject({ kind: z.literal('turnedUp'), card }),
  z.strictObject({ kind: z.literal('income'), seat }),
  z.strictObject({ kind: z.literal('ended'), ending: z.enum(['ending.rounds', 'ending.stock']) }),
]);

const viewSchema = z.strictObject({
  players: z.int().min(2).max(4),
  merchant: z.boolean(),
  rounds: count,
  round: count,
  turn: count,
  phase: z.enum(['bid', 'take', 'trade', 'answer', 'merchant', 'over']),
  trader: z.int().min(-1).max(3),
  offered: z
    .int()
    .min(-1)
    .max(place.maxValue ?? 0),
  hasOffered: z.boolean(),
  bank: count,
  coins: z.array(count),
  fame: z.array(count),
  bids: z.array(z.nullable(z.int().min(-1).max(MAX_BID))),
  shownBids: z.array(coins),
  hands: z.array(z.array(z.nullable(card))),
  stockSize: count,
  stock: z.nullable(z.array(card)),
  pile: z.array(card),
  draws: z.nullable(z.array(z.array(count))),
});

function read<T>(schema: z.ZodType<T>, raw: unknown): T {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  throw new FormatError(z.prettifyError(result.error));
}

/** @throws {FormatError} */
export function parseMove(raw: unknown): BazaarMove {
  return read<BazaarMove>(moveSchema, raw);
}

/** @throws {FormatError} */
export function parseEvent(raw: unknown): BazaarEvent {
  return read<BazaarEvent>(eventSchema, raw);
}

/** @throws {FormatError} */
export function parseView(raw: unknown): BazaarView {
  const view = read<BazaarView>(viewSchema, raw);
  const { players } = view;
  if ([view.coins, view.fame, view.bids, view.hands].some((list) => list.length !== players))
    throw new FormatError(`expected ${players} seats in each list`);
  return view;
}

/** @throws {OptionError} */
export function parseOptions(raw: unknown): BazaarOptions {
  const values = readOptions(bazaarMeta.options, raw);
  return { merchant: values['merchant'] === true, length: values['length'] === 'long' ? 'long' : 'short' };
}
