import * as z from 'zod/mini';
import { inOrder, mapOf, parseMapChoice } from '../../kingdom/rules/index.ts';
import { checkPosition, type Fail, failer, oneOf, readWith, whole } from '../../kingdom/rules/parse.ts';
import {
  FLAG_BYS,
  GAIN_BYS,
  MOST_BUYS,
  PLACES,
  PLAIN_ABILITIES,
  SHRINE_BYS,
  STATUE_BYS,
} from './moves/interned.ts';
import { eventSchema } from './parse/events.ts';
import { viewSchema } from './parse/positions.ts';
import type { Event, Move, View } from './types.ts';

const character = whole(1, 16);
const city = whole(0, 6);

const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pick'), character }),
  z.strictObject({ type: z.literal('found'), village: whole(0, 30) }),
  z.strictObject({ type: z.literal('plan'), first: whole(0, 8), second: whole(0, 8) }),
  z.strictObject({ type: z.literal('travel'), city, way: whole(0, 255) }),
  z.strictObject({ type: z.literal('statue'), city, site: whole(0, 6), by: oneOf(STATUE_BYS) }),
  z.strictObject({ type: z.literal('shrine'), place: whole(0, PLACES - 1), by: oneOf(SHRINE_BYS) }),
  z.strictObject({ type: z.literal('gain'), by: oneOf(GAIN_BYS) }),
  z.strictObject({ type: z.literal('character'), character }),
  z.strictObject({ type: z.literal('flag'), city, by: oneOf(FLAG_BYS) }),
  z.strictObject({ type: z.literal('ability'), character: oneOf(PLAIN_ABILITIES) }),
  z.strictObject({ type: z.literal('exchange'), give: z.enum(['coins', 'prestige']) }),
  z.strictObject({ type: z.literal('end') }),
  z.strictObject({ type: z.literal('reward'), tile: whole(0, 7) }),
  z.strictObject({ type: z.literal('buy'), count: whole(0, MOST_BUYS) }),
  z.strictObject({ type: z.literal('maharani'), character }),
  z.strictObject({ type: z.literal('step') }),
]);

/**
 * Reads a move; the two actions of a plan may come in either order.
 * @throws {FormatError}
 */
export function parseMove(raw: unknown): Move {
  return inOrder(readWith('move of Maharaja (2020)', moveSchema, raw));
}

/** @throws {FormatError} */
export function parseEvent(raw: unknown): Event {
  return readWith('event of Maharaja (2020)', eventSchema, raw);
}

/** Reads a view or state. @throws {FormatError} */
export function parseView(raw: unknown): View {
  const { map: rawMap, ...rest } = readWith('position of Maharaja (2020)', viewSchema, raw);
  const map = parseMapChoice('position of Maharaja (2020)', rawMap);
  const position: View = { ...rest, map };
  checkWhole(position);
  return position;
}

/** What single fields cannot show: lists as long as there are seats, seats there are, villages of the map. */
function checkWhole(position: View): void {
  const { seats, people, brahmabot } = position;
  const fail: Fail = failer('position of Maharaja (2020)');
  if (people !== seats - (brahmabot ? 1 : 0)) fail('people', 'all seats but that of Brahmabot');
  if (brahmabot && people !== 1) fail('people', '1 in a solo game');
  if (position.phase === 'brahmabot' && (!brahmabot || position.mover < people)) fail('mover', 'Brahmabot');
  const bySeat = {
    coins: position.coins,
    prestige: position.prestige,
    hand: position.hand,
    supply: position.supply,
    statues: position.statues,
    tokens: position.tokens,
    characters: position.characters,
    priests: position.priests,
    abilities: position.abilities,
    plans: position.plans,
    villages: position.villages,
  };
  checkPosition(position, bySeat, position.flags, fail);
  if (position.shrines.length !== seats * 7) fail('shrines', 'seven numbers for each seat');
  const named = [position.seat, position.mover, ...position.sites, ...position.ranking];
  if ([...named, position.maharani[0] ?? 0, position.maharani[3] ?? 0].some((seat) => seat >= seats))
    fail('seat', `seats below ${seats}`);
  const all = (1 << mapOf(position.map).villages) - 1;
  if (position.villages.some((mask) => (mask & ~all) !== 0)) fail('villages', 'villages of the map');
}
