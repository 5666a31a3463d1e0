import type { Refusal } from '@durbar/kernel';
import { canSpendToken, refuseSource, takeStep } from '../hand.ts';
import { actionOf, BY_TOKEN, COINS, PRESTIGE, TAKE_SHRINES } from '../position.ts';
import { refuse } from '../refuse.ts';
import { giveCoins, givePrestige, giveShrines } from '../supply.ts';
import type { Event, GainMove, Move, State, View } from '../types.ts';
import { GAIN } from './interned.ts';

const COINS_TAKEN = 3;
const SHRINES_TAKEN = 2;
const PRESTIGE_PRICE = 3;
const PRESTIGE_BOUGHT = 2;

/** Why coins, shrines or prestige may not be taken by that action, else null (M20-5.3e to g). */
export function refuseGain(position: View, { by }: GainMove): Refusal | null {
  return refuseSource(position, by, 0) ?? refuseTaking(position, actionOf(by));
}

function refuseTaking(position: View, action: number): Refusal | null {
  const { seat } = position;
  if (action === TAKE_SHRINES && position.supply[seat] === 0)
    return refuse('M20-5.3f', 'refusal.nothingToTake');
  const available = position.coins[seat]!;
  if (action === PRESTIGE && available < PRESTIGE_PRICE)
    return refuse('M20-5.3g', 'refusal.coins', { needed: PRESTIGE_PRICE, available });
  return null;
}

/** Adds the legal gains to `found` from `count` on; gives the new count. */
export function listGains(position: View, found: Move[], count: number): number {
  const { fresh } = position;
  const token = canSpendToken(position);
  for (let action = COINS; action <= PRESTIGE; action++) {
    const planned = fresh[0] === action || fresh[1] === action;
    if ((!planned && !token) || refuseTaking(position, action)) continue;
    if (planned) found[count++] = GAIN[action]!;
    if (token) found[count++] = GAIN[BY_TOKEN + action]!;
  }
  return count;
}

export function applyGain(state: State, { by }: GainMove, events?: Event[]): void {
  const { seat } = state;
  takeStep(state, by, 0, false, events);
  switch (actionOf(by)) {
    case COINS:
      return giveCoins(state, seat, COINS_TAKEN, events);
    case TAKE_SHRINES:
      return giveShrines(state, seat, SHRINES_TAKEN, events);
    default:
      giveCoins(state, seat, -PRESTIGE_PRICE, events);
      return givePrestige(state, seat, PRESTIGE_BOUGHT, 'action', events);
  }
}
