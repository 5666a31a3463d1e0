import type { Refusal, Seat } from '@durbar/kernel';
import * as z from 'zod/mini';
import {
  internMoves,
  lowestBit,
  PLACES,
  villagesWithRoom,
  withTokens,
} from '../../../kingdom/rules/index.ts';
import { oneOf, whole } from '../../../kingdom/rules/parse.ts';
import { CITY_COUNT, HOUSE_PRICE } from '../../data/components.ts';
import { refuse } from '../clauses.ts';
import { addHouse, placeName, placeValues } from '../ground.ts';
import {
  continuesAction,
  listSources,
  owesCityPiece,
  owingSource,
  PART_HOUSE,
  PART_OWED,
  refuseBuilder,
  refuseSource,
  sourceValues,
  takeStep,
} from '../hand.ts';
import {
  actionOf,
  builderReady,
  cityCanFollow,
  HOUSE,
  PALACE_AND_HOUSE,
  SOURCE_BUILDER,
  TWO_HOUSES,
} from '../position.ts';
import type { Event, HouseMove, Move, State, View } from '../types.ts';
import { refuseAbsent, refuseVillage } from './places.ts';
import type { MoveRow } from './row.ts';

/** The actions with a house. Sources are these, on the disc or bought by a chit, and the Builder. */
const HOUSE_ACTIONS = [HOUSE, TWO_HOUSES, PALACE_AND_HOUSE];
const SOURCES = [...withTokens(...HOUSE_ACTIONS), SOURCE_BUILDER];
/** Sources of a house now; overwritten by each listing. */
const sources: number[] = [];
/** At `source * PLACES + place`. */
const MOVES = internMoves<HouseMove>((SOURCE_BUILDER + 1) * PLACES, (i) => ({
  type: 'house',
  place: i % PLACES,
  by: Math.trunc(i / PLACES),
}));

/** Build a house in the architect's city or in a village, by an action or by the Builder (M04-4.1, 7). */
export const house: MoveRow<'house'> = {
  schema: z.strictObject({ type: z.literal('house'), place: whole(0, PLACES - 1), by: oneOf(SOURCES) }),
  wellFormed: (villages) =>
    SOURCES.flatMap((source) => MOVES.slice(source * PLACES, source * PLACES + CITY_COUNT + villages)),
  list: listHouses,
  refuse: refuseHouse,
  apply: applyHouse,
  price: housePrice,
  key: ({ place, by }) => `house-${place}-${by}`,
  describe: ({ place, by }, position) => ({
    key: 'move.house',
    values: { ...placeValues(position, place), ...sourceValues(by) },
  }),
  sourceOf: ({ by }) => by,
};

/** The Builder builds free (M04-7). */
function housePrice(_position: View, _seat: Seat, { by }: HouseMove): number {
  return by === SOURCE_BUILDER ? 0 : HOUSE_PRICE;
}

function refuseHouse(position: View, seat: Seat, { place, by }: HouseMove): Refusal | null {
  const city = place < CITY_COUNT;
  if (owesCityPiece(position)) {
    if (!city || by !== owingSource(position)) return refuse('M04-4', 'refusal.cityOwed');
    return refuseAbsent(position, place, 'M04-4.1');
  }
  if (position.hand[seat] === 0) return refuse('M04-1.1', 'refusal.noHouse');
  const builder = by === SOURCE_BUILDER;
  const refused = builder ? refuseBuilder(position) : refuseSource(position, by, PART_HOUSE);
  if (refused) return refused;
  const where = city ? refuseAbsent(position, place, 'M04-4.1') : refuseVillage(position, place - CITY_COUNT);
  if (where || builder) return where;
  const available = position.gold[seat]!;
  if (available < HOUSE_PRICE) return refuse('M04-4.1', 'refusal.gold', { needed: HOUSE_PRICE, available });
  const begins = actionOf(by) === TWO_HOUSES && !continuesAction(position, by, PART_HOUSE);
  return begins && !city ? refuseVillageFirst(position, place - CITY_COUNT) : null;
}

/** Why two houses may not begin in a village: no city house could follow (M04-4). */
function refuseVillageFirst(position: View, village: number): Refusal | null {
  const { seat } = position;
  const gold = position.gold[seat]!;
  const needed = 2 * HOUSE_PRICE;
  if (position.hand[seat]! < 2) return refuse('M04-4', 'refusal.cityFirstHouse');
  if (gold < needed) return refuse('M04-4', 'refusal.cityFirstGold', { needed, available: gold });
  return cityCanFollow(position, seat, gold - HOUSE_PRICE, village)
    ? null
    : refuse('M04-4', 'refusal.cityFirstReach', { available: gold });
}

function listHouses(position: View, seat: Seat, out: Move[], count: number): number {
  if (owesCityPiece(position)) return listCity(position, owingSource(position), out, count);
  if (position.hand[seat] === 0) return count;
  const villages = villagesWithRoom(position);
  if (position.gold[seat]! >= HOUSE_PRICE) count = listActionHouses(position, villages, out, count);
  return builderReady(position) ? listAt(position, SOURCE_BUILDER, villages, out, count) : count;
}

function listActionHouses(position: View, villages: number, out: Move[], count: number): number {
  const sourceCount = listSources(position, PART_HOUSE, HOUSE_ACTIONS, sources);
  for (let i = 0; i < sourceCount; i++) {
    const source = sources[i]!;
    const begins = actionOf(source) === TWO_HOUSES && !continuesAction(position, source, PART_HOUSE);
    count = listAt(position, source, begins ? villagesBeforeCity(position, villages) : villages, out, count);
  }
  return count;
}

function listAt(position: View, source: number, villages: number, out: Move[], count: number): number {
  count = listCity(position, source, out, count);
  for (let rest = villages; rest !== 0; rest &= rest - 1)
    out[count++] = MOVES[source * PLACES + CITY_COUNT + lowestBit(rest)]!;
  return count;
}

function listCity(position: View, source: number, out: Move[], count: number): number {
  const city = position.architects[position.seat]!;
  if (city < CITY_COUNT) out[count++] = MOVES[source * PLACES + city]!;
  return count;
}

/** Of these villages, those in which two houses may begin (M04-4). */
function villagesBeforeCity(position: View, villages: number): number {
  const { seat } = position;
  const gold = position.gold[seat]! - HOUSE_PRICE;
  if (position.hand[seat]! < 2 || gold < HOUSE_PRICE) return 0;
  // One more house never makes the seat's own routes more expensive.
  if (cityCanFollow(position, seat, gold)) return villages;
  let allowed = 0;
  for (let rest = villages; rest !== 0; rest &= rest - 1) {
    const village = lowestBit(rest);
    if (cityCanFollow(position, seat, gold, village)) allowed |= 1 << village;
  }
  return allowed;
}

/** Builds a house from the hand, by an action or by the Builder. */
function applyHouse(state: State, seat: Seat, move: HouseMove, events?: Event[]): void {
  const { place, by } = move;
  const price = housePrice(state, seat, move);
  takeStep(state, by, owesCityPiece(state) ? PART_OWED : PART_HOUSE, place < CITY_COUNT, events);
  state.gold[seat] = state.gold[seat]! - price;
  state.hand[seat] = state.hand[seat]! - 1;
  addHouse(state, seat, place);
  events?.push({ kind: 'house', seat, place, name: placeName(state, place), price, by });
}
