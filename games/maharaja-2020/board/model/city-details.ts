import type { CityDetails, ViewedCity } from '../../../kingdom/board/describe-game.ts';
import { cityRoute } from '../../../kingdom/board/model/routes.ts';
import {
  has,
  missingVillagesTo,
  type OpenMove,
  shrinePrice,
  statuePrice,
  type TravelOption,
  travelOptions,
  type View,
} from '../../rules/index.ts';
import { moveMeans } from './targets.ts';

/** @param moves of the previewed target in the city */
export function cityDetails(position: View, aim: ViewedCity, moves: readonly OpenMove[]): CityDetails {
  const { seat, city } = aim;
  const found = cityRoute(position.priests[seat] === city, aim.route, () =>
    travelOptions(position, seat, city),
  );
  const { isHere, route } = found;
  const coins = position.coins[seat] ?? 0;
  const spent = moves.reduce((sum, move) => sum + priceOf(position, seat, move, route), 0);
  const planned = moves.find((move) => move.type === 'statue');
  const action = planned ? (moveMeans(planned) ?? 2) % 9 : cheapestStatueAction(position);
  return {
    ...found,
    missingVillages: isHere || route ? [] : missingVillagesTo(position, seat, city),
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

function priceOf(position: View, seat: number, move: OpenMove, way: TravelOption | null): number {
  if (move.type === 'travel') return way?.total ?? 0;
  if (move.type === 'statue') return statuePrice(position, seat, move.city, move.by % 9);
  if (move.type === 'shrine') return move.by === 19 ? 0 : move.by === 18 ? 1 : shrinePrice(move.by % 9);
  return 0;
}
