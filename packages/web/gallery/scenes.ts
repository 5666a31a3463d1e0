import { at, seededDeal } from '@durbar/kernel';
import { type Event, type Move, maharani, placements, type State } from '@durbar/maharani';

/** A position to look at, and what just happened in it. */
export interface Scene {
  readonly state: State;
  readonly events: readonly Event[];
  /** The seat that sits at the bottom and plays at this screen. */
  readonly seat: number;
}

function begin(players: number, seed: string): State {
  return maharani.setup({}, players, seededDeal(`gallery-${seed}`));
}

/** A plain player: takes what earns most now, a second tile if that is worth it. */
export function plainMove(state: State): Move {
  const { seat } = state;
  const legal = maharani.legalMoves(state, seat);
  const worker = legal.find((move) => move.type === 'worker');
  if (worker) return worker;
  const offers = [0, 1, 2, 3].flatMap((slot) => placements(state, seat, slot));
  const best = offers.toSorted((a, b) => b.best - a.best)[0];
  const least = state.placed === 0 ? 1 : 5;
  if (best && best.best >= least)
    return best.turns.toSorted((a, b) => b.workers.length - a.workers.length)[0]?.move ?? at(legal, 0);
  return legal.find(({ type }) => type === 'end') ?? at(legal, 0);
}

/** Plays on until `done`, or to the end. */
function playOn(state: State, done: (state: State, events: readonly Event[]) => boolean): Event[] {
  let events: Event[] = [];
  while (state.over === 0 && !done(state, events)) {
    events = [];
    maharani.apply(state, state.seat, plainMove(state), events);
  }
  return events;
}

function scene(
  players: number,
  seed: string,
  done: (state: State, events: readonly Event[]) => boolean,
): Scene {
  const state = begin(players, seed);
  const events = playOn(state, done);
  return { state, events, seat: state.seat };
}

const freshTurn = (turn: number) => (state: State) =>
  state.turn >= turn && state.placed === 0 && state.pending < 0 && !state.refreshed;

/** Positions by name. */
export const scenes = {
  start: () => scene(4, 'a', () => true),
  start2: () => scene(2, 'a', () => true),
  mid: () => scene(4, 'c', freshTurn(26)),
  mid3: () => scene(3, 'b', freshTurn(22)),
  mid2: () => scene(2, 'b', freshTurn(20)),
  late: () => scene(4, 'c', freshTurn(40)),
  more: () => scene(4, 'c', (state) => state.turn >= 18 && state.placed === 1),
  finish: () => scene(4, 'c', (state) => state.turn >= 18 && state.placed === 2),
  worker: () => scene(2, 'w', (state) => state.turn >= 14 && state.pending >= 0),
  last: () =>
    scene(4, 'c', (state) =>
      [0, 1, 2, 3].some((slot) => placements(state, state.seat, slot).some(({ finishes }) => finishes)),
    ),
  full: () => scene(4, 'c', (state) => state.filled.length > 0),
  finished: () => scene(4, 'c', (_, events) => events.some(({ kind }) => kind === 'quarter')),
  over: () => scene(4, 'c', () => false),
} as const satisfies Record<string, () => Scene>;

export type SceneName = keyof typeof scenes;

export function isScene(name: string): name is SceneName {
  return Object.hasOwn(scenes, name);
}
