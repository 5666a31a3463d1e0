import type { CityDetails, ViewedCity } from '../../../kingdom/board/describe-game.ts';
import { findTravel } from '../../../kingdom/board/model/routes.ts';
import {
  bankPays,
  blockingVillages,
  type OpenMove,
  palacePrice,
  SOURCE_BUILDER,
  type TravelOption,
  travelOptionsTo,
  type View,
} from '../../rules/index.ts';

/** The price of a travel option for a seat: nothing if the bank pays (M04-7). */
export function fareOf(position: View, seat: number, { total }: TravelOption): number {
  return bankPays(position, seat) ? 0 : total;
}

/** @param moves the moves of the previewed target in the city */
export function cityDetails(
  position: View,
  { seat, city, optionIndex: route }: ViewedCity,
  moves: readonly OpenMove[],
): CityDetails {
  const here = position.architects[seat] === city;
  const travel = findTravel(here, route, () => travelOptionsTo(position, seat, city));
  const price = palacePrice(position, seat);
  const priceOf = (move: OpenMove): number => {
    if (move.type === 'travel') return travel.travelOption ? fareOf(position, seat, travel.travelOption) : 0;
    if (move.type === 'palace') return price;
    return move.type === 'house' && move.by !== SOURCE_BUILDER ? 1 : 0;
  };
  return {
    ...travel,
    blockingVillages: travel.travelOption || here ? [] : blockingVillages(position, seat, city),
    isOpen: here || travel.travelOption !== null || moves.length > 0,
    price,
    coinsLeft: (position.gold[seat] ?? 0) - moves.reduce((sum, move) => sum + priceOf(move), 0),
  };
}
