import type { CityDetails, ViewedCity } from '../../../kingdom/board/describe-game.ts';
import { findTravel } from '../../../kingdom/board/model/routes.ts';
import {
  blockingVillages,
  has,
  type OpenMove,
  shrinePrice,
  statuePrice,
  type TravelOption,
  travelOptionsTo,
  type View,
} from '../../rules/index.ts';
import { moveSource } from './targets.ts';

/** @param moves of the previewed target in the city */
export function cityDetails(position: View, viewed: ViewedCity, moves: readonly OpenMove[]): CityDetails {
  const { seat, city } = viewed;
  const travel = findTravel(position.priests[seat] === city, viewed.optionIndex, () =>
    travelOptionsTo(position, seat, city),
  );
  const { isHere, travelOption: route } = travel;
  const coins = position.coins[seat] ?? 0;
  const spent = moves.reduce((sum, move) => sum + priceOf(position, seat, move, route), 0);
  const planned = moves.find((move) => move.type === 'statue');
  const action = planned ? (moveSource(planned) ?? 2) % 9 : cheapestStatueAction(position);
  return {
    ...travel,
    blockingVillages: isHere || route ? [] : blockingVillages(position, seat, city),
    // Character 12 builds without the priest, and the previewed target is legal.
    isOpen: isHere || route !== null || has(position, seat, 12) || moves.length > 0,
    price: statuePrice(position, seat, city, action),
    coinsLeft: coins - spent,
  };
}

/** The discount counts where that action is still to be done. */
function cheapestStatueAction({ fresh }: View): number {
  return fresh.includes(0) ? 0 : 2;
}

function priceOf(position: View, seat: number, move: OpenMove, option: TravelOption | null): number {
  if (move.type === 'travel') return option?.total ?? 0;
  if (move.type === 'statue') return statuePrice(position, seat, move.city, move.by % 9);
  if (move.type === 'shrine') return move.by === 19 ? 0 : move.by === 18 ? 1 : shrinePrice(move.by % 9);
  return 0;
}
