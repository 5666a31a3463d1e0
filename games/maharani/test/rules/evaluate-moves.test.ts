import { at, randomBelow, seededDeal, seededRng } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { estimate } from '../../rules/heuristics/estimate.ts';
import { evaluateMoves } from '../../rules/heuristics/evaluate-moves.ts';
import { movePriors } from '../../rules/heuristics/move-priors.ts';
import type { Move, State } from '../../rules/index.ts';
import { maharani } from '../../rules/index.ts';
import { bring, build, make, PEACOCK, S } from './support.ts';

/** The estimate after each move, by making it. */
function byMaking(state: State, moves: readonly Move[]): number[] {
  return moves.map((move) => {
    const after = maharani.clone(state);
    maharani.apply(after, state.seat, move);
    return estimate(after, state.seat);
  });
}

/** The function under test, with the current rules. */
const estimates = (state: State, seat: number, moves: readonly Move[]): number[] =>
  evaluateMoves((...made) => maharani.apply(...made), state, seat, moves);

/** A copy of the legal moves of the seat to move. */
const legal = (state: State): Move[] => [...maharani.legalMoves(state, state.seat)];

describe('evaluateMoves', () => {
  it.each([2, 3, 4])('is exactly the estimate after each move, all through matches, %i seats', (players) => {
    for (let match = 0; match < 6; match++) {
      const rng = seededRng(`ahead ${players}`, String(match));
      const state = maharani.setup({}, players, seededDeal(`ahead ${players} ${match}`));
      while (state.over === 0) {
        const moves = legal(state);
        const before = JSON.stringify(state);
        expect(estimates(state, state.seat, moves)).toEqual(byMaking(state, moves));
        expect(JSON.stringify(state)).toBe(before);
        // Every other move is the one with the highest immediate gain, so that workers come out and quarters are contested.
        const weights = movePriors(state, state.seat, moves);
        const liked = weights.indexOf(Math.max(...weights));
        make(state, at(moves, randomBelow(rng, 2) === 0 ? liked : randomBelow(rng, moves.length)));
      }
    }
  });

  it.each([
    [
      'a placing that fills a quarter',
      build({ lay: PEACOCK, workers: { E1: 2, F1: 2 }, rondel: ['ruby-5'] }),
    ],
    ['a worker that moves', build({ lay: { G4: 'ruby', G3: 'pearl' }, workers: { G4: 0, G3: 0 } })],
    ['a choice of workers', build({ players: 2, lay: { G4: 'ruby' }, workers: { G4: 0 } })],
  ])('is exact for %s', (_, state) => {
    const moves = legal(state);
    expect(estimates(state, 0, moves)).toEqual(byMaking(state, moves));
  });

  it('counts a quarter that the first tile of the turn has filled', () => {
    const state = build({ lay: PEACOCK, workers: { E1: 2, F1: 2 }, rondel: ['ruby-5', 'saffron-8'] });
    make(state, bring(state, 0, 'ruby', 'H4', S));
    expect(state.filled).toHaveLength(1);
    const moves = legal(state);
    expect(estimates(state, 0, moves)).toEqual(byMaking(state, moves));
  });
});
