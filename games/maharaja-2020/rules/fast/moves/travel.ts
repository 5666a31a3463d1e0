import { payTollsInCells } from '../../../../kingdom/rules/fast/index.ts';
import { owesCityPiece } from '../../../../kingdom/rules/index.ts';
import { CITY_COUNT } from '../../../data/components.ts';
import { COINS_OF, EXCHANGES, PRIESTS } from '../layout.ts';
import { movePriest } from '../match.ts';
import { WALKED } from '../steps.ts';
import type { FastRow } from './row.ts';
import { codeBase } from './row.ts';

const BASE = codeBase('travel');
const WAY_BITS = 8;

/** The index has the city in the upper bits, the way in the lower ones. */
export function travelIndex(city: number, way: number): number {
  return (city << WAY_BITS) | way;
}
export function travelCity(index: number): number {
  return index >> WAY_BITS;
}
export function travelWay(index: number): number {
  return index & ((1 << WAY_BITS) - 1);
}

export const travel: FastRow = {
  list(match, cells, seat, out, count) {
    const { turn, roads } = match;
    if (turn.walked) return count;
    const from = cells[PRIESTS + seat]!;
    const { first, totals } = roads.routes(seat, from, match.has(cells, seat, 9));
    const most = cells[COINS_OF + seat]! - (owesCityPiece(turn) ? 1 : 0);
    for (let city = 0; city < CITY_COUNT; city++) {
      if (city === from) continue;
      const start = first[city]!;
      const end = first[city + 1]!;
      for (let route = start; route < end && totals[route]! <= most; route++)
        out[count++] = BASE + travelIndex(city, route - start);
    }
    return count;
  },
  apply(match, cells, seat, index) {
    cells[EXCHANGES] = 0;
    const { roads, seats } = match;
    roads.read(cells);
    const city = travelCity(index);
    const routes = roads.routes(seat, cells[PRIESTS + seat]!, match.has(cells, seat, 9));
    const pay = routes.pays[routes.first[city]! + travelWay(index)]!;
    movePriest(cells, seat, city);
    cells[WALKED] = 1;
    payTollsInCells(cells, COINS_OF, seats, pay, seat);
  },
};
