import type { Game } from '@durbar/kernel';
import { seededDeal, seededRng } from '@durbar/kernel';
import { expect, test } from 'vitest';
import { playoutBot } from '../src/index.ts';
import { settingsFor } from '../src/search/settings.ts';
import type { Pile } from './toys.ts';
import { auction, nim } from './toys.ts';

const open: typeof nim = {
  ...nim,
  meta: { ...nim.meta, oneView: true },
  heuristics: { evaluate: ({ pile }) => -pile },
};

test('a tree grows unless only draws are hidden and the game has an estimate', () => {
  expect(settingsFor(open).deep).toBe(false);
  expect(settingsFor(nim).deep).toBe(true);
  expect(settingsFor({ ...open, heuristics: {} }).deep).toBe(true);
  expect(settingsFor(auction).deep).toBe(true);
});

/** Number of moves whose keys a search asks for: all those that its tree meets, each time. */
function keysAsked(game: typeof nim): number {
  let asked = 0;
  const counting: Game<Pile, Pile, number> = {
    ...game,
    key(move) {
      asked++;
      return game.key(move);
    },
  };
  const view = game.view(game.setup(null, 2, seededDeal('keys')), 0);
  playoutBot('searches', { iterations: 60 }).choose(counting, view, 0, { rng: seededRng('keys', '') });
  return asked;
}

test('without a tree only the moves of the root are looked up', () => {
  const moves = nim.legalMoves(nim.setup(null, 2, seededDeal('keys')), 0).length;
  expect(keysAsked(open)).toBe(moves);
  expect(keysAsked({ ...open, meta: nim.meta })).toBeGreaterThan(60);
});
