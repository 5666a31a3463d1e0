import type { PlateFacts } from '../../../kingdom/board/court.ts';
import type { Aim } from '../../../kingdom/board/looks.ts';
import { platedWay } from '../../../kingdom/board/model/plate.ts';
import {
  has,
  type Journey,
  journeys,
  type OpenMove,
  shrinePrice,
  statuePrice,
  type View,
  villagesMissing,
} from '../../rules/index.ts';
import { byOf } from './offers.ts';

/** @param moves what is aimed at in the city */
export function plateFacts(position: View, aim: Aim, moves: readonly OpenMove[]): PlateFacts {
  const { seat, city } = aim;
  const found = platedWay(position.priests[seat] === city, aim.way, () => journeys(position, seat, city));
  const { here, way } = found;
  const coins = position.coins[seat] ?? 0;
  const spent = moves.reduce((sum, move) => sum + priceOf(position, seat, move, way), 0);
  const planned = moves.find((move) => move.type === 'statue');
  const action = planned ? (byOf(planned) ?? 2) % 9 : cheapestStatueAction(position);
  return {
    ...found,
    missing: here || way ? [] : villagesMissing(position, seat, city),
    // Character 12 builds without the priest, and what is aimed at can be done.
    open: here || way !== null || has(position, seat, 12) || moves.length > 0,
    price: statuePrice(position, seat, city, action),
    keep: coins - spent,
  };
}

/** The discount counts where that action is still to be done. */
function cheapestStatueAction({ fresh }: View): number {
  return fresh.includes(0) ? 0 : 2;
}

function priceOf(position: View, seat: number, move: OpenMove, way: Journey | null): number {
  if (move.type === 'travel') return way?.total ?? 0;
  if (move.type === 'statue') return statuePrice(position, seat, move.city, move.by % 9);
  if (move.type === 'shrine') return move.by === 19 ? 0 : move.by === 18 ? 1 : shrinePrice(move.by % 9);
  return 0;
}
