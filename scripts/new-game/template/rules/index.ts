import type { Game } from '@durbar/kernel';
import { active, apply, decision, describeMove, key, legalMoves, refusal } from './flow.ts';
import { heuristics } from './heuristics.ts';
import { ALL_MOVES } from './moves/table.ts';
import { describeEvent, describePosition, fingerprint } from './notation.ts';
import { outcome } from './outcome.ts';
import { parseEvent, parseMove, parseOptions, parseView } from './parse.ts';
import { setup } from './setup.ts';
import type { Event, Move, Options, State, View } from './types.ts';
import { clone, determinize, reveals, view } from './view.ts';

export { CLAUSES } from './clauses.ts';
export type { Event, Move, State, View } from './types.ts';

/** The game contract. */
export const game: Game<State, View, Move, Event, Options> = {
  meta: { id: 'sample-game', rules: 1, seatCounts: [2, 3, 4], options: [], oneView: true },
  parseOptions,
  parseMove,
  parseView,
  parseEvent,
  automata: () => 0,
  setup: (_options, players, deal) => setup(players, deal),
  active,
  decision,
  turn: (position) => position.turn,
  view,
  redact: (event) => event,
  reveals,
  refusal,
  legalMoves,
  wellFormedMoves: () => ALL_MOVES,
  apply,
  clone,
  key,
  describeMove,
  describeEvent,
  describePosition,
  determinize: (position, _seat, rng) => determinize(position, rng),
  fingerprint,
  outcome,
  heuristics,
};
