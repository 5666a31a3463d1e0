import type { Cells, MoveCode } from '@durbar/kernel';
import { WEIGHTS, type Weights } from '../../data/estimate.ts';
import { SECOND_TILE_PRICE } from '../../data/tiles.ts';
import { QUARTERS } from '../geometry.ts';
import { expectedTotal, lead } from '../heuristics/estimate.ts';
import * as kinds from '../heuristics/holdings.ts';
import { anythingFits } from './apply/end.ts';
import { apply } from './apply/index.ts';
import { areaGold } from './areas.ts';
import { END, MOVE_WORKER, slotOf, spaceOf, turnOf, WORKER } from './codes.ts';
import { estimate, newSeatHoldings, readHoldings } from './estimate.ts';
import {
  BESIDE,
  COLOURS,
  COUNTS,
  FILLED_COUNT,
  FREE,
  FREE_IN_QUARTER,
  MARKERS,
  NO_SPACE,
  PENDING,
  PLACED,
  PLAYERS,
  RONDEL,
  SIZE,
  WORKERS,
} from './layout.ts';
import { ARROW, COLOUR_OF_TILE, MORE, NEAR, QUARTER, SIDE } from './tables.ts';
import { groupGold, workerOn, workerWays } from './workers.ts';

// Reused by each call of `values`: a state after a move, the present holdings of the seats, those of the seat to move after a
// worker came or moved, and the expected gold of each seat.
const made = new Int16Array(SIZE);
const now = newSeatHoldings();
const held = new Int32Array(kinds.KINDS);
const expected = new Float64Array(4);

/**
 * The expected gold of each rival after a placement, at `(seat * 4 + quarter) * 5 + workers beside the space`: only a
 * few such cases exist for many moves. NaN if not computed yet.
 */
const rivalGold = new Float64Array(4 * 4 * 5);

/**
 * The same numbers as the contract's `evaluateMoves`: from the effects of each move on the holdings. Only moves with many
 * effects are made, on a copy.
 */
export function values(
  cells: Cells,
  seat: number,
  moves: Int32Array,
  count: number,
  into: Float64Array,
): void {
  if (cells[FILLED_COUNT] !== 0) {
    for (let i = 0; i < count; i++) into[i] = afterMaking(cells, seat, moves[i]!);
    return;
  }
  readHoldings(cells, now);
  rivalGold.fill(Number.NaN);
  const side = SIDE[cells[PLAYERS]! * 4 + seat]!;
  let last = -1;
  let area = 0;
  let idle = Number.NaN;
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    if (move >= WORKER) {
      into[i] = valueOfOther(cells, seat, move);
      continue;
    }
    const tile = cells[RONDEL + slotOf(move)]!;
    // Placements that differ only in the tile's turn come one after the other: they share an area, and those that call
    // no worker have the same effect.
    if (move >> 2 !== last) {
      last = move >> 2;
      area = areaGold(cells, spaceOf(move), COLOUR_OF_TILE[tile]!);
      idle = Number.NaN;
    }
    const calls = ((ARROW[tile]! + turnOf(move)) & 3) === side;
    const isKnown = !calls && !Number.isNaN(idle);
    const value = isKnown ? idle : valueOfPlacement(cells, seat, move, area, calls);
    if (!calls) idle = value;
    into[i] = value;
  }
}

function afterMaking(cells: Cells, seat: number, move: MoveCode): number {
  made.set(cells);
  apply(made, seat, move);
  return estimate(made, seat);
}

/** The estimate after a move that is no placement. Drawn tiles do not change it. */
function valueOfOther(cells: Cells, seat: number, move: MoveCode): number {
  if (move < WORKER + 4) return valueOfWay(cells, seat, move - WORKER);
  // If nothing fits any more, the end of the turn ends the match.
  if (move === END) return anythingFits(cells) ? withMarkers(cells, seat, 0) : afterMaking(cells, seat, move);
  return withMarkers(cells, seat, now[seat]![kinds.MARKERS_UP]! - QUARTERS.length);
}

/** The estimate if `seat` had `less` fewer markers face up and everything else stayed as it is. */
function withMarkers(cells: Cells, seat: number, less: number): number {
  const weights = WEIGHTS[cells[FREE]!]!;
  expectOfRivals(cells, seat, weights);
  expected[seat] = expectedTotal(now[seat]!, weights, 0, less);
  return lead(expected, cells[PLAYERS]!, seat, weights.bestRival);
}

/** The estimate after the pending worker has come in one of the ways. */
function valueOfWay(cells: Cells, seat: number, way: number): number {
  const space = cells[PENDING]!;
  const quarter = QUARTER[space]!;
  const weights = WEIGHTS[cells[FREE]!]!;
  expectOfRivals(cells, seat, weights);
  holdAfterWay(cells, seat, space, cells[COLOURS + space]!, way, cells[FREE_IN_QUARTER + quarter]!);
  expected[seat] = expectedTotal(held, weights);
  return lead(expected, cells[PLAYERS]!, seat, weights.bestRival);
}

