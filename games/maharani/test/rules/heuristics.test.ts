import { botNamed, playMatch } from '@durbar/bots';
import type { Rng } from '@durbar/kernel';
import { at, randomBelow, replay, seededDeal, seededRng, winners } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { CENTRE_SPACES } from '../../rules/geometry.ts';
import { estimate } from '../../rules/heuristics/estimate.ts';
import { movePriors } from '../../rules/heuristics/move-priors.ts';
import type { Move, State } from '../../rules/index.ts';
import { maharani } from '../../rules/index.ts';
import { bring, build, E, END, make, N, PEACOCK, placing, S, W } from './support.ts';

/** More moves than any match has. */
const LONGEST = 1000;

/** The move after which the estimate is best, with forced moves made, in one state that the seat could be in. */
function greedy(state: State, seat: number, rng: Rng): Move {
  const drawn = maharani.determinize(maharani.view(state, seat), seat, rng);
  let best = Number.NEGATIVE_INFINITY;
  let chosen: Move | undefined;
  for (const move of maharani.legalMoves(drawn, seat)) {
    const after = maharani.clone(drawn);
    maharani.apply(after, seat, move);
    for (let i = 0; i < 4; i++) {
      const [forced, ...others] = maharani.legalMoves(after, after.seat);
      if (!forced || others.length > 0) break;
      maharani.apply(after, after.seat, forced);
    }
    const value = estimate(after, seat);
    if (value > best) [best, chosen] = [value, move];
  }
  if (!chosen) throw new Error('no move');
  return chosen;
}

/** Share of wins of one greedy seat against random ones; each seat is greedy in turn. */
function winsAgainstRandom(players: number, games: number): number {
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const rng = seededRng(`hints ${players}`, String(i));
    const state = maharani.setup({}, players, seededDeal(`hints ${players} ${i}`));
    const mine = i % players;
    for (let i = 0; i < LONGEST && state.over === 0; i++) {
      const legal = maharani.legalMoves(state, state.seat);
      make(state, state.seat === mine ? greedy(state, mine, rng) : at(legal, randomBelow(rng, legal.length)));
    }
    const outcome = maharani.outcome(state);
    const best = outcome ? winners(outcome) : [];
    if (best.includes(mine)) wins += 1 / best.length;
  }
  return wins / games;
}

describe('evaluate', () => {
  it.each([2, 3, 4])('wins at least 80 of 100 against random ones, one move ahead, %i seats', (players) => {
    expect(winsAgainstRandom(players, 12)).toBeGreaterThanOrEqual(0.8);
  });

  it('is the margin of gold once the match is over', () => {
    const state = build({}, { over: 1, gold: [30, 50, 20, 10] });
    expect([0, 1, 2, 3].map((seat) => estimate(state, seat))).toEqual([-20, 20, -30, -40]);
  });

  it('counts a second tile with its price before it is paid', () => {
    const state = build({ rondel: ['ruby-5', 'saffron-8', 'emerald-9'], next: ['pearl-1', 'pearl-2'] });
    make(state, placing(state, 0, 'H4'), placing(state, 1, 'F4'));
    const before = [0, 1, 2, 3].map((seat) => estimate(state, seat));
    make(state, END);
    expect([0, 1, 2, 3].map((seat) => estimate(state, seat))).toEqual(before);
  });

  it('counts the pay of a quarter that is full but not yet evaluated', () => {
    const state = build({ lay: PEACOCK, workers: { E1: 2, F1: 2 } });
    make(state, bring(state, 0, 'ruby', 'H4', S));
    const before = estimate(state, 1);
    make(state, END);
    expect(estimate(state, 1)).toBeCloseTo(before, 10);
    expect(estimate(state, 1)).toBeGreaterThan(4);
  });

  it('assumes the best way for the owner while a worker choice is pending', () => {
    const state = build({ players: 2, lay: { G4: 'pearl' }, workers: { G4: 1 } });
    make(state, bring(state, 0, 'ruby', 'H4', N));
    const after = maharani.legalMoves(state, 0).map((move) => {
      const copy = maharani.clone(state);
      make(copy, move);
      return estimate(copy, 0);
    });
    expect(estimate(state, 0)).toBe(Math.max(...after));
    expect(estimate(state, 1)).toBe(-Math.max(...after));
  });

  it('changes nothing', () => {
    const state = build({ players: 2 });
    make(state, bring(state, 0, 'ruby', 'H4', N));
    const before = JSON.stringify(state);
    estimate(state, 1);
    movePriors(state, 0, maharani.legalMoves(state, 0));
    expect(JSON.stringify(state)).toBe(before);
  });
});

