import type { Refusal } from '@durbar/kernel';
import { mapAt, swapDown } from '../../../kingdom/rules/index.ts';
import { BOXES, CITY_COUNT, GOVERNOR_STEPS } from '../../data/components.ts';
import { canSpendChit, isFresh, refuseSource, takeStep } from '../hand.ts';
import { BY_CHIT, GOVERNOR } from '../position.ts';
import { refuse } from '../refuse.ts';
import type { Event, GovernorMove, Move, State, View } from '../types.ts';
import { GOVERNOR_MOVES } from './interned.ts';

/** Why a governor may not be put down, else null (M04-5). */
export function refuseGovernor(position: View, { city, by }: GovernorMove): Refusal | null {
  const source = refuseSource(position, by, 0);
  if (source) return source;
  const boxes = position.boxes[city]!;
  if (boxes >= GOVERNOR_STEPS) return null;
  return refuse('M04-5', 'refusal.governorTooLow', { city: mapAt(position).cityNames[city]!, boxes });
}

/** Adds the legal moves of governors to `found` from `count` on; gives the new count. */
export function listGovernors(position: View, found: Move[], count: number): number {
  if (isFresh(position, GOVERNOR)) count = listBy(position, GOVERNOR, found, count);
  return canSpendChit(position) ? listBy(position, BY_CHIT + GOVERNOR, found, count) : count;
}

function listBy(position: View, by: number, found: Move[], count: number): number {
  for (let city = 0; city < CITY_COUNT; city++)
    if (position.boxes[city]! >= GOVERNOR_STEPS) found[count++] = GOVERNOR_MOVES[by * CITY_COUNT + city]!;
  return count;
}

/** Puts a governor two boxes down; those in the boxes it comes over go one up. */
export function applyGovernor(state: State, { city, by }: GovernorMove, events?: Event[]): void {
  takeStep(state, by, 0, false, events);
  const from = state.boxes[city]!;
  const raised = swapDown(state.boxes, city, GOVERNOR_STEPS);
  noteSummit(state);
  const name = mapAt(state).cityNames[city]!;
  events?.push({ kind: 'governor', seat: state.seat, city, name, from, to: from - GOVERNOR_STEPS, raised });
}

/** Notes whether a governor is in the topmost box: one that was put there counts even when it has gone (M04-9). */
export function noteSummit(state: State): void {
  if (state.boxes.includes(BOXES - 1)) state.summit = true;
}
