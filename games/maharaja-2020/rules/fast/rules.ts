import type { Cells, FastRules, MoveCode, Rng, Seat } from '@durbar/kernel';
import { PLANNED_SHARE } from '../heuristics/evaluate.ts';
import type { Move, State, View } from '../types.ts';
import { readState, writeCells } from './cells.ts';
import { codeOf, moveOf } from './codes.ts';
import { Determinizer } from './determinize.ts';
import { isPlainSite } from './estimate/cities.ts';
import { FastPlans } from './estimate/plans.ts';
import { FastPriors } from './estimate/priors.ts';
import { FastEstimates } from './estimate/seats.ts';
import { finalRanks } from './final-scoring.ts';
import { PHASE, TURN_NUMBER } from './layout.ts';
import { activeSeats, listLegalMoves } from './legal-moves.ts';
import { FastMatch } from './match.ts';
import { codeBase, indexOf, kindNumber } from './moves/row.ts';
import { statueCity, statueIndex, statueSite, statueSource } from './moves/statue.ts';
import { ROW_LIST } from './moves/table.ts';
import { PLAN } from './phases.ts';

/**
 * Upper bound of the number of legal moves. A turn has at most 8 sources of shrines with 37 places each, 6 sources of statues with
 * 49 sites each, fewer than 50 other moves, and room for 60 routes to each of six cities.
 */
const MOST_MOVES = 1024;

const STATUE_KIND = kindNumber(codeBase('statue'));

/** For a statue on a site without a bonus its source and city as one number, because its value depends on no more; else −1. */
function plainStatue(move: MoveCode): number {
  if (kindNumber(move) !== STATUE_KIND) return -1;
  const index = indexOf(move);
  return isPlainSite(statueSite(index)) ? statueIndex(statueSource(index), statueCity(index), 0) : -1;
}

/** The fast form of Maharaja (2020) for matches with the same options and seats. */
export class FastMaharaja2020 implements FastRules<State, View, Move> {
  readonly seats: number;
  readonly size: number;
  readonly mostMoves = MOST_MOVES;
  readonly #match: FastMatch;
  readonly #estimates: FastEstimates;
  readonly #plans: FastPlans;
  readonly #priors: FastPriors;
  readonly #determinizer: Determinizer;
  /** The state after a move that is valued. */
  readonly #after: Cells;

  constructor(position: View) {
    this.#match = new FastMatch(position);
    this.#estimates = new FastEstimates(this.#match);
    this.#plans = new FastPlans(this.#match, this.#estimates);
    this.#priors = new FastPriors(this.#match, this.#estimates, this.#plans);
    this.#determinizer = new Determinizer(this.#match, new FastPlans(this.#match, this.#estimates));
    this.seats = this.#match.seats;
    this.size = this.#match.size;
    this.#after = new Int16Array(this.size);
  }

  determinize(view: View, _seat: Seat, rng: Rng, into: Cells): void {
    this.#determinizer.draw(view, rng, into);
  }

  write(state: State, into: Cells): void {
    writeCells(state, into);
  }

  read(cells: Cells): State {
    return readState(this.#match, cells);
  }

  move(code: MoveCode): Move {
    return moveOf(code);
  }

  code(move: Move): MoveCode {
    return codeOf(move);
  }

  active(cells: Cells): number {
    return activeSeats(this.#match, cells);
  }

  turn(cells: Cells): number {
    return cells[TURN_NUMBER]!;
  }

  legalMoves(cells: Cells, seat: Seat, moves: Int32Array): number {
    return listLegalMoves(this.#match, cells, seat, moves);
  }

  apply(cells: Cells, seat: Seat, move: MoveCode): void {
    ROW_LIST[kindNumber(move)]!.apply(this.#match, cells, seat, indexOf(move));
  }

  ranks(cells: Cells, into: Int32Array): void {
    finalRanks(this.#match, cells, into);
  }

  value(cells: Cells, seat: Seat): number {
    return this.#estimates.value(cells, seat);
  }

  values(cells: Cells, seat: Seat, moves: Int32Array, count: number, into: Float64Array): void {
    if (cells[PHASE] === PLAN) return this.#planValues(cells, seat, moves, count, into);
    const after = this.#after;
    let ownOnly = 0;
    let plain = -1;
    let plainValue = 0;
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      const row = ROW_LIST[kindNumber(move)]!;
      const place = plainStatue(move);
      if (row.ownOnly) ownOnly++;
      else if (place >= 0 && place === plain) into[i] = plainValue;
      else {
        after.set(cells);
        row.apply(this.#match, after, seat, indexOf(move));
        into[i] = this.#estimates.value(after, seat);
        if (place < 0) continue;
        plain = place;
        plainValue = into[i]!;
      }
    }
    if (ownOnly > 0) this.#ownValues(cells, seat, moves, count, into);
  }

  /** Writes the values of the moves that leave the estimates of other seats as they are. */
  #ownValues(cells: Cells, seat: Seat, moves: Int32Array, count: number, into: Float64Array): void {
    const after = this.#after;
    const estimates = this.#estimates;
    estimates.features.read(cells);
    estimates.readHeld(cells);
    for (let other = 0; other < this.seats; other++) if (other !== seat) estimates.expect(cells, other);
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      const row = ROW_LIST[kindNumber(move)]!;
      if (!row.ownOnly) continue;
      after.set(cells);
      row.apply(this.#match, after, seat, indexOf(move));
      estimates.expectOwn(after, seat);
      into[i] = estimates.lead(seat);
    }
  }

  priors(cells: Cells, seat: Seat, moves: Int32Array, count: number, into: Float64Array): void {
    this.#priors.weigh(cells, seat, moves, count, into);
  }

  /** A plan changes nothing but the value of the seat's planned actions, even if it is the last one to be sealed. */
  #planValues(cells: Cells, seat: Seat, moves: Int32Array, count: number, into: Float64Array): void {
    const values = this.#plans.values(cells, seat);
    const estimates = this.#estimates;
    estimates.features.read(cells);
    estimates.readHeld(cells);
    for (let other = 0; other < this.seats; other++) if (other !== seat) estimates.expect(cells, other);
    const held = estimates.held[seat]!;
    for (let i = 0; i < count; i++) {
      estimates.expected[seat] = held + PLANNED_SHARE * values[indexOf(moves[i]!)]!;
      into[i] = estimates.lead(seat);
    }
  }
}
