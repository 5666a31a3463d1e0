import type { Game } from '@durbar/kernel';
import { active, decision, makeFlow } from './flow.ts';
import { foresight } from './foresight.ts';
import { makeHeuristics } from './heuristics/index.ts';
import { ALL_MOVES } from './moves/table.ts';
import { describeEvent } from './notation.ts';
import { outcome, scoreSoFar } from './outcome.ts';
import { parseEvent, parseMove, parseOptions } from './parse.ts';
import { setup } from './setup.ts';
import type { Event, Move, Options, State, View } from './types.ts';
import { RULES_1, RULES_2, type RulesVersion } from './versions.ts';
import { clone, determinize, view } from './view.ts';

export type MaharaniGame = Game<State, View, Move, Event, Options>;

/** Makes the game contract of Maharani for a rules version. */
function makeGame({ number, moves, parseView, fingerprint }: RulesVersion): MaharaniGame {
  const flow = makeFlow(moves);
  return {
    meta: { id: 'maharani', rules: number, seatCounts: [2, 3, 4], options: [], oneView: true },
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
    reveals: (event) => event.kind === 'drawn' || (event.kind === 'removed' && event.slot === null),
    wellFormedMoves: () => ALL_MOVES,
    ...flow,
    clone,
    describeEvent,
    determinize: (position, _seat, rng) => determinize(position, rng),
    fingerprint,
    outcome,
    scoreSoFar,
    foresight,
    heuristics: makeHeuristics(flow),
  };
}

export const maharani = makeGame(RULES_2);

/** Maharani under the first rules, for matches that began with them. */
export const maharani1 = makeGame(RULES_1);
