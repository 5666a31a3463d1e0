import { type FoundMove, listFoundings, mapAt, roomyVillages } from '../../../kingdom/rules/index.ts';
import { CITY_COUNT } from '../../data/components.ts';
import { addHouse } from '../ground.ts';
import type { Event, Move, State, View } from '../types.ts';

/** Adds the villages with room for a first house to `found` from `count` on; gives the new count (M04-1.4). */
export function listFounds(position: View, found: Move[], count: number): number {
  return listFoundings(roomyVillages(position), found, count);
}

export function applyFound(state: State, { village }: FoundMove, events?: Event[]): void {
  const { seat } = state;
  state.hand[seat] = state.hand[seat]! - 1;
  addHouse(state, seat, CITY_COUNT + village);
  events?.push({ kind: 'founded', seat, village, name: mapAt(state).villageNames[village]! });
}
