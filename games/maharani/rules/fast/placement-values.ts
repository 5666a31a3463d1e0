import type { Cells } from '@durbar/kernel';
import { GROWTH, MARKER_VALUES, WEIGHTS, type Weights } from '../../data/estimate.ts';
import { SECOND_TILE_PRICE } from '../../data/tiles.ts';
import { QUARTERS } from '../geometry.ts';
import { expectedTotal } from '../heuristics/estimate.ts';
import * as kinds from '../heuristics/kinds.ts';
import { areaGold } from './areas.ts';
import { slotOf, spaceOf, turnOf, WORKER } from './code-numbers.ts';
import { afterMaking, type SeatHoldings } from './estimate.ts';
import { held, holdAfterWay } from './held.ts';
import { BESIDE, COUNTS, FREE, FREE_IN_QUARTER, MARKERS, PLACED, PLAYERS, RONDEL, SEAT } from './layout.ts';
import { ARROW, BESIDE_CASE, BESIDE_CASES, COLOUR_OF_TILE, MORE, QUARTER, SIDE } from './tables.ts';
import { workerWays } from './workers.ts';

// The estimates after placements, for the seat to move. The terms of the estimate take few values for many moves, so they are
// computed once for each position; they are added in the order of `expectedTotal` and `lead`, for the same sums to the
// last bit.

/** The present holdings of the seats. */
let now: SeatHoldings = [];
let weights: Weights = WEIGHTS[0]!;
/** Number of the position that the terms are for. */
let position = 0;

/** An area has at most all tiles of a colour, and a space at most four neighbours. */
const MOST_AREA = 10;
const MOST_BESIDE = 4;

// Terms of the seat to move: gold, payout and workers by the gold for the area; growth by quarter; room by number of own workers
// beside the space; markers by how many of them are turned down.
const areaTerm = new Float64Array(MOST_AREA + 1);
const growthTerm = new Float64Array(QUARTERS.length);
const roomTerm = new Float64Array(MOST_BESIDE + 1);
const markersTerm = new Float64Array(2);

// Terms of each rival: gold, payout and workers; pairs; markers; none left.
const rivalGold = new Float64Array(4);
const rivalPairs = new Float64Array(4);
const rivalMarkers = new Float64Array(4);
const rivalNoneLeft = new Float64Array(4);

// What the rivals subtract by quarter and case of the workers beside the space: by the best one, and by their mean. `computedFor`
// says for which position.
const bestTerm = new Float64Array(QUARTERS.length * BESIDE_CASES);
const meanTerm = new Float64Array(QUARTERS.length * BESIDE_CASES);
const computedFor = new Int32Array(QUARTERS.length * BESIDE_CASES);

/**
 * Writes the estimates after the placements among the moves, which come first, and returns their number.
 * @param holdings the present holdings of the seats
 */
export function writePlacements(
  cells: Cells,
  holdings: SeatHoldings,
  moves: Int32Array,
  count: number,
  into: Float64Array,
): number {
  if (count === 0 || moves[0]! >= WORKER) return 0;
  now = holdings;
  begin(cells);
  const seat = cells[SEAT]!;
  const side = SIDE[cells[PLAYERS]! * 4 + seat]!;
  const own = now[seat]!;
  const pairTerm = (weights.pair / 2) * own[kinds.OWN_NEIGHBOURS]!;
  const noneLeft = own[kinds.WORKERS_IN_SUPPLY] === 0 ? weights.noneLeft : 0;
  const ownShift = seat * 3;
  const others = ~(7 << ownShift);
  let last = -1;
  let area = 0;
  let idle = -1;
  let i = 0;
  for (; i < count; i++) {
    const move = moves[i]!;
    if (move >= WORKER) break;
    const space = spaceOf(move);
    const slot = slotOf(move);
    const tile = cells[RONDEL + slot]!;
    // Placements that differ only in the tile's turn come one after the other: they share an area, and those that call
    // no worker have the same effect.
    if (move >> 2 !== last) {
      last = move >> 2;
      area = areaGold(cells, space, COLOUR_OF_TILE[tile]!);
      idle = -1;
    }
    const calls = ((ARROW[tile]! + turnOf(move)) & 3) === side;
    if (!calls && idle >= 0) {
      into[i] = into[idle]!;
      continue;
    }
    if (!calls) idle = i;
    const quarter = QUARTER[space]!;
    // If the placement fills the quarter, too much changes.
    if (cells[FREE_IN_QUARTER + quarter] === 1) {
      into[i] = afterMaking(cells, seat, move);
      continue;
    }
    const beside = cells[BESIDE + space]!;
    const rivals = quarter * BESIDE_CASES + BESIDE_CASE[beside & others]!;
    if (computedFor[rivals] !== position) computeRivals(cells, quarter, beside, rivals);
    const home = (side + slot) & 3;
    const markers = quarter === home ? 0 : (cells[MARKERS + seat]! >> home) & 1;
    const room = (beside >> ownShift) & 7;
    const ways = calls ? workerWays(cells, quarter, COLOUR_OF_TILE[tile]!) : 0;
    const total =
      ways === 0
        ? areaTerm[area]! +
          growthTerm[quarter]! +
          roomTerm[room]! +
          pairTerm +
          markersTerm[markers]! +
          noneLeft
        : bestTotal(cells, space, tile, ways, area, markers);
    into[i] = total - bestTerm[rivals]! - meanTerm[rivals]!;
  }
  return i;
}

