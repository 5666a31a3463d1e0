import type { Refusal } from '@durbar/kernel';
import { absenceFrom } from '../../../kingdom/rules/index.ts';
import { travellerOf } from '../position.ts';
import { refuse } from '../refuse.ts';
import type { View } from '../types.ts';

/**
 * Why the seat in turn may not build in a city, else null: its architect is elsewhere. Says what the cheapest journey
 * there would take, or which villages still need a house.
 * @param clause M04-4.1 for a house, M04-4.2 for a palace
 */
export function refuseAbsent(position: View, city: number, clause: 'M04-4.1' | 'M04-4.2'): Refusal | null {
  const { seat } = position;
  if (position.architects[seat] === city) return null;
  const absence = absenceFrom(position, travellerOf(position, seat), city);
  return refuse(
    clause,
    'coins' in absence ? 'refusal.architectElsewhere' : 'refusal.architectCutOff',
    absence,
  );
}
