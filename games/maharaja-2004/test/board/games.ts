import { at, randomBelow, seededDeal, seededRng } from '@durbar/kernel';
import { type Event, maharaja2004, type State } from '../../rules/index.ts';

/** One move of a game, with the positions before and after it. */
export interface Played {
  readonly seat: number;
  readonly before: State;
  readonly events: readonly Event[];
  readonly after: State;
}

/** A whole game with random moves that builds if it can, and ends a turn only if little else is left. */
function playedGame(seats: number, preset: string, map = 'rajasthan'): Played[] {
  const rng = seededRng(preset, 'moves');
  const options = maharaja2004.parseOptions({ preset, map }, seats);
  const state = maharaja2004.setup(options, seats, seededDeal(preset));
  const steps: Played[] = [];
  for (let [seat] = maharaja2004.active(state); seat !== undefined; [seat] = maharaja2004.active(state)) {
    const legal = maharaja2004.legalMoves(state, seat);
    const builds = legal.filter(({ type }) => type === 'palace' || type === 'house');
    const busy = legal.filter(({ type }) => type !== 'end');
    const pool =
      builds.length > 0 && randomBelow(rng, 3) > 0
        ? builds
        : busy.length > 0 && randomBelow(rng, 6) > 0
          ? busy
          : legal;
    const before = maharaja2004.clone(state);
    const events: Event[] = [];
    maharaja2004.apply(state, seat, at(pool, randomBelow(rng, pool.length)), events);
    steps.push({ seat, before, events, after: maharaja2004.clone(state) });
  }
  return steps;
}

export const steps: readonly Played[] = [
  ...playedGame(4, 'basic'),
  ...playedGame(2, 'short', 'hindustan'),
  ...playedGame(5, 'advanced2'),
];
