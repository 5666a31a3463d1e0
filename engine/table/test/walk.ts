import { FormatError, type Game } from '@durbar/kernel';

export interface Walk {
  turn: number;
  steps: number;
}

/** A game for one seat that never ends and allows any number of moves in a turn, to test long matches and long turns. */
export const walk: Game<Walk, Walk, string> = {
  meta: { id: 'walk', rules: 1, seatCounts: [1], options: [] },
  parseOptions: () => ({}),
  parseMove(raw) {
    if (raw === 'step' || raw === 'end') return raw;
    throw new FormatError('expected step or end');
  },
  parseView: () => ({ turn: 0, steps: 0 }),
  parseEvent: () => ({ kind: 'none' }),
  automata: () => 0,
  setup: () => ({ turn: 0, steps: 0 }),
  active: () => [0],
  decision: () => ({ kind: 'walk', prompt: { key: 'prompt.walk' } }),
  turn: ({ turn }) => turn,
  view: (state) => ({ ...state }),
  redact: (event) => event,
  reveals: () => false,
  refusal: () => null,
  legalMoves: () => ['step', 'end'],
  wellFormedMoves: () => ['step', 'end'],
  apply(state, _seat, move) {
    if (move === 'end') state.turn++;
    else state.steps++;
  },
  clone: (state) => ({ ...state }),
  key: (move) => move,
  describeMove: (move) => ({ key: move }),
  describeEvent: ({ kind }) => ({ key: kind }),
  determinize: (view) => ({ ...view }),
  fingerprint: ({ turn, steps }) => `${turn} ${steps}`,
  outcome: () => null,
};
