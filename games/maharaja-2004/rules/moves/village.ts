import type { Refusal } from '@durbar/kernel';
import { mapAt, roomyVillages } from '../../../kingdom/rules/index.ts';
import { refuse } from '../refuse.ts';
import type { View } from '../types.ts';

/** Why a house may not come into a village, else null: two a village, of one seat or two; one with two seats (M04-1.4). */
export function refuseVillage(position: View, village: number): Refusal | null {
  const name = mapAt(position).villageNames[village];
  if (name === undefined) return refuse('M04-1.4', 'refusal.noVillage', { village });
  if ((roomyVillages(position) >> village) & 1) return null;
  return refuse('M04-1.4', position.seats === 2 ? 'refusal.villageTwoSeats' : 'refusal.villageFull', {
    village: name,
  });
}
