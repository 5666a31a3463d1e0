import { seededDeal, seededRng } from '@durbar/kernel';
import { expect, test } from 'vitest';
import type { SearchSettings } from '../src/index.ts';
import { DEFAULTS, playoutBot } from '../src/index.ts';
import { nim } from './toys.ts';

/** The turns in which a search by seat 0, the first of three, asks for expected scores, one item for each request. */
function asked(settings: Pick<SearchSettings, 'rounds' | 'valuations' | 'playouts'>): number[] {
  const turns: number[] = [];
  const game = {
    ...nim,
    heuristics: {
      evaluate: () => 0,
      expectedScores({ turn }: { turn: number }) {
        turns.push(turn);
        return [0, 0, 0];
      },
    },
  };
  const view = { ...nim.setup(null, 3, seededDeal('valuations')), pile: 60 };
  const bot = playoutBot('valuations', { iterations: 30 }, { ...DEFAULTS, deep: false, ...settings });
  bot.choose(game, view, 0, { rng: seededRng('valuations', '') });
  return turns;
}

/** Runs `asked` and removes duplicate turns. */
function turnsAsked(rounds: number, valuations: number): number[] {
  return [...new Set(asked({ rounds, valuations, playouts: 1 }))].toSorted((a, b) => a - b);
}

test('positions are valued after the seat’s next turn, or also after the turns that follow', () => {
  // Turn 0 is the look one move ahead.
  expect(turnsAsked(1, 1)).toEqual([1, 4]);
  expect(turnsAsked(2, 2)).toEqual([1, 4, 7]);
  expect(turnsAsked(3, 2)).toEqual([1, 7, 10]);
});

test('an iteration makes as many playouts as set', () => {
  const taken = (playouts: number): number =>
    asked({ rounds: 1, valuations: 1, playouts }).filter((turn) => turn === 4).length;
  expect(taken(2) - taken(1)).toBe(30);
  expect(taken(3) - taken(1)).toBe(60);
});

/** Expected scores after the seat's next turn and the one after it, for each move of the root. */
function choice(early: readonly number[], late: readonly number[], valuations: number): number {
  const game = {
    ...nim,
    apply(state: { pile: number; turn: number; seats: number; first?: number }, _: number, move: number) {
      state.first ??= move;
      state.pile -= move;
      state.turn++;
    },
    heuristics: {
      evaluate: () => 0,
      expectedScores({ turn, first = 0 }: { turn: number; first?: number }) {
        const own = turn === 4 ? early[first - 1] : turn === 7 ? late[first - 1] : 0;
        return [own ?? 0, 0, 0];
      },
    },
  };
  const settings = { ...DEFAULTS, deep: false, lookAheadVisits: 0, rounds: 2, valuations };
  const view = { ...nim.setup(null, 3, seededDeal('valuations')), pile: 60 };
  return playoutBot('valuations', { iterations: 60 }, settings).choose(game, view, 0, {
    rng: seededRng('valuations', ''),
  });
}

test('the mean of all valuations decides', () => {
  expect(choice([9, 0, 0], [0, 2, 0], 1)).toBe(2);
  expect(choice([9, 0, 0], [0, 2, 0], 2)).toBe(1);
  expect(choice([4, 3, 0], [0, 3, 4], 2)).toBe(2);
});
