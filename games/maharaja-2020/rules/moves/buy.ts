import * as z from 'zod/mini';
import { internMoves } from '../../../kingdom/rules/index.ts';
import { refuse } from '../clauses.ts';
import { whole } from '../parse/fields.ts';
import { afterReward } from '../rounds.ts';
import { giveCoins, givePrestige } from '../supply.ts';
import type { BuyMove } from '../types.ts';
import type { MoveRow } from './row.ts';

export const MAX_BUYS = 3;

/** At the count. */
const BUYS = internMoves<BuyMove>(MAX_BUYS + 1, (count) => ({ type: 'buy', count }));

/** By a reward tile, pay up to 3 coins for as many prestige points; each point is a receipt of its own (M20-7.5, 7.8). */
export const buy: MoveRow<'buy'> = {
  schema: z.strictObject({ type: z.literal('buy'), count: whole(0, MAX_BUYS) }),
  wellFormed: () => BUYS,
  list(position, seat, out, count) {
    const most = Math.min(MAX_BUYS, position.coins[seat]!);
    for (let i = 0; i <= most; i++) out[count++] = BUYS[i]!;
    return count;
  },
  refuse(position, seat, { count }) {
    const available = position.coins[seat]!;
    return count <= available ? null : refuse('M20-7.5', 'refusal.coins', { needed: count, available });
  },
  price: (_position, _seat, { count }) => count,
  apply(state, seat, { count }, events) {
    state.repeats--;
    for (let i = 0; i < count; i++) {
      giveCoins(state, seat, -1, events);
      givePrestige(state, seat, 1, 'reward', events);
    }
    afterReward(state, events);
  },
  key: ({ count }) => `buy-${count}`,
  describe: ({ count }) => ({ key: 'move.buy', values: { count } }),
};
