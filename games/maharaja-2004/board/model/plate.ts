import type { PlateFacts } from '../../../kingdom/board/court.ts';
import type { Aim } from '../../../kingdom/board/looks.ts';
import { platedWay } from '../../../kingdom/board/model/plate.ts';
import {
  BY_BUILDER,
  bankPays,
  type Journey,
  journeys,
  type OpenMove,
  palacePrice,
  type View,
  villagesMissing,
} from '../../rules/index.ts';

/** What a way costs a seat: nothing where the bank pays (M04-7). */
export function fareOf(position: View, seat: number, { total }: Journey): number {
  return bankPays(position, seat) ? 0 : total;
}

/** @param moves what is aimed at in the city */
export function plateFacts(position: View, { seat, city, way }: Aim, moves: readonly OpenMove[]): PlateFacts {
  const here = position.architects[seat] === city;
  const found = platedWay(here, way, () => journeys(position, seat, city));
  const price = palacePrice(position, seat);
  const priceOf = (move: OpenMove): number => {
    if (move.type === 'travel') return found.way ? fareOf(position, seat, found.way) : 0;
    if (move.type === 'palace') return price;
    return move.type === 'house' && move.by !== BY_BUILDER ? 1 : 0;
  };
  return {
    ...found,
    missing: found.way || here ? [] : villagesMissing(position, seat, city),
    open: here || found.way !== null || moves.length > 0,
    price,
    keep: (position.gold[seat] ?? 0) - moves.reduce((sum, move) => sum + priceOf(move), 0),
  };
}
