import type { Refusal, Seat } from '@durbar/kernel';
import * as z from 'zod/mini';
import { internMoves, lowestBit, PLACES, villagesWithRoom } from '../../../kingdom/rules/index.ts';
import { whole } from '../../../kingdom/rules/parse.ts';
import { CITY_COUNT } from '../../data/components.ts';
import { refuse } from '../clauses.ts';
import { addHouse, placeName, placeValues, removeHouse } from '../ground.ts';
import type { DropMove, Event, Move, State, View } from '../types.ts';
import { refuseVillage } from './places.ts';
import { free, type MoveRow, noStep } from './row.ts';

/** At the place. */
const DROPS = internMoves<DropMove>(PLACES, (place) => ({ type: 'drop', place }));

/** Put down the house that was taken up (M04-4, 4.1). */
export const drop: MoveRow<'drop'> = {
  schema: z.strictObject({ type: z.literal('drop'), place: whole(0, PLACES - 1) }),
  wellFormed: (villages) => DROPS.slice(0, CITY_COUNT + villages),
  list: listDrops,
  refuse: refuseDrop,
  apply: applyDrop,
  price: free,
  key: ({ place }) => `drop-${place}`,
  describe: ({ place }, position) => ({ key: 'move.drop', values: placeValues(position, place) }),
  sourceOf: noStep,
};

function refuseDrop(position: View, seat: Seat, { place }: DropMove): Refusal | null {
  const name = placeName(position, place);
  if (place === position.movingFrom) return refuse('M04-4', 'refusal.samePlace', { place: name });
  if (place >= CITY_COUNT) return refuseVillage(position, place - CITY_COUNT);
  return position.architects[seat] === place
    ? null
    : refuse('M04-4.1', 'refusal.dropElsewhere', { city: name });
}

function listDrops(position: View, seat: Seat, out: Move[], count: number): number {
  const { movingFrom } = position;
  const architect = position.architects[seat]!;
  if (architect < CITY_COUNT && architect !== movingFrom) out[count++] = DROPS[architect]!;
  for (let rest = villagesWithRoom(position); rest !== 0; rest &= rest - 1) {
    const place = CITY_COUNT + lowestBit(rest);
    if (place !== movingFrom) out[count++] = DROPS[place]!;
  }
  return count;
}

function applyDrop(state: State, seat: Seat, { place }: DropMove, events?: Event[]): void {
  const { movingFrom } = state;
  state.walked = false;
  removeHouse(state, seat, movingFrom);
  addHouse(state, seat, place);
  state.movingFrom = -1;
  state.phase = 'act';
  events?.push({
    kind: 'moved',
    seat,
    from: movingFrom,
    fromName: placeName(state, movingFrom),
    place,
    name: placeName(state, place),
  });
}
