import * as z from 'zod/mini';
import {
  allTravelMoves,
  listTravelMoves,
  payTolls,
  refuseTravelMove,
  routesFrom,
  travelPath,
  travelValues,
} from '../../../kingdom/rules/index.ts';
import type { Clause } from '../clauses.ts';
import { city, whole } from '../parse/fields.ts';
import { createTraveller, has } from '../position.ts';
import { owesCityPiece } from '../turn-actions.ts';
import type { View } from '../types.ts';
import type { MoveRow } from './row.ts';

/** Coins that may go into tolls: all, except the one that an owed city shrine will cost (M20-5.3d). */
function spendable(position: View, seat: number): number {
  return position.coins[seat]! - (owesCityPiece(position) ? 1 : 0);
}

const CLAUSES = {
  walked: 'M20-4.7',
  alreadyThere: 'M20-4.1',
  cutOff: 'M20-4.2',
  noSuchRoute: 'M20-4.4',
  toll: 'M20-4.3',
  keepCoin: 'M20-5.3d',
} as const satisfies Record<string, Clause>;

/** Move the priest to a city, paying tolls to the owners of the shrines on the way (M20-4). */
export const travel: MoveRow<'travel'> = {
  schema: z.strictObject({ type: z.literal('travel'), city, way: whole(0, 255) }),
  wellFormed: (_villages, options) => allTravelMoves(options),
  list(position, seat, out, count) {
    if (position.walked) return count;
    const from = position.priests[seat]!;
    const routes = routesFrom(position, seat, from, has(position, seat, 9));
    return listTravelMoves(routes, from, spendable(position, seat), out, count);
  },
  refuse(position, seat, move) {
    const coins = { available: position.coins[seat]!, spend: spendable(position, seat) };
    return refuseTravelMove(position, createTraveller(position, seat), move, coins, CLAUSES);
  },
  price(position, seat, { city, way }) {
    const { first, totals } = routesFrom(position, seat, position.priests[seat]!, has(position, seat, 9));
    return totals[first[city]! + way]!;
  },
  apply(state, seat, { city, way }, events) {
    // A journey ends the current use of character 3 (M20-5.4).
    state.exchanges = 0;
    const traveller = createTraveller(state, seat);
    const routes = routesFrom(state, seat, traveller.from, traveller.free);
    const pay = routes.pays[routes.first[city]! + way]!;
    state.priests[seat] = city;
    state.walked = true;
    payTolls(pay, state.coins, seat);
    events?.push({ kind: 'travel', seat, ...travelPath(state, traveller, city, pay) });
  },
  key: ({ city, way }) => `travel-${city}-${way}`,
  describe(move, position) {
    const traveller = position.mover < 0 ? null : createTraveller(position, position.mover);
    return { key: 'move.travel', values: travelValues(position, traveller, move) };
  },
};
