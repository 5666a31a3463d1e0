import * as z from 'zod/mini';
import { getMap, parseMapChoice, sortPlan } from '../../kingdom/rules/index.ts';
import { checkPosition, type Fail, failer, readWith } from '../../kingdom/rules/parse.ts';
import { MOVES_4, type MoveTable } from './moves/table.ts';
import { eventSchema } from './parse/events.ts';
import { viewSchema } from './parse/positions.ts';
import type { Event, Move, View } from './types.ts';

const moveSchema = createSchema(MOVES_4);

function createSchema(table: MoveTable): z.ZodMiniType<Move> {
  const [first, ...others] = Object.values(table).map(({ schema }) => schema);
  return z.discriminatedUnion('type', [first!, ...others]);
}

/**
 * Reads a move; the two actions of a plan may come in either order.
 * @throws {FormatError}
 */
export function parseMove(raw: unknown): Move {
  return sortPlan(readWith('move of Maharaja (2020)', moveSchema, raw));
}

/** Reads an event. @throws {FormatError} */
export function parseEvent(raw: unknown): Event {
  return readWith('event of Maharaja (2020)', eventSchema, raw);
}

/** Reads a view or state. @throws {FormatError} */
export function parseView(raw: unknown): View {
  const { map: rawMap, ...rest } = readWith('position of Maharaja (2020)', viewSchema, raw);
  const map = parseMapChoice('position of Maharaja (2020)', rawMap);
  const position: View = { ...rest, map };
  checkFieldsTogether(position);
  return position;
}

/** Checks across fields: lengths of lists by seat, numbers of seats, villages of the map. */
function checkFieldsTogether(position: View): void {
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
  const all = (1 << getMap(position.map).villages) - 1;
  if (position.villages.some((mask) => (mask & ~all) !== 0)) fail('villages', 'villages of the map');
}
