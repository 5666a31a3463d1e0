import { QUARTER_PAYOUT } from '../data/tiles.ts';
import { QUARTER_SPACES } from './geometry.ts';
import { earn, eventColour, QUARTERS_EARNED } from './position.ts';
import type { Event, View } from './types.ts';

/** Workers in a quarter, at `seat * 2 + colour`. */
export function workersIn(position: View, quarter: number): number[] {
  const counts = new Array<number>(position.players * 2).fill(0);
  for (const space of QUARTER_SPACES[quarter]!) {
    const worker = position.workers[space]!;
    if (worker >= 0) counts[worker] = counts[worker]! + 1;
  }
  return counts;
}

/** What each seat would be paid if the quarter were evaluated now (MHR-4); the two colours of a seat are paid separately. */
export function quarterPay(position: View, quarter: number): number[] {
  const pay = new Array<number>(position.players).fill(0);
  workersIn(position, quarter).forEach((workers, i) => {
    pay[i >> 1] = pay[i >> 1]! + QUARTER_PAYOUT[workers]!;
  });
  return pay;
}

/** Pays a quarter's workers and sends them back to their supplies (MHR-4). */
export function evaluateQuarter(position: View, quarter: number, finished: boolean, events?: Event[]): void {
  events?.push({ kind: 'quarter', quarter, finished });
  workersIn(position, quarter).forEach((workers, i) => {
    if (workers === 0) return;
    const gold = QUARTER_PAYOUT[workers]!;
    const seat = i >> 1;
    earn(position, seat, QUARTERS_EARNED, gold);
    events?.push({ kind: 'paid', seat, quarter, colour: eventColour(position, i & 1), workers, gold });
    position.supply[i] = position.supply[i]! + workers;
  });
  const spaces: number[] = [];
  for (const space of QUARTER_SPACES[quarter]!) {
    if (position.workers[space]! < 0) continue;
    position.workers[space] = -1;
    spaces.push(space);
  }
  if (spaces.length > 0) events?.push({ kind: 'home', quarter, spaces });
}
