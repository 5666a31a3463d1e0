import { at, randomBelow, seededDeal, seededRng } from '@durbar/kernel';
import { type Event, type Move, maharaja2020, type State } from '../../rules/index.ts';

/** One move of a game, with the positions before and after it. */
export interface Played {
  readonly seat: number;
  readonly before: State;
  readonly move: Move;
  readonly events: readonly Event[];
  readonly after: State;
}

/** A whole game with random moves that builds if it can, and ends a turn only if little else is left. */
function playedGame(seats: number, seed: string, options: Record<string, unknown> = {}): Played[] {
  const rng = seededRng(seed, 'moves');
  const state = maharaja2020.setup(maharaja2020.parseOptions(options, seats), seats, seededDeal(seed));
  const steps: Played[] = [];
  for (let seat = maharaja2020.active(state)[0]; seat !== undefined; seat = maharaja2020.active(state)[0]) {
    const legal = maharaja2020.legalMoves(state, seat);
    const builds = legal.filter(({ type }) => type === 'statue' || type === 'shrine');
    const busy = legal.filter(({ type }) => type !== 'end' && type !== 'exchange');
    const pool =
      builds.length > 0 && randomBelow(rng, 3) > 0
        ? builds
        : busy.length > 0 && randomBelow(rng, 6) > 0
          ? busy
          : legal;
    const move = at(pool, randomBelow(rng, pool.length));
    const before = maharaja2020.clone(state);
    const events: Event[] = [];
    maharaja2020.apply(state, seat, move, events);
    steps.push({ seat, before, move, events, after: maharaja2020.clone(state) });
  }
  return steps;
}

/** Whole games against Brahmabot, one for each level and map. */
export const soloSteps: readonly (readonly Played[])[] = [
  playedGame(1, 'board-solo-1', { solo: 'easy' }),
  playedGame(1, 'board-solo-2', { solo: 'medium', map: 'rajasthan' }),
  playedGame(1, 'board-solo-3', { solo: 'hard' }),
  playedGame(1, 'board-solo-4', { solo: 'hard', map: 'rajasthan' }),
];

export const steps: readonly Played[] = [
  ...playedGame(4, 'board-four'),
  ...playedGame(2, 'board-two', { map: 'rajasthan' }),
];
