import * as z from 'zod/mini';
import { internMoves } from '../../../kingdom/rules/index.ts';
import { REWARDS } from '../../data/components.ts';
import { refuse } from '../clauses.ts';
import { rewardTile } from '../parse/fields.ts';
import { inReach, rewardReach, takeReward } from '../rewards.ts';
import { afterReward } from '../rounds.ts';
import type { RewardMove } from '../types.ts';
import type { MoveRow } from './row.ts';

/** At the tile. */
const TILES = internMoves<RewardMove>(REWARDS.length, (tile) => ({ type: 'reward', tile }));

/** Take a reward tile (M20-7.4, 11.11). */
export const reward: MoveRow<'reward'> = {
  schema: z.strictObject({ type: z.literal('reward'), tile: rewardTile }),
  wellFormed: () => TILES,
  list(position, _seat, out, count) {
    const { rewards } = position;
    for (let space = 0; space < rewardReach(position); space++) {
      const tile = rewards[space] ?? -1;
      if (tile >= 0) out[count++] = TILES[tile]!;
    }
    return count;
  },
  refuse(position, _seat, { tile }) {
    if (inReach(position, tile)) return null;
    const clause = position.brahmabot ? 'M20-11.11' : 'M20-7.4';
    return refuse(clause, 'refusal.rewardOutOfReach', {
      reward: REWARDS[tile]!,
      reach: rewardReach(position),
    });
  },
  price: () => 0,
  apply(state, _seat, { tile }, events) {
    takeReward(state, tile, events);
    afterReward(state, events);
  },
  key: ({ tile }) => `reward-${tile}`,
  describe: ({ tile }) => ({ key: 'move.reward', values: { reward: REWARDS[tile]! } }),
};
