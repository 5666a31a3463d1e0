import type { Game } from '@durbar/kernel';
import { seededRng } from '@durbar/kernel';
import { expect, test } from 'vitest';
import { contractRules } from '../src/search/contract-rules.ts';
import { Policy } from '../src/search/policy.ts';
import type { Pile } from './toys.ts';
import { nim } from './toys.ts';

/** Take one to ten; some moves have a higher `movePriors` weight, and taking more has a higher estimate. */
const likelier = (likely: readonly number[]): Game<Pile, Pile, number> => {
  const moves = Array.from({ length: 10 }, (_, i) => i + 1);
  return {
    ...nim,
    legalMoves: () => moves,
    heuristics: {
      movePriors: (_state, _seat, given) => given.map((move) => (likely.includes(move) ? 2 : 1)),
      evaluate: ({ pile }) => -pile,
    },
  };
};
const likelyMove = (game: Game<Pile, Pile, number>): number => {
  const pile = { pile: 50, turn: 0, seats: 2 };
  return new Policy(contractRules(game, pile, 0)).likelyMove(pile, 0, seededRng('likely', ''));
};
const choose = (likely: readonly number[]): number => likelyMove(likelier(likely));

test('a playout makes the best of the likeliest moves, wherever they are in the list', () => {
  expect(choose([10])).toBe(10);
  expect(choose([8, 9])).toBe(9);
  expect(choose([1, 2, 3, 4, 5, 6])).toBe(6);
  expect(choose([1, 2, 3, 4, 5, 6, 7])).toBe(6);
});

test('a playout values only a few of equally likely moves', () => {
  expect(choose([])).toBe(6);
  expect(choose([1, 7])).toBe(7);
});

test('a playout values all moves by the game’s `evaluateMoves` without making them', () => {
  const game = likelier([1]);
  const told: Game<Pile, Pile, number> = {
    ...game,
    apply: () => {
      throw new Error('made');
    },
    heuristics: {
      ...game.heuristics,
      evaluateMoves: ({ pile }, _seat, moves) => moves.map((move) => (move === 9 ? pile : 0)),
    },
  };
  expect(likelyMove(told)).toBe(9);
});
