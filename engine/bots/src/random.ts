import { at, randomBelow } from '@durbar/kernel';
import type { Bot } from './bot.ts';

/** Chooses any legal move with equal probability. */
export const randomBot: Bot = {
  name: 'random',
  choose(game, view, seat, { rng }) {
    const moves = game.legalMoves(view, seat);
    return at(moves, randomBelow(rng, moves.length));
  },
};
