import type { Refusal } from '@durbar/kernel';
import * as z from 'zod/mini';
import { internMoves, withTokens } from '../../../kingdom/rules/index.ts';
import { refuse } from '../clauses.ts';
import { oneOf } from '../parse/fields.ts';
import { actionOf, COINS, PRESTIGE, SOURCE_ABILITY, SOURCE_TOKEN, TAKE_SHRINES } from '../position.ts';
import { giveCoins, givePrestige, giveShrines } from '../supply.ts';
import { beginStep, canSpendToken, refuseAction, takeStep } from '../turn-actions.ts';
import type { GainMove, View } from '../types.ts';
import type { MoveRow } from './row.ts';
import { actionName, sourceName } from './sources.ts';

export const COINS_TAKEN = 3;
export const SHRINES_TAKEN = 2;
export const PRESTIGE_PRICE = 3;
export const PRESTIGE_BOUGHT = 2;

const SOURCES = withTokens(COINS, TAKE_SHRINES, PRESTIGE);

/** By source. */
const GAINS = internMoves<GainMove>(SOURCE_ABILITY, (source) => ({ type: 'gain', by: source }));

/** Take coins or shrines, or buy prestige (M20-5.3e to g). */
export const gain: MoveRow<'gain'> = {
  schema: z.strictObject({ type: z.literal('gain'), by: oneOf(SOURCES) }),
  wellFormed: () => SOURCES.map((source) => GAINS[source]!),
  list(position, seat, out, count) {
    const { notBegun } = position;
    const token = canSpendToken(position);
    for (let action = COINS; action <= PRESTIGE; action++) {
      const planned = notBegun[0] === action || notBegun[1] === action;
      if ((!planned && !token) || !canTake(position, seat, action)) continue;
      if (planned) out[count++] = GAINS[action]!;
      if (token) out[count++] = GAINS[SOURCE_TOKEN + action]!;
    }
    return count;
  },
  refuse: (position, seat, { by }) =>
    refuseAction(position, by, 0) ?? refuseTaking(position, seat, actionOf(by)),
  price: (_position, _seat, { by }) => (actionOf(by) === PRESTIGE ? PRESTIGE_PRICE : 0),
  apply(state, seat, { by }, events) {
    beginStep(state);
    takeStep(state, by, 0, false, events);
    const action = actionOf(by);
    if (action === COINS) giveCoins(state, seat, COINS_TAKEN, events);
    else if (action === TAKE_SHRINES) giveShrines(state, seat, SHRINES_TAKEN, events);
    else {
      giveCoins(state, seat, -PRESTIGE_PRICE, events);
      givePrestige(state, seat, PRESTIGE_BOUGHT, 'action', events);
    }
  },
  key: ({ by }) => `gain-${by}`,
  describe: ({ by }) => ({ key: 'move.gain', values: { action: actionName(by), means: sourceName(by) } }),
};

/** Whether there is something to take, and the seat can pay for it. */
function canTake(position: View, seat: number, action: number): boolean {
  if (action === TAKE_SHRINES) return position.supply[seat]! > 0;
  return action !== PRESTIGE || position.coins[seat]! >= PRESTIGE_PRICE;
}

function refuseTaking(position: View, seat: number, action: number): Refusal | null {
  if (canTake(position, seat, action)) return null;
  if (action === TAKE_SHRINES) return refuse('M20-5.3f', 'refusal.nothingToTake');
  const available = position.coins[seat]!;
  return refuse('M20-5.3g', 'refusal.coins', { needed: PRESTIGE_PRICE, available });
}
