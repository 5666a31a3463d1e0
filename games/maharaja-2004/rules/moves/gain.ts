import type { Refusal } from '@durbar/kernel';
import { GOLD_TAKEN, HOUSES_TAKEN } from '../../data/components.ts';
import { canSpendChit, isFresh, refuseSource, takeStep } from '../hand.ts';
import { actionOf, BY_CHIT, GOLD, QUARRY } from '../position.ts';
import { refuse } from '../refuse.ts';
import { giveGold, giveHouses } from '../supply.ts';
import type { Event, GainMove, Move, State, View } from '../types.ts';
import { GAIN } from './interned.ts';

/** Why gold or houses may not be taken by that action, else null (M04-4). */
export function refuseGain(position: View, { by }: GainMove): Refusal | null {
  const source = refuseSource(position, by, 0);
  if (source) return source;
  return actionOf(by) === QUARRY && position.quarry[position.seat] === 0
    ? refuse('M04-4', 'refusal.quarryEmpty')
    : null;
}

/** Adds the legal gains to `found` from `count` on; gives the new count. */
export function listGains(position: View, found: Move[], count: number): number {
  const chit = canSpendChit(position);
  count = listOne(position, GOLD, chit, found, count);
  return position.quarry[position.seat] === 0 ? count : listOne(position, QUARRY, chit, found, count);
}

function listOne(position: View, action: number, chit: boolean, found: Move[], count: number): number {
  if (isFresh(position, action)) found[count++] = GAIN[action]!;
  if (chit) found[count++] = GAIN[BY_CHIT + action]!;
  return count;
}

export function applyGain(state: State, { by }: GainMove, events?: Event[]): void {
  const { seat } = state;
  takeStep(state, by, 0, false, events);
  if (actionOf(by) === GOLD) giveGold(state, seat, GOLD_TAKEN, 'action', events);
  else giveHouses(state, seat, HOUSES_TAKEN, events);
}
