import type { Refusal } from '@durbar/kernel';
import { pushDown } from '../../../kingdom/rules/index.ts';
import { CITY_COUNT, FLAG_STEPS } from '../../data/components.ts';
import { mapAt } from '../ground.ts';
import { canSpendToken, refuseSource, takeStep } from '../hand.ts';
import { BY_ABILITY, BY_TOKEN, TRACK, usesLeft } from '../position.ts';
import { refuse } from '../refuse.ts';
import type { Event, FlagMove, Move, State, View } from '../types.ts';
import { useAbility } from './ability.ts';
import { FLAG } from './interned.ts';

/** Why a flag may not be moved, else null (M20-6.1, 5.3i; character 10). */
export function refuseFlag(position: View, { city, by }: FlagMove): Refusal | null {
  const source = by === BY_ABILITY ? useAbility.refuse(position, 10) : refuseSource(position, by, 0);
  if (source) return source;
  const space = position.flags[city]!;
  if (space >= FLAG_STEPS) return null;
  return refuse('M20-6.1', 'refusal.flagTooFarLeft', {
    city: mapAt(position).cityNames[city]!,
    spaces: space,
  });
}

/** Adds the legal moves of flags to `found` from `count` on; gives the new count. */
export function listFlags(position: View, found: Move[], count: number): number {
  if (position.fresh[0] === TRACK || position.fresh[1] === TRACK)
    count = listBy(position, TRACK, found, count);
  if (canSpendToken(position)) count = listBy(position, BY_TOKEN + TRACK, found, count);
  if (usesLeft(position, position.seat, 10) > 0) count = listBy(position, BY_ABILITY, found, count);
  return count;
}

function listBy(position: View, by: number, found: Move[], count: number): number {
  for (let city = 0; city < CITY_COUNT; city++)
    if (position.flags[city]! >= FLAG_STEPS) found[count++] = FLAG[by * CITY_COUNT + city]!;
  return count;
}

/** Moves a flag three to the left; one in its way goes right, and so on to the first gap (M20-6.2). */
export function applyFlag(state: State, { city, by }: FlagMove, events?: Event[]): void {
  const { seat } = state;
  if (by === BY_ABILITY) useAbility.spend(state, 10, events);
  else takeStep(state, by, 0, false, events);
  const from = state.flags[city]!;
  const pushed = pushDown(state.flags, city, FLAG_STEPS);
  const name = mapAt(state).cityNames[city]!;
  events?.push({ kind: 'flag', seat, city, name, from, to: from - FLAG_STEPS, pushed });
}
