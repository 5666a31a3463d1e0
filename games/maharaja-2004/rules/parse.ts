import * as z from 'zod/mini';
import { inOrder, mapOf, PLACES, parseMapChoice } from '../../kingdom/rules/index.ts';
import {
  checkPosition,
  city,
  failer,
  oneOf,
  readWith,
  sharedMoves,
  whole,
} from '../../kingdom/rules/parse.ts';
import { CHARACTERS, CITY_COUNT, MOST_SEATS, START_GOLD } from '../data/components.ts';
import { GAIN_BYS, GOVERNOR_BYS, HOUSE_BYS, LIFT_BYS, PALACE_BYS } from './moves/interned.ts';
import { eventSchema } from './parse/events.ts';
import { viewSchema } from './parse/positions.ts';
import type { Event, Move, View } from './types.ts';

const character = whole(1, CHARACTERS.length);
const place = whole(0, PLACES - 1);

const moveSchema = z.discriminatedUnion('type', [
  ...sharedMoves,
  z.strictObject({ type: z.literal('bid'), gold: whole(0, START_GOLD) }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('pick'), character }),
  z.strictObject({ type: z.literal('palace'), city, inner: z.boolean(), by: oneOf(PALACE_BYS) }),
  z.strictObject({ type: z.literal('house'), place, by: oneOf(HOUSE_BYS) }),
  z.strictObject({ type: z.literal('lift'), place, by: oneOf(LIFT_BYS) }),
  z.strictObject({ type: z.literal('drop'), place }),
  z.strictObject({ type: z.literal('gain'), by: oneOf(GAIN_BYS) }),
  z.strictObject({ type: z.literal('governor'), city, by: oneOf(GOVERNOR_BYS) }),
  z.strictObject({ type: z.literal('character'), character }),
  z.strictObject({ type: z.literal('entice'), from: whole(0, MOST_SEATS - 1) }),
  z.strictObject({ type: z.literal('give'), character }),
]);

/**
 * Reads a move; the two actions of a plan may come in either order.
 * @throws {FormatError}
 */
export function parseMove(raw: unknown): Move {
  return inOrder(readWith('move of Maharaja (2004)', moveSchema, raw));
}

/** @throws {FormatError} */
export function parseEvent(raw: unknown): Event {
  return readWith('event of Maharaja (2004)', eventSchema, raw);
}

const POSITION = 'position of Maharaja (2004)';

/** Reads a view or state. @throws {FormatError} */
export function parseView(raw: unknown): View {
  const { map: rawMap, ...rest } = readWith(POSITION, viewSchema, raw);
  const position: View = { ...rest, map: parseMapChoice(POSITION, rawMap) };
  checkWhole(position);
  return position;
}

/** What single fields cannot show: lists as long as there are seats, seats there are, villages of the map. */
function checkWhole(position: View): void {
  const { seats, gold, hand, quarry, palaces, tokens, cards, architects, plans, villages, doubles } =
    position;
  const fail = failer(POSITION);
  const bySeat = { gold, hand, quarry, palaces, tokens, cards, architects, plans, villages, doubles };
  checkPosition(position, bySeat, position.boxes, fail);
  if (position.houses.length !== seats * CITY_COUNT) fail('houses', 'seven numbers for each seat');
  const named = [position.seat, position.mover, position.start, position.bidder, position.taker];
  if (named.some((seat) => seat >= seats)) fail('seat', `seats below ${seats}`);
  const all = (1 << mapOf(position.map).villages) - 1;
  if (villages.some((mask) => (mask & ~all) !== 0)) fail('villages', 'villages of the map');
  if (doubles.some((mask, seat) => (mask & ~villages[seat]!) !== 0))
    fail('doubles', 'villages with a house of the seat');
  if (cards.reduce((sum, set) => sum + set, position.bank) !== unionOf([...cards, position.bank]))
    fail('cards', 'each character once');
}

function unionOf(sets: readonly number[]): number {
  return sets.reduce((all, set) => all | set, 0);
}
