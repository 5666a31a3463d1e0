import type { Game } from '@durbar/kernel';
import { determinize } from './determinize.ts';
import { fingerprint } from './fingerprint.ts';
import { active, apply, decision, legalMoves, refusal } from './flow.ts';
import { mapAt } from './ground.ts';
import { hints } from './hints/index.ts';
import { allMoves } from './moves/interned.ts';
import { describeEvent, describeMove, key } from './notation.ts';
import { OPTIONS, parseOptions } from './options.ts';
import { outcome } from './outcome.ts';
import { parseEvent, parseMove, parseView } from './parse.ts';
import { setup } from './setup.ts';
import type { Event, Move, Options, State, View } from './types.ts';
import { clone, redact, view } from './view.ts';
import { routeWays } from './ways.ts';

/** A disc, or what lay face down in the solo game. */
const REVEALING: ReadonlySet<Event['kind']> = new Set(['turn', 'drawn', 'check', 'refilled']);

/** Maharaja (2020) as the platform sees it. */
export const maharaja2020: Game<State, View, Move, Event, Options> = {
  meta: { id: 'maharaja-2020', rules: 3, seatCounts: [1, 2, 3, 4], options: OPTIONS },
  parseOptions,
  parseMove,
  parseView,
  parseEvent,
  automata: ({ solo }) => (solo === null ? 0 : 1),
  setup,
  active,
  decision,
  turn: (position) => position.turn,
  view,
  redact,
  reveals: ({ kind }) => REVEALING.has(kind),
  refusal,
  legalMoves,
  wellFormedMoves: (position) => allMoves.of(mapAt(position).villages, routeWays(position)),
  apply,
  clone,
  key,
  describeMove,
  describeEvent,
  determinize,
  fingerprint,
  outcome,
  hints,
};
