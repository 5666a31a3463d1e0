import type { Game } from '@durbar/kernel';
import { active, apply, decision, describeMove, key, legalMoves, refusal } from './flow.ts';
import { foresight } from './foresight.ts';
import { heuristics } from './heuristics/index.ts';
import { wellFormedMoves } from './moves/table.ts';
import { describeEvent, fingerprint } from './notation.ts';
import { OPTIONS, parseOptions } from './options.ts';
import { outcome, scoreSoFar } from './outcome.ts';
import { parseEvent, parseMove, parseView } from './parse.ts';
import { lastRound } from './position.ts';
import { setup } from './setup.ts';
import type { Event, Move, Options, State, View } from './types.ts';
import { clone, determinize, redact, view } from './view.ts';

/** The game contract of Maharaja (2004). */
export const maharaja2004: Game<State, View, Move, Event, Options> = {
  meta: { id: 'maharaja-2004', rules: 2, seatCounts: [2, 3, 4, 5], options: OPTIONS },
  parseOptions,
  parseMove,
  parseView,
  parseEvent,
  automata: () => 0,
  setup,
  active,
  decision,
  turn: (position) => position.turn,
  round: ({ round, variants }) => ({ number: round, of: lastRound(variants) }),
  view,
  redact,
  reveals: (event) => event.kind === 'turn',
  refusal,
  legalMoves,
  wellFormedMoves,
  apply,
  clone,
  key,
  describeMove,
  describeEvent,
  determinize,
  fingerprint,
  outcome,
  scoreSoFar,
  foresight,
  heuristics,
};
