import type { Game } from '@durbar/kernel';
import { mapAt, mostWays } from '../../kingdom/rules/index.ts';
import { determinize } from './determinize.ts';
import { fingerprint } from './fingerprint.ts';
import { active, apply, decision, legalMoves, refusal } from './flow.ts';
import { hints } from './hints/index.ts';
import { allMoves } from './moves/interned.ts';
import { describeMove, key } from './notation.ts';
import { OPTIONS, parseOptions } from './options.ts';
import { outcome } from './outcome.ts';
import { parseEvent, parseMove, parseView } from './parse.ts';
import { travellerOf } from './position.ts';
import { setup } from './setup.ts';
import { describeEvent } from './telling.ts';
import type { Event, Move, Options, State, View } from './types.ts';
import { clone, redact, view } from './view.ts';

/** Maharaja (2004) as the platform sees it. */
export const maharaja2004: Game<State, View, Move, Event, Options> = {
  meta: { id: 'maharaja-2004', rules: 1, seatCounts: [2, 3, 4, 5], options: OPTIONS },
  parseOptions,
  parseMove,
  parseView,
  parseEvent,
  automata: () => 0,
  setup,
  active,
  decision,
  turn: (position) => position.turn,
  view,
  redact,
  reveals: (event) => event.kind === 'turn',
  refusal,
  legalMoves,
  wellFormedMoves(position) {
    const travellers = position.cards.map((_, seat) => travellerOf(position, seat));
    return allMoves.of(mapAt(position).villages, mostWays(position, travellers));
  },
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
