import type { Refusal, Seat } from '@durbar/kernel';
import * as z from 'zod/mini';
import { internMoves, mapAt, swapDown, withTokens } from '../../../kingdom/rules/index.ts';
import { city, oneOf } from '../../../kingdom/rules/parse.ts';
import { CITY_COUNT, GOVERNOR_STEPS } from '../../data/components.ts';
import { refuse } from '../clauses.ts';
import { byValues, canSpendChit, isFresh, refuseSource, takeStep } from '../hand.ts';
import { BY_BUILDER, BY_CHIT, GOVERNOR } from '../position.ts';
import { noteSummit } from '../rounds.ts';
import type { Event, GovernorMove, Move, State, View } from '../types.ts';
import { free, type MoveRow } from './row.ts';

const BYS = withTokens(GOVERNOR);
/** At `by * 7 + city`. */
const MOVES = internMoves<GovernorMove>(BY_BUILDER * CITY_COUNT, (i) => ({
  type: 'governor',
  city: i % CITY_COUNT,
  by: Math.trunc(i / CITY_COUNT),
}));

/** Put a city's governor two boxes down (M04-5). */
export const governor: MoveRow<'governor'> = {
  schema: z.strictObject({ type: z.literal('governor'), city, by: oneOf(BYS) }),
  wellFormed: () => MOVES.filter(({ by }) => BYS.includes(by)),
  list: listGovernors,
  refuse: refuseGovernor,
  apply: applyGovernor,
  price: free,
  key: ({ city, by }) => `governor-${city}-${by}`,
  describe: ({ city, by }, position) => ({
    key: 'move.governor',
    values: { city: mapAt(position).cityNames[city]!, means: byValues(by).means },
  }),
  by: ({ by }) => by,
};

function refuseGovernor(position: View, _seat: Seat, { city, by }: GovernorMove): Refusal | null {
  const source = refuseSource(position, by, 0);
  if (source) return source;
  const boxes = position.boxes[city]!;
  if (boxes >= GOVERNOR_STEPS) return null;
  return refuse('M04-5', 'refusal.governorTooLow', { city: mapAt(position).cityNames[city]!, boxes });
}

function listGovernors(position: View, _seat: Seat, found: Move[], count: number): number {
  if (isFresh(position, GOVERNOR)) count = listBy(position, GOVERNOR, found, count);
  return canSpendChit(position) ? listBy(position, BY_CHIT + GOVERNOR, found, count) : count;
}

function listBy(position: View, by: number, found: Move[], count: number): number {
  for (let city = 0; city < CITY_COUNT; city++)
    if (position.boxes[city]! >= GOVERNOR_STEPS) found[count++] = MOVES[by * CITY_COUNT + city]!;
  return count;
}

/** Puts a governor two boxes down. The governors it passes go one box up. */
function applyGovernor(state: State, seat: Seat, { city, by }: GovernorMove, events?: Event[]): void {
  takeStep(state, by, 0, false, events);
  const from = state.boxes[city]!;
  const raised = swapDown(state.boxes, city, GOVERNOR_STEPS);
  noteSummit(state);
  const name = mapAt(state).cityNames[city]!;
  events?.push({ kind: 'governor', seat, city, name, from, to: from - GOVERNOR_STEPS, raised });
}
