import { REWARD_TRACK } from '../layout.ts';
import { takeReward } from '../rewards.ts';
import { afterReward } from '../rounds.ts';
import type { FastRow } from './row.ts';
import { codeBase } from './row.ts';

const BASE = codeBase('reward');

/** The index is the tile. */
export const reward: FastRow = {
  list({ people }, cells, _seat, out, count) {
    // Tiles can be taken from one more space than there are people (M20-7.4, 11.11).
    const end = REWARD_TRACK + Math.min(people + 1, cells[REWARD_TRACK]!);
    for (let space = REWARD_TRACK + 1; space <= end; space++)
      if (cells[space]! >= 0) out[count++] = BASE + cells[space]!;
    return count;
  },
  apply(match, cells, seat, tile) {
    takeReward(match, cells, seat, tile);
    afterReward(match, cells);
  },
};
