import * as z from 'zod/mini';
import { getMap, parseMapChoice, sortPlan } from '../../kingdom/rules/index.ts';
import { checkPosition, failer, readWith } from '../../kingdom/rules/parse.ts';
import { CITY_COUNT } from '../data/components.ts';
import { MOVES_2, type MoveTable } from './moves/table.ts';
import { eventSchema } from './parse/events.ts';
import { viewSchema } from './parse/positions.ts';
import type { Event, Move, View } from './types.ts';

const moveSchema = createSchema(MOVES_2);

function createSchema(table: MoveTable): z.ZodMiniType<Move> {
  const [first, ...others] = Object.values(table).map(({ schema }) => schema);
  return z.discriminatedUnion('type', [first!, ...others]);
}

/**
 * Reads a move; the two actions of a plan may come in either order.
 * @throws {FormatError}
 */
export function parseMove(raw: unknown): Move {
  return sortPlan(readWith('move of Maharaja (2004)', moveSchema, raw));
}

/** Reads an event. @throws {FormatError} */
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

/** Checks across fields: lengths of lists by seat, seat numbers, villages of the map, characters. */
function checkWhole(position: View): void {
  const { seats, gold, hand, quarry, palaces, tokens, cards, architects, plans, villages, doubles } =
    position;
  const fail = failer(POSITION);
  const bySeat = { gold, hand, quarry, palaces, tokens, cards, architects, plans, villages, doubles };
  checkPosition(position, bySeat, position.boxes, fail);
  if (position.houses.length !== seats * CITY_COUNT) fail('houses', 'seven numbers for each seat');
  const named = [position.seat, position.mover, position.start, position.bidder, position.taker];
  if (named.some((seat) => seat >= seats)) fail('seat', `seats below ${seats}`);
  const all = (1 << getMap(position.map).villages) - 1;
  if (villages.some((mask) => (mask & ~all) !== 0)) fail('villages', 'villages of the map');
  if (doubles.some((mask, seat) => (mask & ~villages[seat]!) !== 0))
    fail('doubles', 'villages with a house of the seat');
  if (cards.reduce((sum, set) => sum + set, position.bank) !== uniteSets([...cards, position.bank]))
    fail('cards', 'each character once');
}

function uniteSets(sets: readonly number[]): number {
  return sets.reduce((all, set) => all | set, 0);
}
