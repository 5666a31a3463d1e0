import type { Values } from '@durbar/kernel';
import type { TravelMove } from './moves.ts';
import { MAX_PAYEES } from './payments.ts';
import type { RoadPosition } from './position.ts';
import { mapAt } from './position-routes.ts';
import { listTravelOptions, type Traveller } from './travel.ts';

/**
 * Message values for tolls: `payees` counts the seats that receive some, `payee1Seat` and `toll1` say who receives how much,
 * and so on, in seat order.
 * @param paid coins to each seat
 */
export function tollValues(paid: readonly number[]): Values {
  const tolls = paid.flatMap((coins, seat) => (coins > 0 ? [{ seat, coins }] : []));
  const values: Record<string, string | number> = { payees: tolls.length };
  for (let i = 0; i < MAX_PAYEES - 1; i++) {
    // A text needs all values, although it shows those of the payees only.
    values[`payee${i + 1}Seat`] = tolls[i]?.seat ?? '';
    values[`toll${i + 1}`] = tolls[i]?.coins ?? 0;
  }
  return values;
}

/**
 * Message values for a travel move: the city, the villages on the way, and the tolls. `villages` is `none` for a route that
 * does not exist in this position.
 */
export function travelValues(
  position: RoadPosition,
  traveller: Traveller | null,
  { city, way }: TravelMove,
): Values {
  const { cityNames, villageNames } = mapAt(position);
  const option = traveller ? listTravelOptions(position, traveller, city)[way] : undefined;
  const villages = option?.villages.map((village) => villageNames[village]!).join(', ') ?? 'none';
  return { city: cityNames[city]!, villages, ...tollValues(option?.paid ?? []) };
}
