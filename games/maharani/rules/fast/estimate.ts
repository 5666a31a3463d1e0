import type { Cells, MoveCode } from '@durbar/kernel';
import { WEIGHTS, type Weights } from '../../data/estimate.ts';
import { SECOND_TILE_PRICE, WORKERS as WORKERS_BY_PLAYERS } from '../../data/tiles.ts';
import { expectedTotal, lead } from '../heuristics/estimate.ts';
import { newHoldings } from '../heuristics/holdings.ts';
import * as kinds from '../heuristics/kinds.ts';
import { apply } from './apply/index.ts';
import { applyWorker } from './apply/worker.ts';
import { WORKER } from './code-numbers.ts';
import {
  FILLED_COUNT,
  FREE,
  FREE_NEIGHBOURS,
  GOLD,
  MARKERS,
  OVER,
  OWN_NEIGHBOURS,
  PAYOUT_GROWTH,
  PAYOUT_NOW,
  PENDING,
  PLACED,
  PLAYERS,
  SEAT,
  SIZE,
  SUPPLY,
} from './layout.ts';
import { evaluateFilled } from './quarters.ts';
import { waysOntoPending } from './workers.ts';

/** The holdings of each seat, by kind as in heuristics/holdings.ts. */
export type SeatHoldings = readonly Int32Array[];

export const newSeatHoldings = (): SeatHoldings => newHoldings().seats;

const UP = Uint8Array.from(
  { length: 16 },
  (_, bits) => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + (bits >> 3),
);
const WORKERS_OF_SEAT = Uint8Array.from({ length: 5 }, (_, players) => {
  const [first = 0, second = 0] = WORKERS_BY_PLAYERS[players] ?? [];
  return first + second;
});

// Reused by each call: each seat's holdings and expected final gold, and states after the rest of the turn.
const stock = newSeatHoldings();
const totals = new Float64Array(4);
const afterWay = new Int16Array(SIZE);
const afterBestWay = new Int16Array(SIZE);
const afterFilled = new Int16Array(SIZE);
const afterMove = new Int16Array(SIZE);

/** Reads the holdings of the seats. There must be no pending worker and no unevaluated full quarter. */
export function readHoldings(cells: Cells, into: SeatHoldings): void {
  const players = cells[PLAYERS]!;
  const workers = WORKERS_OF_SEAT[players]!;
  for (let seat = 0; seat < players; seat++) {
    const own = into[seat]!;
    const supply = cells[SUPPLY + seat * 2]! + cells[SUPPLY + seat * 2 + 1]!;
    own[kinds.GOLD] = cells[GOLD + seat]!;
    own[kinds.PAYOUT_NOW] = cells[PAYOUT_NOW + seat]!;
    own[kinds.WORKERS_ON_BOARD] = workers - supply;
    own[kinds.PAYOUT_GROWTH] = cells[PAYOUT_GROWTH + seat]!;
    own[kinds.FREE_NEIGHBOURS] = cells[FREE_NEIGHBOURS + seat]!;
    own[kinds.OWN_NEIGHBOURS] = cells[OWN_NEIGHBOURS + seat]!;
    own[kinds.MARKERS_UP] = UP[cells[MARKERS + seat]!]!;
    own[kinds.WORKERS_IN_SUPPLY] = supply;
  }
  if (cells[PLACED] !== 2) return;
  const own = into[cells[SEAT]!]!;
  own[kinds.GOLD] = own[kinds.GOLD]! - SECOND_TILE_PRICE;
}

/** The same number as the contract's `estimate`. */
export function estimate(cells: Cells, seat: number): number {
  const { bestRival } = addUp(settle(cells));
  return lead(totals, cells[PLAYERS]!, seat, bestRival);
}

/** The estimate for `seat` after a move, by making it on a copy. */
export function afterMaking(cells: Cells, seat: number, move: MoveCode): number {
  afterMove.set(cells);
  apply(afterMove, seat, move);
  return estimate(afterMove, seat);
}

/** The same numbers as the contract's `expectedGold`. */
export function expectedGold(cells: Cells, into: Float64Array): void {
  addUp(settle(cells));
  for (let seat = 0; seat < cells[PLAYERS]!; seat++) into[seat] = totals[seat]!;
}

/** Fills `totals` for a settled state. Returns the weights used. */
function addUp(cells: Cells): Weights {
  const players = cells[PLAYERS]!;
  if (cells[OVER] !== 0) {
    for (let seat = 0; seat < players; seat++) totals[seat] = cells[GOLD + seat]!;
    return WEIGHTS[0]!;
  }
  const weights = WEIGHTS[cells[FREE]!]!;
  readHoldings(cells, stock);
  for (let seat = 0; seat < players; seat++) totals[seat] = expectedTotal(stock[seat]!, weights);
  return weights;
}

/** The state after the rest of this turn: a pending worker, and evaluation of filled quarters. */
function settle(cells: Cells): Cells {
  const brought = cells[PENDING]! >= 0 ? bringBest(cells) : cells;
  if (brought[FILLED_COUNT] === 0) return brought;
  afterFilled.set(brought);
  evaluateFilled(afterFilled);
  return afterFilled;
}

/** The state in which the pending worker has come in the way that is best for its owner. */
function bringBest(cells: Cells): Cells {
  const seat = cells[SEAT]!;
  let best = Number.NEGATIVE_INFINITY;
  for (let ways = waysOntoPending(cells); ways !== 0; ways &= ways - 1) {
    afterWay.set(cells);
    applyWorker(afterWay, seat, WORKER + 31 - Math.clz32(ways & -ways));
    const owners = estimate(afterWay, seat);
    if (owners <= best) continue;
    best = owners;
    afterBestWay.set(afterWay);
  }
  return afterBestWay;
}
