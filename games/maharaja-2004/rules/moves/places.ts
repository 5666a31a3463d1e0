import type { Refusal } from '@durbar/kernel';
import { explainAbsence, mapAt, villagesWithRoom } from '../../../kingdom/rules/index.ts';
import { refuse } from '../clauses.ts';
import { createTraveller } from '../position.ts';
import type { View } from '../types.ts';

/**
 * Why the seat in turn may not build in a city, else null: its architect is elsewhere. The refusal says what the
 * cheapest journey there costs, or which villages still need a house.
 * @param clause M04-4.1 for a house, M04-4.2 for a palace
 */
export function refuseAbsent(position: View, city: number, clause: 'M04-4.1' | 'M04-4.2'): Refusal | null {
  const { seat } = position;
  if (position.architects[seat] === city) return null;
  const absence = explainAbsence(position, createTraveller(position, seat), city);
  return refuse(
    clause,
    'coins' in absence ? 'refusal.architectElsewhere' : 'refusal.architectCutOff',
    absence,
  );
}

/** Why no house may be added to a village, else null: it holds two, or one with two seats (M04-1.4). */
export function refuseVillage(position: View, village: number): Refusal | null {
  const name = mapAt(position).villageNames[village];
  if (name === undefined) return refuse('M04-1.4', 'refusal.noVillage', { village });
  if ((villagesWithRoom(position) >> village) & 1) return null;
  return refuse('M04-1.4', position.seats === 2 ? 'refusal.villageTwoSeats' : 'refusal.villageFull', {
    village: name,
  });
}
