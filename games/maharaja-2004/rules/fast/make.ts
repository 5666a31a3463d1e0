import type { FastRules } from '@durbar/kernel';
import { drawPlan, PLACES } from '../../../kingdom/rules/index.ts';
import { CITY_COUNT } from '../../data/components.ts';
import type { Move, State, View } from '../types.ts';
import * as AT from './cells.ts';
import { UNKNOWN } from './layout.ts';
import { FastMatch } from './match.ts';
import { activeSeats, applyMove, codeOf, listMoves, moveOf } from './rules.ts';
import { writeRanks } from './scoring.ts';
import { readState, writePosition } from './states.ts';
import { Values } from './values.ts';

/** More than the legal moves of any position: the travel options that moves can name, and the steps of a turn. */
const MOST_MOVES = 256 * CITY_COUNT + 16 * PLACES;

/** Makes the fast form for the match of a position. */
export function makeFastRules(position: View): FastRules<State, View, Move> {
  const match = new FastMatch(position);
  const values = new Values(match);
  return {
    seats: match.seats,
    size: AT.SIZE,
    mostMoves: MOST_MOVES,
    determinize(view, _seat, rng, into) {
      writePosition(view, into);
      for (let seat = 0; seat < match.seats; seat++)
        if (into[AT.plans + seat] === UNKNOWN)
          into[AT.plans + seat] = drawPlan(values.planWeights(into, seat), rng);
    },
    write: writePosition,
    read: (cells) => readState(match, cells),
    move: moveOf,
    code: codeOf,
    active: (cells) => activeSeats(match, cells),
    turn: (cells) => cells[AT.turn]!,
    legalMoves: (cells, seat, moves) => listMoves(match, cells, seat, moves),
    apply(cells, seat, move) {
      applyMove(match, cells, seat, move);
    },
    ranks: (cells, into) => writeRanks(cells, match.seats, into),
    value: (cells, seat) => values.of(cells, seat),
    values: (cells, seat, moves, count, into) => values.after(cells, seat, moves, count, into),
    priors: (cells, seat, moves, count, into) => values.priors(cells, seat, moves, count, into),
  };
}
