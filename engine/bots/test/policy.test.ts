import type { Game } from '@durbar/kernel';
import { seededRng } from '@durbar/kernel';
import { expect, test } from 'vitest';
import { likelyMove } from '../src/search/policy.ts';
import type { Pile } from './toys.ts';
import { nim } from './toys.ts';

/** Take one to ten; some are likelier by `prior`, and the more one takes the better it looks. */
const likelier = (likely: readonly number[]): Game<Pile, Pile, number> => {
  const moves = Array.from({ length: 10 }, (_, i) => i + 1);
  return {
    ...nim,
    legalMoves: () => moves,
    hints: {
      prior: (_state, _seat, given) => given.map((move) => (likely.includes(move) ? 2 : 1)),
      evaluate: ({ pile }) => -pile,
    },
  };
};
const choose = (likely: readonly number[]): number =>
  likelyMove(likelier(likely), { pile: 50, turn: 0, seats: 2 }, 0, seededRng('likely', ''));

test('a playout makes the move that looks best of the likeliest, wherever these stand in the list', () => {
  expect(choose([10])).toBe(10);
  expect(choose([8, 9])).toBe(9);
  expect(choose([1, 2, 3, 4, 5, 6])).toBe(6);
});

test('among moves as likely it looks at a few only', () => {
  expect(choose([])).toBe(6);
  expect(choose([1, 7])).toBe(7);
});

test('it looks at all of them where the game can tell at once what each leads to, and makes none for that', () => {
  const game = likelier([1]);
  const told: Game<Pile, Pile, number> = {
    ...game,
    apply: () => {
      throw new Error('made');
    },
    hints: { ...game.hints, ahead: ({ pile }, _seat, moves) => moves.map((move) => (move === 9 ? pile : 0)) },
  };
  expect(likelyMove(told, { pile: 50, turn: 0, seats: 2 }, 0, seededRng('likely', ''))).toBe(9);
});
