import { at, fraction, seededDeal, seededRng } from '@durbar/kernel';
import { type Event, type Move, maharaja2020, type State } from '@durbar/maharaja-2020';

/** A position to look at, what just happened in it, and the seat that plays at this screen. */
export interface Scene {
  readonly state: State;
  readonly events: readonly Event[];
  readonly seat: number;
}

const WEIGHT: Readonly<Partial<Record<Move['type'], number>>> = {
  statue: 40,
  shrine: 14,
  gain: 6,
  travel: 2,
  character: 0.4,
  flag: 2,
  ability: 8,
  exchange: 0.2,
  end: 0.6,
};

/** A plain player: builds where it can, goes where it may build. */
export function plainMove(state: State, seat: number, liked?: Move['type']): Move {
  const rng = seededRng(
    `${state.turn}`,
    `${seat}-${state.coins.join()}-${state.priests.join()}-${state.fresh.join()}`,
  );
  const legal = maharaja2020.legalMoves(state, seat);
  const scored = legal.map((move) => ({
    move,
    weight: (isLiked(move, liked) ? 90 : weigh(state, move)) * (0.2 + fraction(rng)),
  }));
  return at(
    scored.toSorted((a, b) => b.weight - a.weight),
    0,
  ).move;
}

function isLiked(move: Move, liked: Move['type'] | undefined): boolean {
  return move.type === liked || (liked === 'character' && move.type === 'plan' && move.second === 7);
}

function weigh(state: State, move: Move): number {
  const base = WEIGHT[move.type] ?? 1;
  if (move.type === 'travel') return base * (move.city === state.maharaja ? 3 : 1) - move.way;
  if (move.type === 'plan')
    return [9, 3, 10, 6, 6, 2, 3, 0.5, 2].reduce(
      (sum, liked, action) =>
        sum + (move.first === action ? liked : 0) + (move.second === action ? liked : 0),
      0,
    );
  return base;
}

/** The seat to move next of those that must. */
export function nextSeat(state: State): number | null {
  return maharaja2020.active(state)[0] ?? null;
}

interface Wish {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Record<string, unknown>;
  /** Made wherever it can be. */
  readonly liked?: Move['type'];
  readonly until: (state: State, events: readonly Event[]) => boolean;
}

function scene({ seats, seed, options = {}, liked, until }: Wish): Scene {
  const state = maharaja2020.setup(
    maharaja2020.parseOptions(options, seats),
    seats,
    seededDeal(`gallery-${seed}`),
  );
  let events: Event[] = [];
  for (let seat = nextSeat(state); seat !== null && !until(state, events); seat = nextSeat(state)) {
    events = [];
    maharaja2020.apply(state, seat, plainMove(state, seat, liked), events);
  }
  return { state, events, seat: Math.max(0, state.phase === 'plan' ? 1 : state.seat) };
}

const turnIn = (round: number, acted: number) => (state: State) =>
  state.round === round &&
  state.phase === 'act' &&
  bits(state.acted) === acted &&
  state.fresh.every((action) => action >= 0);
const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/** Positions by name. */
export const scenes = {
  draft: () => scene({ seats: 4, seed: 'a', until: (state) => state.display.length < 6 }),
  found: () =>
    scene({
      seats: 4,
      seed: 'a',
      until: (state) => state.phase === 'found' && bits(state.villages[0] ?? 0) === 2,
    }),
  plan: () => scene({ seats: 4, seed: 'a', until: (state) => state.round === 4 && state.phase === 'plan' }),
  mid: () => scene({ seats: 4, seed: 'a', until: turnIn(4, 4) }),
  early: () => scene({ seats: 4, seed: 'b', until: turnIn(1, 1) }),
  late: () => scene({ seats: 4, seed: 'a', until: turnIn(6, 2) }),
  mid2: () => scene({ seats: 2, seed: 'b', options: { map: 'rajasthan' }, until: turnIn(3, 2) }),
  mid3: () => scene({ seats: 3, seed: 'c', until: turnIn(4, 2) }),
  scoring: () =>
    scene({
      seats: 4,
      seed: 'a',
      until: (state, events) => state.round === 4 && events.some(({ kind }) => kind === 'scoring'),
    }),
  reward: () =>
    scene({ seats: 4, seed: 'a', until: (state) => state.round === 4 && state.phase === 'reward' }),
  shrine: () => scene({ seats: 4, seed: 'a', until: (state) => state.phase === 'shrine' }),
  buy: () => scene({ seats: 4, seed: 'd', until: (state) => state.phase === 'buy' }),
  maharani: () => scene({ seats: 4, seed: 'd', until: (state) => state.phase === 'maharani' }),
  robbed: () =>
    scene({ seats: 4, seed: 'e', liked: 'character', until: (state) => state.phase === 'robbed' }),
  token: () =>
    scene({
      seats: 4,
      seed: 'c',
      until: (state) => state.phase === 'act' && (state.tokens[state.seat] ?? 0) > 0 && state.open < 0,
    }),
  over: () => scene({ seats: 4, seed: 'a', until: () => false }),
} as const satisfies Record<string, () => Scene>;

export type SceneName = keyof typeof scenes;

export function isScene(name: string): name is SceneName {
  return Object.hasOwn(scenes, name);
}
