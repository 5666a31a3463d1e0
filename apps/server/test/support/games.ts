import { UnknownGame } from '@durbar/games';
import type { Game } from '@durbar/kernel';
import { bazaar } from '@durbar/testkit/toy';
import type { Games } from '../../src/index.ts';

/** The toy game alone: sealed bids, hidden cards, an interrupting answer, an automaton. */
export const toyGames: Games = {
  ids: ['bazaar'],
  load: async (id) => {
    if (id !== 'bazaar') throw new UnknownGame(id);
    return bazaar;
  },
  loadVersions: async (id) => (id === 'bazaar' ? [bazaar] : []),
};

const { newcomers: _, ...meta } = bazaar.meta;
/** The toy game, but people may take over seats of a running match. */
const openBazaar: Game = { ...bazaar, meta };

export const openGames: Games = {
  ...toyGames,
  load: async () => openBazaar,
  loadVersions: async () => [openBazaar],
};
