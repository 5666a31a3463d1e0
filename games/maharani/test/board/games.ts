import { at, randomBelow, seededDeal, seededRng } from '@durbar/kernel';
import { type Event, type Move, maharani, type State } from '../../rules/index.ts';

/** One move of a game, with the positions before and after it. */
export interface Played {
  readonly before: State;
  readonly move: Move;
  readonly events: readonly Event[];
  readonly after: State;
}

/** A whole game with random moves that never ends a turn while a tile can be placed, so that quarters fill. */
function playedGame(players: number, seed: string): Played[] {
  const rng = seededRng(seed, 'moves');
  const state = maharani.setup({}, players, seededDeal(seed));
  const steps: Played[] = [];
  while (state.over === 0) {
    const legal = maharani.legalMoves(state, state.seat);
    const busy = legal.filter(({ type }) => type === 'place' || type === 'worker');
    const move = at(
      busy.length > 0 ? busy : legal,
      randomBelow(rng, (busy.length > 0 ? busy : legal).length),
    );
    const before = maharani.clone(state);
    const events: Event[] = [];
    maharani.apply(state, state.seat, move, events);
    steps.push({ before, move, events, after: maharani.clone(state) });
  }
  return steps;
}

/** A game for each number of seats. */
const games: ReadonlyMap<number, readonly Played[]> = new Map(
  [2, 3, 4].map((players) => [players, playedGame(players, 'web-10')]),
);

/** All steps of all games. */
export const steps: readonly Played[] = [...games.values()].flat();

/** Positions in which a tile can be placed. */
export const placingStates: readonly State[] = steps
  .map(({ before }) => before)
  .filter((state) => state.pending < 0 && state.placed < 2 && !state.refreshed);
