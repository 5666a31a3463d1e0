import type { Refusal } from '@durbar/kernel';
import { type FoundMove, listFoundings } from '../../../kingdom/rules/index.ts';
import { freeVillages, mapAt } from '../ground.ts';
import type { Event, Move, State, View } from '../types.ts';
import { refuseVillage } from './shrine.ts';

/** Why a first shrine may not be placed in a village, else null (M20-1.7, 3.3). */
export function refuseFound(position: View, { village }: FoundMove): Refusal | null {
  return refuseVillage(position, village);
}

/** Adds the legal placings to `found` from `count` on; gives the new count. */
export function listFounds(position: View, found: Move[], count: number): number {
  return listFoundings(freeVillages(position, position.seat), found, count);
}

export function applyFound(state: State, { village }: FoundMove, events?: Event[]): void {
  const { seat } = state;
  state.hand[seat] = state.hand[seat]! - 1;
  state.villages[seat] = state.villages[seat]! | (1 << village);
  events?.push({ kind: 'founded', seat, village, name: mapAt(state).villageNames[village]! });
}
