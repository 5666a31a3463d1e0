import * as z from 'zod/mini';
import { refuseUse, spendUse } from '../abilities.ts';
import { refuse } from '../clauses.ts';
import { usesLeft } from '../position.ts';
import { givePrestige, takePrestige } from '../supply.ts';
import type { ExchangeMove } from '../types.ts';
import type { MoveRow } from './row.ts';

/** Exchanges in one use of character 3. */
export const EXCHANGES = 3;
/** Coins against one prestige point, either way. */
export const COINS_A_POINT = 2;

const GIVE_COINS: ExchangeMove = Object.freeze({ type: 'exchange', give: 'coins' });
const GIVE_PRESTIGE: ExchangeMove = Object.freeze({ type: 'exchange', give: 'prestige' });
const ALL = [GIVE_COINS, GIVE_PRESTIGE];

/** Make one exchange of character 3; the first one of a use spends it (M20-5.4). */
export const exchange: MoveRow<'exchange'> = {
  schema: z.strictObject({ type: z.literal('exchange'), give: z.enum(['coins', 'prestige']) }),
  wellFormed: () => ALL,
  list(position, seat, out, count) {
    if (position.exchanges === 0 && usesLeft(position, seat, 3) === 0) return count;
    if (position.coins[seat]! >= COINS_A_POINT) out[count++] = GIVE_COINS;
    if (position.prestige[seat]! >= 1) out[count++] = GIVE_PRESTIGE;
    return count;
  },
  refuse(position, seat, { give }) {
    const use = position.exchanges === 0 ? refuseUse(position, seat, 3) : null;
    if (use) return use;
    const needed = give === 'coins' ? COINS_A_POINT : 1;
    const available = position[give][seat]!;
    return available >= needed ? null : refuse('M20-5.4', `refusal.${give}`, { needed, available });
  },
  price: (_position, _seat, { give }) => (give === 'coins' ? COINS_A_POINT : 0),
  apply(state, seat, { give }, events) {
    state.walked = false;
    if (state.exchanges === 0) {
      spendUse(state, seat, 3, events);
      state.exchanges = EXCHANGES;
    }
    state.exchanges--;
    const coins = give === 'coins' ? -COINS_A_POINT : COINS_A_POINT;
    state.coins[seat] = state.coins[seat]! + coins;
    events?.push({ kind: 'coins', seat, coins });
    if (give === 'coins') givePrestige(state, seat, 1, 'exchange', events);
    else takePrestige(state, seat, 1, 'exchange', events);
  },
  key: ({ give }) => `exchange-${give}`,
  describe: ({ give }) => ({ key: `move.exchange.${give}` }),
};
