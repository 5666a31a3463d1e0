import { UnknownGame } from '@durbar/games';
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
