import type { FastRules, Game } from '@durbar/kernel';
import { at, seededDeal, seededRng } from '@durbar/kernel';
import { makeFastTable } from '@durbar/testkit/toy';
import { expect, test } from 'vitest';
import { botNamed } from '../src/index.ts';
import type { Auction, AuctionView, Pile } from './toys.ts';
import { auction, nim } from './toys.ts';

/** Games with each combination of what a search may use. */
const piles: readonly Game<Pile, Pile, number>[] = [
  nim,
  { ...nim, heuristics: { movePriors: (_pile, _seat, moves) => moves } },
  { ...nim, meta: { ...nim.meta, oneView: true }, heuristics: { evaluate: ({ pile }) => pile % 4 } },
  {
    ...nim,
    heuristics: { evaluate: ({ pile }) => pile % 4, expectedScores: ({ pile }) => [pile, 4, 3] },
  },
  {
    ...nim,
    heuristics: {
      evaluate: ({ pile }) => pile,
      evaluateMoves: ({ pile }, _seat, moves) => moves.map((move) => (move < pile ? pile - move : 1)),
    },
  },
];
const auctions: readonly Game<Auction, AuctionView, number>[] = [
  auction,
  {
    ...auction,
    heuristics: {
      ...auction.heuristics,
      movePriors: (_state, _seat, moves) => moves.map((move) => 1 + (move % 3)),
    },
  },
];

/** What bots choose in some positions of a match. */
function choices<S extends V, V, M>(game: Game<S, V, M>, state: S, seed: string): M[] {
  const chosen: M[] = [];
  while (game.active(state).length > 0) {
    const moves = game.active(state).map((seat) => {
      for (const name of ['greedy', 'playout:40'])
        chosen.push(
          botNamed(name).choose(game, game.view(state, seat), seat, {
            rng: seededRng(seed, `${chosen.length}`),
          }),
        );
      return at(chosen, chosen.length - 1);
    });
    for (const [i, seat] of [...game.active(state)].entries()) game.apply(state, seat, at(moves, i));
  }
  return chosen;
}

/** The number of questions that a fast form of a game gets. */
function withFast<S extends V, V, M>(game: Game<S, V, M>): { readonly game: Game<S, V, M>; asked: number } {
  const used = { game, asked: 0 };
  const fast = (): FastRules<S, V, M> => {
    used.asked++;
    return makeFastTable(game, 5, 16);
  };
  used.game = { ...game, fast };
  return used;
}

/** What bots choose with a fast form and without, in some matches. */
function bothChoices<S extends V, V, M>(game: Game<S, V, M>, players: number): readonly [M[], M[]] {
  const both: [M[], M[]] = [[], []];
  for (let i = 0; i < 3; i++) {
    const setUp = (): S => game.setup(null, players, seededDeal(`fast ${i}`));
    const used = withFast(game);
    both[0].push(...choices(used.game, setUp(), `${i}`));
    both[1].push(...choices(game, setUp(), `${i}`));
    if (used.asked < 6) throw new Error('the fast form was hardly used');
  }
  return both;
}

test.each([2, 3])('bots choose the same with a fast form as without, %i seats', (players) => {
  for (const [fast, contract] of [
    ...piles.map((game) => bothChoices(game, players)),
    ...auctions.map((game) => bothChoices(game, players)),
  ])
    expect(fast).toEqual(contract);
});

test('a match that the fast form does not cover is searched by the contract', () => {
  const pile = { pile: 9, turn: 0, seats: 2 };
  const choose = (game: typeof nim): number =>
    botNamed('playout:100').choose(game, pile, 0, { rng: seededRng('none', '') });
  expect(choose({ ...nim, fast: () => null })).toBe(choose(nim));
});
