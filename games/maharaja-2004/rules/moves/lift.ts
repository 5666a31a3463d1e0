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
import { CITY_COUNT } from '../../data/components.ts';
import { refuse } from '../clauses.ts';
import { housesAt, placeName, placeValues } from '../ground.ts';
import { canSpendChit, isNotBegun, refuseBuilder, refuseSource, sourceValues, takeStep } from '../hand.ts';
import { builderReady, MOVE_HOUSE, SOURCE_BUILDER, SOURCE_CHIT } from '../position.ts';
import type { Event, LiftMove, Move, State, View } from '../types.ts';
import { free, type MoveRow } from './row.ts';

const SOURCES = [...withTokens(MOVE_HOUSE), SOURCE_BUILDER];
/** At `source * PLACES + place`. */
const MOVES = internMoves<LiftMove>((SOURCE_BUILDER + 1) * PLACES, (i) => ({
  type: 'lift',
  place: i % PLACES,
  by: Math.trunc(i / PLACES),
}));

/** Take up a house to move it, by an action or by the Builder; putting it down follows at once (M04-4, 7). */
export const lift: MoveRow<'lift'> = {
  schema: z.strictObject({ type: z.literal('lift'), place: whole(0, PLACES - 1), by: oneOf(SOURCES) }),
  wellFormed: (villages) =>
    SOURCES.flatMap((source) => MOVES.slice(source * PLACES, source * PLACES + CITY_COUNT + villages)),
  list: listLifts,
  refuse: refuseLift,
  apply: applyLift,
  price: free,
  key: ({ place, by }) => `lift-${place}-${by}`,
  describe: ({ place, by }, position) => ({
    key: 'move.lift',
    values: { ...placeValues(position, place), ...sourceValues(by) },
  }),
  sourceOf: ({ by }) => by,
};

/**
 * Whether a house at a place can be moved to another place.
 * @param rooms villages with room, one bit each
 */
function hasTarget(position: View, place: number, rooms: number): boolean {
  const architect = position.architects[position.seat]!;
  if (architect < CITY_COUNT && architect !== place) return true;
  return (place < CITY_COUNT ? rooms : rooms & ~(1 << (place - CITY_COUNT))) !== 0;
}

function refuseLift(position: View, seat: Seat, { place, by }: LiftMove): Refusal | null {
  const refused = by === SOURCE_BUILDER ? refuseBuilder(position) : refuseSource(position, by, 0);
  if (refused) return refused;
  const name = placeName(position, place);
  if (name === '') return refuse('M04-1.4', 'refusal.noVillage', { village: place - CITY_COUNT });
  if (housesAt(position, seat, place) === 0) return refuse('M04-4', 'refusal.noHouseThere', { place: name });
  return hasTarget(position, place, villagesWithRoom(position))
    ? null
    : refuse('M04-4', 'refusal.nowhere', { place: name });
}

function listLifts(position: View, _seat: Seat, out: Move[], count: number): number {
  const fresh = isNotBegun(position, MOVE_HOUSE);
  const chit = canSpendChit(position);
  const builder = builderReady(position);
  if (!fresh && !chit && !builder) return count;
  const rooms = villagesWithRoom(position);
  if (fresh) count = listForSource(position, MOVE_HOUSE, rooms, out, count);
  if (chit) count = listForSource(position, SOURCE_CHIT + MOVE_HOUSE, rooms, out, count);
  return builder ? listForSource(position, SOURCE_BUILDER, rooms, out, count) : count;
}

function listForSource(position: View, source: number, rooms: number, out: Move[], count: number): number {
  const { seat, houses, villages } = position;
  for (let city = 0; city < CITY_COUNT; city++)
    if (houses[seat * CITY_COUNT + city]! > 0 && hasTarget(position, city, rooms))
      out[count++] = MOVES[source * PLACES + city]!;
  for (let rest = villages[seat]!; rest !== 0; rest &= rest - 1) {
    const place = CITY_COUNT + lowestBit(rest);
    if (hasTarget(position, place, rooms)) out[count++] = MOVES[source * PLACES + place]!;
  }
  return count;
}

/** Takes a house up. It stays where it is until it is put down. */
function applyLift(state: State, seat: Seat, { place, by }: LiftMove, events?: Event[]): void {
  takeStep(state, by, 0, false, events);
  state.movingFrom = place;
  state.phase = 'drop';
  events?.push({ kind: 'lifted', seat, place, name: placeName(state, place), by });
}
