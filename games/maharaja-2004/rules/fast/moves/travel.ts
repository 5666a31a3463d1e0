import type { Cells } from '@durbar/kernel';
import { payTollsInCells } from '../../../../kingdom/rules/fast/index.ts';
import { owesCityPiece } from '../../../../kingdom/rules/index.ts';
import { CITY_COUNT, HOUSE_PRICE } from '../../../data/components.ts';
import { cardBit, MONK, PLENTY } from '../../position.ts';
import { WALKED } from '../actions.ts';
import * as AT from '../cells.ts';
import { type Changes, OTHERS_GOLD } from '../changes.ts';
import { firstCode } from '../codes.ts';
import type { FastMatch } from '../match.ts';
import { addPoints } from '../standings.ts';
import type { FastRow } from './row.ts';

const CODE = firstCode('travel');
/** Travel options to a city that have numbers; as many as moves from outside may name. */
const OPTIONS = 256;

/** Numbers are `city * 256 + way`. */
export const travel: FastRow<'travel'> = {
  list: listTravels,
  apply: applyTravel,
  move: (index) => ({ type: 'travel', city: cityOf(index), way: wayOf(index) }),
  index: ({ city, way }) => city * OPTIONS + way,
};

function cityOf(index: number): number {
  return Math.trunc(index / OPTIONS);
}

function wayOf(index: number): number {
  return index % OPTIONS;
}

function listTravels(match: FastMatch, cells: Cells, seat: number, out: Int32Array, count: number): number {
  const { roads, turn } = match;
  if (turn.walked) return count;
  const from = cells[AT.architects + seat]!;
  const { first, totals } = roads.routes(seat, from, false);
  const most = spendable(match, cells, seat);
  for (let city = 0; city < CITY_COUNT; city++) {
    if (city === from) continue;
    const start = first[city]!;
    const end = first[city + 1]!;
    for (let route = start; route < end && totals[route]! <= most; route++)
      out[count++] = CODE + city * OPTIONS + route - start;
  }
  return count;
}

/** Gold that may go into tolls: all, except what an owed city house will cost; the bank pays for the Monk (M04-3.2, 7). */
function spendable({ turn }: FastMatch, cells: Cells, seat: number): number {
  if ((cells[AT.cards + seat]! & cardBit(MONK)) !== 0) return PLENTY;
  return cells[AT.gold + seat]! - (owesCityPiece(turn) ? HOUSE_PRICE : 0);
}

function applyTravel({ roads, seats }: FastMatch, cells: Cells, seat: number, index: number): Changes {
  const city = cityOf(index);
  const from = cells[AT.architects + seat]!;
  roads.read(cells);
  const { first, pays } = roads.routes(seat, from, false);
  const pay = pays[first[city]! + wayOf(index)]!;
  const byBank = (cells[AT.cards + seat]! & cardBit(MONK)) !== 0;
  payTollsInCells(cells, AT.gold, seats, pay, byBank ? -1 : seat);
  cells[AT.architects + seat] = city;
  cells[AT.actions + WALKED] = 1;
  const gold = pay === 0 ? 0 : OTHERS_GOLD;
  const maharaja = cells[AT.maharaja]!;
  if (from !== maharaja && city !== maharaja) return gold;
  addPoints(cells, maharaja, seat, city === maharaja ? 1 : -1);
  return gold | (1 << maharaja);
}
