import type { CityDetails, ViewedCity } from '../../../kingdom/board/describe-game.ts';
import { cityRoute } from '../../../kingdom/board/model/routes.ts';
import {
  BY_BUILDER,
  bankPays,
  journeys,
  type OpenMove,
  palacePrice,
  type TravelOption,
  type View,
  villagesMissing,
} from '../../rules/index.ts';

/** What a way costs a seat: nothing where the bank pays (M04-7). */
export function routeFare(position: View, seat: number, { total }: TravelOption): number {
  return bankPays(position, seat) ? 0 : total;
}

/** @param moves of the previewed target in the city */
export function cityDetails(
  position: View,
  { seat, city, route }: ViewedCity,
  moves: readonly OpenMove[],
): CityDetails {
  const here = position.architects[seat] === city;
  const found = cityRoute(here, route, () => journeys(position, seat, city));
  const price = palacePrice(position, seat);
  const priceOf = (move: OpenMove): number => {
    if (move.type === 'travel') return found.route ? routeFare(position, seat, found.route) : 0;
    if (move.type === 'palace') return price;
    return move.type === 'house' && move.by !== BY_BUILDER ? 1 : 0;
  };
  return {
    ...found,
    missingVillages: found.route || here ? [] : villagesMissing(position, seat, city),
    isOpen: here || found.route !== null || moves.length > 0,
    price,
    coinsLeft: (position.gold[seat] ?? 0) - moves.reduce((sum, move) => sum + priceOf(move), 0),
  };
}
