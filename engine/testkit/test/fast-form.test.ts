import type { FastRules } from '@durbar/kernel';
import { expect, it } from 'vitest';
import { type CheckSettings, checkGame } from '../src/index.ts';
import type { BazaarMove, BazaarState, BazaarView } from '../src/toy/index.ts';
import { bazaar, makeFastTable } from '../src/toy/index.ts';
import { bazaarSettings } from './bazaar-settings.ts';
import { type Bazaar, breakBazaar } from './broken-bazaar.ts';

type Fast = FastRules<BazaarState, BazaarView, BazaarMove>;

const settings: CheckSettings<BazaarState, BazaarMove> = {
  ...bazaarSettings,
  seatCounts: [3],
  mustReach: [],
  combinations: 0,
  every: 10,
};

/** Bazaar with expected scores and priors, and with a fast form, some members of which are replaced by others. */
function withFast(change: (fast: Fast) => Partial<Fast>): Bazaar {
  const game = breakBazaar({
    heuristics: {
      ...bazaar.heuristics,
      expectedScores: ({ coins, merchant }) => [...coins, ...(merchant ? [0] : [])],
      movePriors: (_position, _seat, moves) => moves.map((_, i) => i + 1),
    },
  });
  return {
    ...game,
    fast({ players, merchant }) {
      const fast = makeFastTable(game, players + (merchant ? 1 : 0), 64);
      return { ...fast, ...change(fast) };
    },
  };
}

const faultsOf = (change: (fast: Fast) => Partial<Fast>): string[] =>
  checkGame(withFast(change), settings).failures.map(({ law, message }) => `${law}: ${message}`);

it('a fast form that agrees with the contract is accepted, and so is a game without one', () => {
  expect(faultsOf(() => ({}))).toEqual([]);
  expect(checkGame({ ...bazaar, fast: () => null }, settings).failures).toEqual([]);
});

const FAULTS: readonly [string, RegExp, (fast: Fast) => Partial<Fast>][] = [
  [
    'lists moves in another order',
    /legal moves/,
    (fast) => ({
      legalMoves(cells, seat, moves) {
        const count = fast.legalMoves(cells, seat, moves);
        moves.subarray(0, count).reverse();
        return count;
      },
    }),
  ],
  [
    'omits a move',
    /legal moves/,
    (fast) => ({
      legalMoves: (cells, seat, moves) => Math.max(1, fast.legalMoves(cells, seat, moves) - 1),
    }),
  ],
  ['has other codes for the same moves', /the code of/, (fast) => ({ code: (move) => fast.code(move) + 1 })],
  ['makes other moves', /the position/, () => ({ apply: () => undefined })],
  [
    'writes another state',
    /the position/,
    (fast) => ({
      write: (state, into) => fast.write({ ...state, bank: state.bank + 1 }, into),
    }),
  ],
  [
    'has other active seats',
    /the bits of the active seats/,
    (fast) => ({
      active: (cells) => fast.active(cells) | 8,
    }),
  ],
  ['counts turns differently', /the turn/, (fast) => ({ turn: (cells) => fast.turn(cells) + 1 })],
  [
    'values states differently by the last bit',
    /the value for seat/,
    (fast) => ({
      value: (cells, seat) => fast.value(cells, seat) * (1 + Number.EPSILON),
    }),
  ],
  [
    'values moves differently',
    /the value after/,
    (fast) => ({
      values(cells, seat, moves, count, into) {
        fast.values(cells, seat, moves, count, into);
        into[count - 1] = 1e6;
      },
    }),
  ],
  [
    'changes the state in a question',
    /after questions alone/,
    (fast) => ({
      values(cells, seat, moves, count, into) {
        fast.values(cells, seat, moves, count, into);
        fast.write(fast.read(cells), cells);
      },
    }),
  ],
  [
    'expects other scores',
    /the score of seat/,
    (fast) => ({
      scores(cells, into) {
        fast.scores?.(cells, into);
        into[0] = -1;
      },
    }),
  ],
  [
    'has other priors',
    /the weight of/,
    () => ({
      priors: (_cells, _seat, _moves, count, into) => void into.fill(1, 0, count),
    }),
  ],
  ['ranks seats differently', /the rank of seat/, () => ({ ranks: (_cells, into) => void into.fill(1) })],
  [
    'draws other states',
    /a state drawn for seat/,
    (fast) => ({
      determinize: (view, seat, rng, into) => fast.determinize(view, seat, [rng[3], 1, 2, 3], into),
    }),
  ],
  [
    'draws with other random numbers',
    /random numbers/,
    (fast) => ({
      determinize(view, seat, rng, into) {
        fast.determinize(view, seat, rng, into);
        rng[0] ^= 1;
      },
    }),
  ],
];

it.each(FAULTS)('the law finds a fast form that %s', (_, message, change) => {
  const [fault] = faultsOf(change);
  expect(fault).toMatch(/^fastForm: /);
  expect(fault).toMatch(message);
});

it('the law finds a fast form that lacks what the contract has', () => {
  const game = withFast(() => ({}));
  for (const name of ['scores', 'priors'] as const) {
    const fast = (position: BazaarView): Fast | null => {
      const { [name]: _, ...lacking } = game.fast?.(position) ?? {};
      return lacking as Fast;
    };
    const [failure] = checkGame({ ...game, fast }, settings).failures;
    expect(failure?.message).toMatch(/if and only if/);
  }
});
