import type { Entry, Game, Seat } from '@durbar/kernel';
import { at, seededDeal, seededRng } from '@durbar/kernel';
import { expect, test } from 'vitest';
import type { Bot } from '../src/index.ts';
import { BotError, botNamed, parseBot, playMatch } from '../src/index.ts';
import { auction, nim } from './toys.ts';

const NAMES = ['random', 'greedy', 'playout:20'];

function listPlayed<S extends V, V, M>(
  game: Game<S, V, M>,
  seed: string,
  bots: readonly Bot[],
): readonly Entry[] {
  return playMatch({ game, bots, seed }).entries;
}

test('every choice of every bot is a legal move, to the end of the match', () => {
  for (let i = 0; i < 8; i++)
    for (const seats of [2, 3, 4]) {
      const bots = Array.from({ length: seats }, (_, seat) => botNamed(NAMES[(seat + i) % 3] ?? 'random'));
      // `playMatch` refuses a move that is not allowed.
      expect(listPlayed(auction, `legal ${i}`, bots)).toHaveLength(6 * (seats + 1));
      expect(listPlayed(nim, `legal ${i}`, bots.slice(0, 3)).length).toBeGreaterThan(4);
    }
});

test('the same seed gives the same match, another seed a different one', () => {
  const bots = ['playout:30', 'greedy', 'random'].map(botNamed);
  const once = listPlayed(auction, 'a', bots);
  expect(listPlayed(auction, 'a', bots)).toEqual(once);
  expect(listPlayed(auction, 'b', bots)).not.toEqual(once);
});

test('a bot does not change the view', () => {
  const state = auction.setup(null, 3, seededDeal('kept'));
  for (const name of NAMES) {
    const view = auction.view(state, 0);
    const before = JSON.stringify(view);
    botNamed(name).choose(auction, view, 0, { rng: seededRng('kept', name) });
    expect(JSON.stringify(view)).toBe(before);
  }
});

test('two states with the same view get the same choice', () => {
  for (let i = 0; i < 10; i++) {
    const one = auction.setup(null, 3, seededDeal(`hidden ${i}`));
    const seat: Seat = i % 3;
    const other = auction.determinize(auction.view(one, seat), seat, seededRng('other', `${i}`));
    expect(other).not.toEqual(one);
    for (const name of NAMES) {
      const choose = (state: typeof one): number =>
        botNamed(name).choose(auction, auction.view(state, seat), seat, { rng: seededRng('choice', `${i}`) });
      expect(choose(other)).toBe(choose(one));
    }
  }
});

test('greedy takes the highest estimate, with an automaton’s moves made', () => {
  // One other seat has bid, so the award follows at once; the estimate is best for the lowest bid that wins.
  const state = auction.setup(null, 2, seededDeal('greedy'));
  state.hands = [[2, 5, 9], [1]];
  state.bids = [null, 4];
  state.prize = 13;
  const view = auction.view(state, 0);
  expect(botNamed('greedy').choose(auction, view, 0, { rng: seededRng('greedy', '') })).toBe(5);
});

function takeGreedily(game: typeof nim, seed: string): number {
  return botNamed('greedy').choose(game, { pile: 15, turn: 0, seats: 2 }, 0, { rng: seededRng(seed, '') });
}

test('greedy without an estimate follows the prior, and chooses at random among equal moves', () => {
  const prior = { ...nim, heuristics: { movePriors: () => [1, 5, 2] } };
  const seeds = Array.from({ length: 20 }, (_, i) => `${i}`);
  expect(new Set(seeds.map((seed) => takeGreedily(prior, seed)))).toEqual(new Set([2]));
  expect(new Set(seeds.map((seed) => takeGreedily(nim, seed)))).toEqual(new Set([1, 2, 3]));
});

/** Plays a match with a bot as a module may export it: `choose` may return anything. */
function playWith(choose: () => unknown): () => unknown {
  const mine = parseBot({ name: 'mine', choose }, './mine.js');
  return () => playMatch({ game: nim, bots: [mine, botNamed('random')], seed: 'bad' });
}

test('a bot cannot replace the rules of the match', () => {
  const cheat: Bot = {
    name: 'cheat',
    choose(game, view, seat) {
      Reflect.set(game, 'outcome', () => ({ scores: [1, 0] }));
      if (game.heuristics) Reflect.set(game.heuristics, 'evaluate', () => 0);
      return at(game.legalMoves(view, seat), 0);
    },
  };
  const before = { ...nim, ...(nim.heuristics && { heuristics: { ...nim.heuristics } }) };
  playMatch({ game: nim, bots: [cheat, botNamed('random')], seed: 'cheat' });
  expect(nim).toEqual(before);
});

test('a bot that fails or breaks the rules is named', () => {
  const crash = playWith(() => {
    throw new Error('out of ideas');
  });
  expect(crash).toThrow(BotError);
  expect(crash).toThrow("bot 'mine' in seat 1 failed to choose: out of ideas");
  expect(playWith(() => Promise.reject(new Error('too late')))).toThrow(
    "bot 'mine' in seat 1 failed to choose: its 'choose' returned a promise; it has to return the move itself",
  );
  expect(playWith(() => 'x')).toThrow(
    "bot 'mine' in seat 1 chose a move that cannot be made: entry 1: a whole number was expected",
  );
  expect(playWith(() => 9)).toThrow(
    "bot 'mine' in seat 1 chose a move that cannot be made: entry 1: seat 0 may not make this move: TOY-1",
  );
});
