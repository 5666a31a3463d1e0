import type { Game } from '@durbar/kernel';
import { ROUNDS } from '../data/components.ts';
import { determinize } from './determinize.ts';
import { describeEvent } from './event-messages.ts';
import { fingerprint } from './fingerprint.ts';
import { active, apply, decision, describeMove, key, legalMoves, refusal } from './flow.ts';
import { foresight } from './foresight.ts';
import { evaluate } from './heuristics/evaluate.ts';
import { movePriors } from './heuristics/move-priors.ts';
import { wellFormedMoves } from './moves/well-formed.ts';
import { OPTIONS, parseOptions } from './options.ts';
import { outcome, scoreSoFar } from './outcome.ts';
import { parseEvent, parseMove, parseView } from './parse.ts';
import { setup } from './setup.ts';
import type { Event, Move, Options, State, View } from './types.ts';
import { clone, redact, view } from './view.ts';

/** Events that reveal a disc, or something that lay face down in the solo game. */
const REVEALING: ReadonlySet<Event['kind']> = new Set(['turn', 'drawn', 'check', 'refilled']);

/** The contract of Maharaja (2020). */
export const maharaja2020: Game<State, View, Move, Event, Options> = {
  meta: { id: 'maharaja-2020', rules: 4, seatCounts: [1, 2, 3, 4], options: OPTIONS },
  parseOptions,
  parseMove,
  parseView,
  parseEvent,
  automata: ({ solo }) => (solo === null ? 0 : 1),
  setup,
  active,
  decision,
  turn: (position) => position.turn,
  round: ({ round }) => ({ number: round, of: ROUNDS }),
  view,
  redact,
  reveals: ({ kind }) => REVEALING.has(kind),
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
  heuristics: { evaluate, movePriors },
};
