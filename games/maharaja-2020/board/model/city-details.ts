import type { CityDetails, ViewedCity } from '../../../kingdom/board/describe-game.ts';
import { findTravel } from '../../../kingdom/board/model/routes.ts';
import {
  actionOf,
  blockingVillages,
  has,
  movePrice,
  type OpenMove,
  SOURCE_ABILITY,
  statuePrice,
  type TravelOption,
  travelOptionsTo,
  type View,
} from '../../rules/index.ts';

/** @param moves the moves of the previewed target in the city */
export function cityDetails(position: View, viewed: ViewedCity, moves: readonly OpenMove[]): CityDetails {
  const { seat, city } = viewed;
  const travel = findTravel(position.priests[seat] === city, viewed.optionIndex, () =>
    travelOptionsTo(position, seat, city),
  );
  const { isHere, travelOption: route } = travel;
  const coins = position.coins[seat] ?? 0;
  const spent = moves.reduce((sum, move) => sum + priceOf(position, seat, move, route), 0);
  const planned = moves.find((move) => move.type === 'statue');
  const action = actionOf(planned?.by ?? statueActionOf(position, viewed.card));
  return {
    ...travel,
    blockingVillages: isHere || route ? [] : blockingVillages(position, seat, city),
    // Character 12 builds without the priest, and a previewed target is legal.
    isOpen: isHere || route !== null || has(position, seat, 12) || moves.length > 0,
    price: statuePrice(position, seat, city, action),
    coinsLeft: coins - spent,
  };
}

const STATUE_DISCOUNT = 0;
const STATUE_AND_SHRINE = 2;
const STATUE_ACTIONS: ReadonlySet<number> = new Set([STATUE_DISCOUNT, STATUE_AND_SHRINE]);

/**
 * The action that determines the price of a statue: that of the chosen card, else the cheaper one that is still to be
 * done.
 */
function statueActionOf({ fresh }: View, card: number | null): number {
  if (card !== null && card < SOURCE_ABILITY && STATUE_ACTIONS.has(actionOf(card))) return card;
  return fresh.includes(STATUE_DISCOUNT) ? STATUE_DISCOUNT : STATUE_AND_SHRINE;
}

/** Price of a move in coins; for travel, that of the option that the player looks at. */
function priceOf(position: View, seat: number, move: OpenMove, option: TravelOption | null): number {
  return move.type === 'travel' ? (option?.total ?? 0) : movePrice(position, seat, move);
}
