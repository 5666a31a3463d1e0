import type { Refusal } from '@durbar/kernel';
import { lowestBit, PLACES, roomyVillages } from '../../../kingdom/rules/index.ts';
import { CITY_COUNT } from '../../data/components.ts';
import { addHouse, housesAt, placeName, removeHouse } from '../ground.ts';
import { canSpendChit, isFresh, refuseSource, takeStep } from '../hand.ts';
import { BUILDER, BY_BUILDER, BY_CHIT, builderReady, cardBit, MOVE_HOUSE } from '../position.ts';
import { refuse } from '../refuse.ts';
import type { DropMove, Event, LiftMove, Move, State, View } from '../types.ts';
import { refuseBuilder } from './house.ts';
import { DROP, LIFT } from './interned.ts';
import { refuseVillage } from './village.ts';

/** Moving a house: which, then whereto, and nothing in between (M04-4, 4.1, 7). */

/**
 * Whether a house at a place has another one to go to.
 * @param rooms villages with room, one bit each
 */
function hasTarget(position: View, place: number, rooms: number): boolean {
  const architect = position.architects[position.seat]!;
  if (architect < CITY_COUNT && architect !== place) return true;
  return (place < CITY_COUNT ? rooms : rooms & ~(1 << (place - CITY_COUNT))) !== 0;
}

/** Why the house at a place may not be taken up, else null. */
export function refuseLift(position: View, { place, by }: LiftMove): Refusal | null {
  const source = by === BY_BUILDER ? refuseBuilder(position) : refuseSource(position, by, 0);
  if (source) return source;
  const name = placeName(position, place);
  if (name === '') return refuse('M04-1.4', 'refusal.noVillage', { village: place - CITY_COUNT });
  if (housesAt(position, position.seat, place) === 0)
    return refuse('M04-4', 'refusal.noHouseThere', { place: name });
  return hasTarget(position, place, roomyVillages(position))
    ? null
    : refuse('M04-4', 'refusal.nowhere', { place: name });
}

/** Adds the houses that may be taken up to `found` from `count` on; gives the new count. */
export function listLifts(position: View, found: Move[], count: number): number {
  const fresh = isFresh(position, MOVE_HOUSE);
  const chit = canSpendChit(position);
  const builder = builderReady(position);
  if (!fresh && !chit && !builder) return count;
  const rooms = roomyVillages(position);
  if (fresh) count = listBy(position, MOVE_HOUSE, rooms, found, count);
  if (chit) count = listBy(position, BY_CHIT + MOVE_HOUSE, rooms, found, count);
  return builder ? listBy(position, BY_BUILDER, rooms, found, count) : count;
}

function listBy(position: View, by: number, rooms: number, found: Move[], count: number): number {
  const { seat, houses, villages } = position;
  for (let city = 0; city < CITY_COUNT; city++)
    if (houses[seat * CITY_COUNT + city]! > 0 && hasTarget(position, city, rooms))
      found[count++] = LIFT[by * PLACES + city]!;
  for (let rest = villages[seat]!; rest !== 0; rest &= rest - 1) {
    const place = CITY_COUNT + lowestBit(rest);
    if (hasTarget(position, place, rooms)) found[count++] = LIFT[by * PLACES + place]!;
  }
  return count;
}

/** Takes a house up: it stays where it is until it is put down. */
export function applyLift(state: State, { place, by }: LiftMove, events?: Event[]): void {
  if (by === BY_BUILDER) state.served |= cardBit(BUILDER);
  else takeStep(state, by, 0, false, events);
  state.lifted = place;
  state.phase = 'drop';
  events?.push({ kind: 'lifted', seat: state.seat, place, name: placeName(state, place), by });
}

/** Why the house that was taken up may not be put down there, else null. */
export function refuseDrop(position: View, { place }: DropMove): Refusal | null {
  const name = placeName(position, place);
  if (place === position.lifted) return refuse('M04-4', 'refusal.samePlace', { place: name });
  if (place >= CITY_COUNT) return refuseVillage(position, place - CITY_COUNT);
  return position.architects[position.seat] === place
    ? null
    : refuse('M04-4.1', 'refusal.dropElsewhere', { city: name });
}

/** Adds the places it may be put down at to `found` from `count` on; gives the new count. */
export function listDrops(position: View, found: Move[], count: number): number {
  const { lifted } = position;
  const architect = position.architects[position.seat]!;
  if (architect < CITY_COUNT && architect !== lifted) found[count++] = DROP[architect]!;
  for (let rest = roomyVillages(position); rest !== 0; rest &= rest - 1) {
    const place = CITY_COUNT + lowestBit(rest);
    if (place !== lifted) found[count++] = DROP[place]!;
  }
  return count;
}

export function applyDrop(state: State, { place }: DropMove, events?: Event[]): void {
  const { seat, lifted } = state;
  removeHouse(state, seat, lifted);
  addHouse(state, seat, place);
  state.lifted = -1;
  state.phase = 'act';
  events?.push({
    kind: 'moved',
    seat,
    from: lifted,
    fromName: placeName(state, lifted),
    place,
    name: placeName(state, place),
  });
}
