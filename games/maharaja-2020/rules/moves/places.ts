import type { Refusal } from '@durbar/kernel';
import { explainAbsence, mapAt } from '../../../kingdom/rules/index.ts';
import { refuse } from '../clauses.ts';
import { atCity, createTraveller, freeVillages } from '../position.ts';
import type { View } from '../types.ts';

/** Where a seat may build. */

/** Why `seat` may not put a shrine into a village, else null (M20-3.3). */
export function refuseVillage(position: View, seat: number, village: number): Refusal | null {
  const { villages } = position;
  const name = mapAt(position).villageNames[village];
  if (name === undefined) return refuse('M20-3.3', 'refusal.noVillage', { village });
  if ((freeVillages(position, seat) >> village) & 1) return null;
  if ((villages[seat]! >> village) & 1) return refuse('M20-3.3', 'refusal.villageYours', { village: name });
  return refuse('M20-3.3', position.seats === 2 ? 'refusal.villageTwoSeats' : 'refusal.villageFull', {
    village: name,
  });
}

/**
 * Why `seat` may not build in a city, else null: its priest is elsewhere (M20-3.2). The refusal names the toll of the
 * cheapest route there, or the villages that still need a shrine.
 */
export function refuseCity(position: View, seat: number, city: number): Refusal | null {
  if (atCity(position, seat, city)) return null;
  const absence = explainAbsence(position, createTraveller(position, seat), city);
  return refuse('M20-3.2', 'coins' in absence ? 'refusal.priestElsewhere' : 'refusal.priestCutOff', absence);
}
