import type { Cells, MoveCode } from '@durbar/kernel';
import { WEIGHTS, type Weights } from '../../data/estimate.ts';
import { QUARTERS } from '../geometry.ts';
import { expectedTotal, lead } from '../heuristics/estimate.ts';
import { MARKERS_UP } from '../heuristics/kinds.ts';
import { anythingFits } from './apply/end.ts';
import { END, WORKER } from './code-numbers.ts';
import { afterMaking, newSeatHoldings, readHoldings } from './estimate.ts';
import { held, holdAfterWay } from './held.ts';
import { COLOURS, FILLED_COUNT, FREE, FREE_IN_QUARTER, PENDING, PLAYERS } from './layout.ts';
import { writePlacements } from './placement-values.ts';
import { QUARTER } from './tables.ts';

// Reused by each call of `values`: the present holdings of the seats, and the expected gold of each.
const now = newSeatHoldings();
const expected = new Float64Array(4);

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
  for (let i = writePlacements(cells, now, moves, count, into); i < count; i++)
    into[i] = valueOfOther(cells, seat, moves[i]!);
}

/** The estimate after a move that is no placement. Drawn tiles do not change it. */
function valueOfOther(cells: Cells, seat: number, move: MoveCode): number {
  if (move < WORKER + 4) return valueOfWay(cells, seat, move - WORKER);
  // If nothing fits any more, the end of the turn ends the match.
  if (move === END) return anythingFits(cells) ? withMarkers(cells, seat, 0) : afterMaking(cells, seat, move);
  return withMarkers(cells, seat, now[seat]![MARKERS_UP]! - QUARTERS.length);
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
  holdAfterWay(now[seat]!, cells, space, cells[COLOURS + space]!, way, cells[FREE_IN_QUARTER + quarter]!);
  expected[seat] = expectedTotal(held, weights);
  return lead(expected, cells[PLAYERS]!, seat, weights.bestRival);
}

/** Fills in the expected gold of all rivals as things are. */
function expectOfRivals(cells: Cells, seat: number, weights: Weights): void {
  for (let other = 0; other < cells[PLAYERS]!; other++)
    if (other !== seat) expected[other] = expectedTotal(now[other]!, weights);
}
