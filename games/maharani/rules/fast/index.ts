import type { FastForm, FastRules } from '@durbar/kernel';
import { movePriors } from '../heuristics/move-priors.ts';
import type { Move, State, View } from '../types.ts';
import { RULES_2 } from '../versions.ts';
import { apply } from './apply/index.ts';
import { codeOf, moveOf } from './codes.ts';
import { estimate, expectedGold } from './estimate.ts';
import { GOLD, OVER, SEAT, SIZE, TURN } from './layout.ts';
import { legalMoves, MOST_MOVES } from './legal-moves.ts';
import { determinize, read, write } from './state.ts';
import { values } from './values.ts';

const makeFast = (seats: number): FastRules<State, View, Move> => ({
  seats,
  size: SIZE,
  mostMoves: MOST_MOVES,
  determinize: (view, _seat, rng, into) => determinize(view, rng, into),
  write,
  read,
  move: moveOf,
  code: codeOf,
  active: (cells) => (cells[OVER] === 0 ? 1 << cells[SEAT]! : 0),
  turn: (cells) => cells[TURN]!,
  legalMoves,
  apply,
  ranks(cells, into) {
    for (let seat = 0; seat < seats; seat++) {
      into[seat] = 1;
      for (let other = 0; other < seats; other++)
        if (cells[GOLD + other]! > cells[GOLD + seat]!) into[seat] = into[seat]! + 1;
    }
  },
  scores: expectedGold,
  value: estimate,
  values,
  // Searches of this game weigh moves only at the root.
  priors: (cells, seat, moves, count, into) =>
    into.set(movePriors(read(cells), seat, Array.from(moves.subarray(0, count), moveOf))),
});

const BY_SEATS = [2, 3, 4].map(makeFast);

/** Maharani in a form for fast searches, by current rules. */
export const fast: FastForm<State, View, Move> = {
  rules: [RULES_2.number],
  make: ({ players }) => BY_SEATS[players - 2] ?? null,
};
