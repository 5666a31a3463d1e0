import type { Refusal, Seat } from '@durbar/kernel';
import * as z from 'zod/mini';
import {
  FOUND,
  type FoundMove,
  listFoundMoves,
  mapAt,
  villagesWithRoom,
} from '../../../kingdom/rules/index.ts';
import { village } from '../../../kingdom/rules/parse.ts';
import { CITY_COUNT } from '../../data/components.ts';
import { addHouse } from '../ground.ts';
import { afterFound } from '../rounds.ts';
import type { Event, Move, State, View } from '../types.ts';
import { refuseVillage } from './places.ts';
import { free, type MoveRow, noStep } from './row.ts';

/** Place one of the four first houses in a village (M04-1.4). */
export const found: MoveRow<'found'> = {
  schema: z.strictObject({ type: z.literal('found'), village }),
  wellFormed: (villages) => FOUND.slice(0, villages),
  list: listFounds,
  refuse: refuseFound,
  apply: applyFound,
  price: free,
  key: ({ village }) => `found-${village}`,
  describe: ({ village }, position) => ({
    key: 'move.found',
    values: { village: mapAt(position).villageNames[village]! },
  }),
  sourceOf: noStep,
};

function refuseFound(position: View, _seat: Seat, { village }: FoundMove): Refusal | null {
  return refuseVillage(position, village);
}

function listFounds(position: View, _seat: Seat, out: Move[], count: number): number {
  return listFoundMoves(villagesWithRoom(position), out, count);
}

function applyFound(state: State, seat: Seat, { village }: FoundMove, events?: Event[]): void {
  state.hand[seat] = state.hand[seat]! - 1;
  addHouse(state, seat, CITY_COUNT + village);
  events?.push({ kind: 'founded', seat, village, name: mapAt(state).villageNames[village]! });
  afterFound(state, events);
}
