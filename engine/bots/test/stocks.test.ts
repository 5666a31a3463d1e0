import { seededDeal, seededRng } from '@durbar/kernel';
import { expect, test } from 'vitest';
import type { SearchSettings } from '../src/index.ts';
import { DEFAULTS, playoutBot } from '../src/index.ts';
import { nim } from './toys.ts';

/** The turns in which a search of seat 0 of three, who begins, asks for the scores that are expected, each time it does. */
function asked(settings: Pick<SearchSettings, 'rounds' | 'stocks' | 'playouts'>): number[] {
  const turns: number[] = [];
  const game = {
    ...nim,
    hints: {
      evaluate: () => 0,
      scores({ turn }: { turn: number }) {
        turns.push(turn);
        return [0, 0, 0];
      },
    },
  };
  const view = { ...nim.setup(null, 3, seededDeal('stocks')), pile: 60 };
  const bot = playoutBot('stocks', { iterations: 30 }, { ...DEFAULTS, deep: false, ...settings });
  bot.choose(game, view, 0, { rng: seededRng('stocks', '') });
  return turns;
}

/** These turns, each once. */
function turnsAsked(rounds: number, stocks: number): number[] {
  return [...new Set(asked({ rounds, stocks, playouts: 1 }))].toSorted((a, b) => a - b);
}

test('stock is taken when the seat has ended its next turn, or the turns after it as well', () => {
  // Right after the move too: that is the look one ahead.
  expect(turnsAsked(1, 1)).toEqual([1, 4]);
  expect(turnsAsked(2, 2)).toEqual([1, 4, 7]);
  expect(turnsAsked(3, 2)).toEqual([1, 7, 10]);
});

test('an iteration makes as many playouts as the settings say', () => {
  const taken = (playouts: number): number =>
    asked({ rounds: 1, stocks: 1, playouts }).filter((turn) => turn === 4).length;
  expect(taken(2) - taken(1)).toBe(30);
  expect(taken(3) - taken(1)).toBe(60);
});

/** What each move of the root leads to is told by these scores of a seat after its next turn and the one after. */
function choice(early: readonly number[], late: readonly number[], stocks: number): number {
  const game = {
    ...nim,
    apply(state: { pile: number; turn: number; seats: number; first?: number }, _: number, move: number) {
      state.first ??= move;
      state.pile -= move;
      state.turn++;
    },
    hints: {
      evaluate: () => 0,
      scores({ turn, first = 0 }: { turn: number; first?: number }) {
        const own = turn === 4 ? early[first - 1] : turn === 7 ? late[first - 1] : 0;
        return [own ?? 0, 0, 0];
      },
    },
  };
  const settings = { ...DEFAULTS, deep: false, trust: 0, rounds: 2, stocks };
  const view = { ...nim.setup(null, 3, seededDeal('stocks')), pile: 60 };
  return playoutBot('stocks', { iterations: 60 }, settings).choose(game, view, 0, {
    rng: seededRng('stocks', ''),
  });
}

test('the mean of all stocks decides', () => {
  expect(choice([9, 0, 0], [0, 2, 0], 1)).toBe(2);
  expect(choice([9, 0, 0], [0, 2, 0], 2)).toBe(1);
  expect(choice([4, 3, 0], [0, 3, 4], 2)).toBe(2);
});
