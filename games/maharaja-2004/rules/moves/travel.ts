import type { Message, Refusal, Seat } from '@durbar/kernel';
import * as z from 'zod/mini';
import {
  allTravelMoves,
  listTravelMoves,
  payTolls,
  refuseTravelMove,
  routesFrom,
  type TravelMove,
  travelPath,
  travelValues,
} from '../../../kingdom/rules/index.ts';
import { city, whole } from '../../../kingdom/rules/parse.ts';
import { HOUSE_PRICE } from '../../data/components.ts';
import type { Clause } from '../clauses.ts';
import { owesCityPiece } from '../hand.ts';
import { createTraveller, has, MONK, tollPurse } from '../position.ts';
import type { Event, Move, State, View } from '../types.ts';
import { type MoveRow, noStep } from './row.ts';

/** Move the architect to a city, paying tolls to the owners of the houses on the way (M04-3). */
export const travel: MoveRow<'travel'> = {
  schema: z.strictObject({ type: z.literal('travel'), city, way: whole(0, 255) }),
  wellFormed: (_villages, options) => allTravelMoves(options),
  list: listTravels,
  refuse: refuseTravel,
  apply: applyTravel,
  price: toll,
  key: ({ city, way }) => `travel-${city}-${way}`,
  describe: describeTravel,
  sourceOf: noStep,
};

function describeTravel(move: TravelMove, position: View): Message {
  const { mover } = position;
  const traveller = mover < 0 ? null : createTraveller(position, mover);
  const byBank = mover >= 0 && has(position, mover, MONK) ? 'yes' : 'no';
  return { key: 'move.travel', values: { ...travelValues(position, traveller, move), byBank } };
}

/** Gold that may go into tolls: all, except what an owed city house will cost; the bank pays for the Monk (M04-3.2, 7). */
function spendable(position: View, seat: Seat): number {
  return tollPurse(position, seat, position.gold[seat]! - (owesCityPiece(position) ? HOUSE_PRICE : 0));
}

const CLAUSES = {
  walked: 'M04-3.3',
  alreadyThere: 'M04-3.1',
  cutOff: 'M04-3.1',
  noSuchRoute: 'M04-3.3',
  toll: 'M04-3.2',
  keepCoin: 'M04-4',
} as const satisfies Record<string, Clause>;

function refuseTravel(position: View, seat: Seat, move: TravelMove): Refusal | null {
  const gold = { available: position.gold[seat]!, spend: spendable(position, seat) };
  return refuseTravelMove(position, createTraveller(position, seat), move, gold, CLAUSES);
}

function listTravels(position: View, seat: Seat, out: Move[], count: number): number {
  if (position.walked) return count;
  const from = position.architects[seat]!;
  return listTravelMoves(
    routesFrom(position, seat, from, false),
    from,
    spendable(position, seat),
    out,
    count,
  );
}

/** Tolls that the seat pays itself. */
function toll(position: View, seat: Seat, { city, way }: TravelMove): number {
  if (has(position, seat, MONK)) return 0;
  const { first, totals } = routesFrom(position, seat, position.architects[seat]!, false);
  return totals[first[city]! + way]!;
}

/** Moves the architect. The owners are paid at once, by the bank for the Wandering Monk. */
function applyTravel(state: State, seat: Seat, { city, way }: TravelMove, events?: Event[]): void {
  const traveller = createTraveller(state, seat);
  const byBank = has(state, seat, MONK);
  const routes = routesFrom(state, seat, traveller.from, false);
  const pay = routes.pays[routes.first[city]! + way]!;
  state.architects[seat] = city;
  state.walked = true;
  payTolls(pay, state.gold, byBank ? -1 : seat);
  events?.push({ kind: 'travel', seat, byBank, ...travelPath(state, traveller, city, pay) });
}
