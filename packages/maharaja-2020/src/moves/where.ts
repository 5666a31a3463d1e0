import type { Refusal } from '@durbar/kernel';
import { mapAt, missingNames, routesFrom } from '../ground.ts';
import { atCity, has } from '../position.ts';
import { refuse } from '../refuse.ts';
import type { View } from '../types.ts';

/**
 * Why the seat in turn may not build in a city, else null: its priest is elsewhere (M20-3.2). Says what the cheapest
 * journey there would cost, or which villages still need a shrine.
 */
export function refuseAbsent(position: View, city: number): Refusal | null {
  const { seat } = position;
  if (atCity(position, seat, city)) return null;
  const name = mapAt(position).cityNames[city]!;
  const from = position.priests[seat]!;
  const routes = routesFrom(position, seat, from, has(position, seat, 9));
  const way = routes.first[city]!;
  if (way < routes.first[city + 1]!)
    return refuse('M20-3.2', 'refusal.priestElsewhere', { city: name, coins: routes.totals[way]! });
  const villages = missingNames(position, from, city).join(', ');
  return refuse('M20-3.2', 'refusal.priestCutOff', { city: name, villages });
}
