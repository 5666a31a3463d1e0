import type { Refusal } from '@durbar/kernel';
import { absenceFrom } from '../../../kingdom/rules/index.ts';
import { atCity, travellerOf } from '../position.ts';
import { refuse } from '../refuse.ts';
import type { View } from '../types.ts';

/**
 * Why the seat in turn may not build in a city, else null: its priest is elsewhere (M20-3.2). Says what the cheapest
 * journey there would cost, or which villages still need a shrine.
 */
export function refuseAbsent(position: View, city: number): Refusal | null {
  const { seat } = position;
  if (atCity(position, seat, city)) return null;
  const absence = absenceFrom(position, travellerOf(position, seat), city);
  return refuse('M20-3.2', 'coins' in absence ? 'refusal.priestElsewhere' : 'refusal.priestCutOff', absence);
}