/** Fills in the expected gold of all rivals as things are. */
function expectOfRivals(cells: Cells, seat: number, weights: Weights): void {
  for (let other = 0; other < cells[PLAYERS]!; other++)
    if (other !== seat) expected[other] = expectedTotal(now[other]!, weights);
}

/** The estimate after a placement that earns `area` gold for its area; a choice of workers is made in the best way. */
function valueOfPlacement(cells: Cells, seat: number, move: MoveCode, area: number, calls: boolean): number {
  const space = spaceOf(move);
  const quarter = QUARTER[space]!;
  const free = cells[FREE_IN_QUARTER + quarter]! - 1;
  // If the placement fills the quarter, too much changes.
  if (free === 0) return afterMaking(cells, seat, move);
  const players = cells[PLAYERS]!;
  const weights = WEIGHTS[cells[FREE]! - 1]!;
  const beside = cells[BESIDE + space]!;
  for (let other = 0; other < players; other++)
    if (other !== seat)
      expected[other] = expectedOfRival(cells, other, quarter, (beside >> (other * 3)) & 7, weights);
  const gold = cells[PLACED] === 1 ? area - SECOND_TILE_PRICE : area;
  const home = (SIDE[players * 4 + seat]! + slotOf(move)) & 3;
  const markers = quarter === home ? 0 : (cells[MARKERS + seat]! >> home) & 1;
  const lost = growthLost(cells, seat, quarter);
  const room = (beside >> (seat * 3)) & 7;
  const colour = COLOUR_OF_TILE[cells[RONDEL + slotOf(move)]!]!;
  let ways = calls ? workerWays(cells, quarter, colour) : 0;
  if (ways === 0) {
    expected[seat] = expectedTotal(now[seat]!, weights, gold, markers, lost, room);
    return lead(expected, players, seat, weights.bestRival);
  }
  let best = Number.NEGATIVE_INFINITY;
  for (; ways !== 0; ways &= ways - 1) {
    holdAfterWay(cells, seat, space, colour, 31 - Math.clz32(ways & -ways), free);
    expected[seat] = expectedTotal(held, weights, gold, markers, lost, room);
    best = Math.max(best, lead(expected, players, seat, weights.bestRival));
  }
  return best;
}

/** The expected gold of a rival once a space of `quarter` that has `beside` of its workers next to it is taken. */
function expectedOfRival(
  cells: Cells,
  seat: number,
  quarter: number,
  beside: number,
  weights: Weights,
): number {
  const at = (seat * 4 + quarter) * 5 + beside;
  const known = rivalGold[at]!;
  if (!Number.isNaN(known)) return known;
  const value = expectedTotal(now[seat]!, weights, 0, 0, growthLost(cells, seat, quarter), beside);
  rivalGold[at] = value;
  return value;
}

/** The growth that a seat loses once a space in `quarter` is taken. */
function growthLost(cells: Cells, seat: number, quarter: number): number {
  const counts = COUNTS + quarter * 8 + seat * 2;
  return MORE[cells[counts]!]! + MORE[cells[counts + 1]!]!;
}

function add(kind: number, amount: number): void {
  held[kind] = held[kind]! + amount;
}

/**
 * Fills `held` with the holdings of a seat after a worker has come onto `space`, which may still be free.
 * @param colour of the tile there
 * @param free number of free spaces of the quarter once the tile is laid
 */
function holdAfterWay(
  cells: Cells,
  seat: number,
  space: number,
  colour: number,
  way: number,
  free: number,
): void {
  for (let kind = 0; kind < kinds.KINDS; kind++) held[kind] = now[seat]![kind]!;
  const worker = seat * 2 + (way & 1);
  const quarter = QUARTER[space]!;
  let from = NO_SPACE;
  if (way >= MOVE_WORKER) {
    from = workerOn(cells, worker, quarter, colour);
    countNeighbours(cells, from, space, worker, -1);
  } else {
    const here = cells[COUNTS + quarter * 8 + worker]!;
    add(kinds.WORKERS_IN_SUPPLY, -1);
    add(kinds.WORKERS_ON_BOARD, 1);
    add(kinds.PAYOUT_NOW, MORE[here]!);
    add(kinds.PAYOUT_GROWTH, free * (MORE[here + 1]! - MORE[here]!));
  }
  countNeighbours(cells, space, from, worker, 1);
  add(kinds.GOLD, groupGold(cells, space, worker, from));
}

/** Counts the neighbours of `worker` on `space`, `times` over, except the space `but`. */
function countNeighbours(cells: Cells, space: number, but: number, worker: number, times: number): void {
  for (let side = space * 4; side < space * 4 + 4; side++) {
    const near = NEAR[side]!;
    if (near === but) continue;
    if (cells[COLOURS + near] === -1) add(kinds.FREE_NEIGHBOURS, times);
    else if (cells[WORKERS + near] === worker) add(kinds.OWN_NEIGHBOURS, 2 * times);
  }
}