it('a greedy bot does not waste turns with empty refreshes', () => {
  let turns = 0;
  let empty = 0;
  for (const players of [2, 3, 4])
    for (const seed of ['a', 'b', 'c']) {
      const bots = Array.from({ length: players }, () => botNamed('greedy'));
      const record = playMatch({ game: maharani, options: {}, bots, seed, now: () => 0 });
      replay(maharani, record, {
        onEntry: ({ events }) => {
          for (const event of events) {
            if (event.kind === 'turn') turns++;
            if (event.kind === 'refreshed' && event.quarters.length === 0) empty++;
          }
        },
      });
    }
  // At the very end of a match, waiting can be worth more than a tile that helps a rival.
  expect(empty / turns).toBeLessThan(0.01);
});

describe('movePriors', () => {
  const weight = (state: State, move: Move): number => at(movePriors(state, state.seat, [move]), 0);

  it('gives every legal move a weight above 0, all through matches', () => {
    for (const players of [2, 3, 4]) {
      const rng = seededRng('prior', String(players));
      const state = maharani.setup({}, players, seededDeal(`prior ${players}`));
      for (let i = 0; i < LONGEST && state.over === 0; i++) {
        const legal = maharani.legalMoves(state, state.seat);
        const weights = movePriors(state, state.seat, legal);
        expect(weights).toHaveLength(legal.length);
        expect(weights.every((one) => one > 0 && Number.isFinite(one))).toBe(true);
        make(state, at(legal, randomBelow(rng, legal.length)));
      }
    }
  });

  it('prefers larger areas, workers, and placements that cost no marker', () => {
    const state = build({ rondel: ['ruby-5'], lay: { G4: 'ruby' } });
    const joined = weight(state, placing(state, 0, 'H4'));
    expect(joined).toBeGreaterThan(weight(state, placing(state, 0, 'E2')));
    expect(weight(state, placing(state, 0, 'E2'))).toBeGreaterThan(weight(state, placing(state, 0, 'D1')));
    const calls = weight(state, bring(state, 0, 'pearl', 'H4', N));
    for (const side of [E, S, W])
      expect(calls).toBeGreaterThan(weight(state, bring(state, 0, 'pearl', 'H4', side)));
  });

  it('gives a weight to only one of several turns that call no worker, because they have the same effect', () => {
    const state = build({ rondel: ['ruby-1'] });
    const moves = maharani.legalMoves(state, 0);
    const weights = movePriors(state, 0, moves);
    const of = (space: number): number[] =>
      weights.filter((_, i) => {
        const move = at(moves, i);
        return move.type === 'place' && move.space === space;
      });
    for (const space of CENTRE_SPACES) {
      const [most = 0, second = 0, ...others] = of(space).toSorted((a, b) => b - a);
      expect(others).toHaveLength(2);
      expect(most).toBeGreaterThan(second);
      for (const other of others) expect(second).toBeGreaterThan(20 * other);
    }
  });

  it('prefers, of two new workers, the one with more room, early in a match', () => {
    const state = build({ lay: { E1: 'pearl', E2: 'emerald', F2: 'amethyst' }, workers: { E2: 2 } });
    const cramped = weight(state, bring(state, 0, 'ruby', 'F1', N));
    const roomy = weight(state, bring(state, 0, 'ruby', 'G3', N));
    expect(roomy).toBeGreaterThan(cramped);
  });

  it('gives a weight above 0 to moving a worker out of the middle of its group', () => {
    const around = { E2: 'pearl', F1: 'saffron', G2: 'emerald', F3: 'sapphire' };
    const state = build({
      lay: { F2: 'ruby', ...around },
      workers: { E2: 0, F1: 0, G2: 0, F3: 0, F2: 0 },
    });
    state.placed = 1;
    expect(weight(state, bring(state, 3, 'ruby', 'H4', N))).toBeGreaterThan(0);
  });

  it('gives an empty refresh less weight than any placement', () => {
    const state = build({ rondel: ['ruby-5', 'saffron-8', 'emerald-9', 'pearl-1'] });
    const moves = maharani.legalMoves(state, 0).filter(({ type }) => type === 'place');
    const empty = weight(state, { type: 'refresh' });
    expect(empty).toBeGreaterThan(0);
    for (const move of moves.slice(0, 1)) expect(weight(state, move)).toBeGreaterThan(20 * empty);
  });

  it('weights refreshing higher the more markers are face down', () => {
    const down = (markers: number) => build({ rondel: ['ruby-5'] }, { markers: [markers, 15, 15, 15] });
    const [one, three] = [down(7), down(1)].map((state) => weight(state, { type: 'refresh' }));
    expect(three).toBeGreaterThan(one ?? 0);
  });
});