/** Computes the terms of the seat to move. */
function begin(cells: Cells): void {
  const seat = cells[SEAT]!;
  const own = now[seat]!;
  weights = WEIGHTS[cells[FREE]! - 1]!;
  position = position === 0x3fff_ffff ? 1 : position + 1;
  const payout = weights.payout * own[kinds.PAYOUT_NOW]!;
  const worker = weights.worker * own[kinds.WORKERS_ON_BOARD]!;
  const gold = own[kinds.GOLD]! - price(cells);
  for (let area = 1; area <= MOST_AREA; area++) areaTerm[area] = gold + area + payout + worker;
  for (let quarter = 0; quarter < QUARTERS.length; quarter++)
    growthTerm[quarter] = GROWTH * (own[kinds.PAYOUT_GROWTH]! - growthLost(cells, seat, quarter));
  for (let beside = 0; beside <= MOST_BESIDE; beside++)
    roomTerm[beside] = weights.room * (own[kinds.FREE_NEIGHBOURS]! - beside);
  const up = own[kinds.MARKERS_UP]!;
  markersTerm[0] = weights.markers * MARKER_VALUES[up]!;
  if (up > 0) markersTerm[1] = weights.markers * MARKER_VALUES[up - 1]!;
  for (let other = 0; other < cells[PLAYERS]!; other++) if (other !== seat) beginRival(other);
}

/** Computes the terms of a rival. */
function beginRival(seat: number): void {
  const own = now[seat]!;
  rivalGold[seat] =
    own[kinds.GOLD]! +
    weights.payout * own[kinds.PAYOUT_NOW]! +
    weights.worker * own[kinds.WORKERS_ON_BOARD]!;
  rivalPairs[seat] = (weights.pair / 2) * own[kinds.OWN_NEIGHBOURS]!;
  rivalMarkers[seat] = weights.markers * MARKER_VALUES[own[kinds.MARKERS_UP]!]!;
  rivalNoneLeft[seat] = own[kinds.WORKERS_IN_SUPPLY] === 0 ? weights.noneLeft : 0;
}

/** The price of the tile, if it is the turn's second one. */
function price(cells: Cells): number {
  return cells[PLACED] === 1 ? SECOND_TILE_PRICE : 0;
}

/** The expected gold of the seat to move after a placement that calls a worker, which comes in the best way for its owner. */
function bestTotal(
  cells: Cells,
  space: number,
  tile: number,
  ways: number,
  area: number,
  markers: number,
): number {
  const quarter = QUARTER[space]!;
  const seat = cells[SEAT]!;
  const lost = growthLost(cells, seat, quarter);
  const room = (cells[BESIDE + space]! >> (seat * 3)) & 7;
  const free = cells[FREE_IN_QUARTER + quarter]! - 1;
  const gold = area - price(cells);
  let best = Number.NEGATIVE_INFINITY;
  for (let left = ways; left !== 0; left &= left - 1) {
    holdAfterWay(now[seat]!, cells, space, COLOUR_OF_TILE[tile]!, 31 - Math.clz32(left & -left), free);
    best = Math.max(best, expectedTotal(held, weights, gold, markers, lost, room));
  }
  return best;
}

/** Computes the terms of the rivals if a space of `quarter` with these workers beside it is taken. */
function computeRivals(cells: Cells, quarter: number, beside: number, at: number): void {
  const seat = cells[SEAT]!;
  const players = cells[PLAYERS]!;
  const roomWeight = weights.room;
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    const own = now[other]!;
    const total =
      rivalGold[other]! +
      GROWTH * (own[kinds.PAYOUT_GROWTH]! - growthLost(cells, other, quarter)) +
      roomWeight * (own[kinds.FREE_NEIGHBOURS]! - ((beside >> (other * 3)) & 7)) +
      rivalPairs[other]! +
      rivalMarkers[other]! +
      rivalNoneLeft[other]!;
    sum += total;
    if (total > best) best = total;
  }
  computedFor[at] = position;
  bestTerm[at] = weights.bestRival * best;
  meanTerm[at] = ((1 - weights.bestRival) * sum) / (players - 1);
}

/** The growth that a seat loses once a space in `quarter` is taken. */
function growthLost(cells: Cells, seat: number, quarter: number): number {
  const counts = COUNTS + quarter * 8 + seat * 2;
  return MORE[cells[counts]!]! + MORE[cells[counts + 1]!]!;
}
