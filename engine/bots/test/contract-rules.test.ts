import { expect, test } from 'vitest';
import { contractRules } from '../src/search/contract-rules.ts';
import { nim } from './toys.ts';

test('scores are final after the match, before that expected, if the game estimates them', () => {
  const told = { ...nim, heuristics: { expectedScores: () => [7, 8] } };
  const scoresOf = (pile: number): number[] => {
    const state = { pile, turn: 5, seats: 2 };
    const scores = new Float64Array(4);
    const count = contractRules(told, state, 0).scores?.(state, scores);
    return [...scores.subarray(0, count)];
  };
  expect(scoresOf(2)).toEqual([7, 8]);
  expect(scoresOf(0)).toEqual(nim.outcome({ pile: 0, turn: 5, seats: 2 })?.scores);
  expect('scores' in contractRules(nim, { pile: 2, turn: 5, seats: 2 }, 0)).toBe(false);
});
