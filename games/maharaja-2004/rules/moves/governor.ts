import type { Refusal, Seat } from '@durbar/kernel';
import * as z from 'zod/mini';
import { internMoves, mapAt, moveDown, withTokens } from '../../../kingdom/rules/index.ts';
import { city, oneOf } from '../../../kingdom/rules/parse.ts';
import { CITY_COUNT, GOVERNOR_STEPS } from '../../data/components.ts';
import { refuse } from '../clauses.ts';
import { canSpendChit, isNotBegun, refuseSource, sourceValues, takeStep } from '../hand.ts';
import { GOVERNOR, SOURCE_BUILDER, SOURCE_CHIT } from '../position.ts';
import { noteTopBoxReached } from '../rounds.ts';
import type { Event, GovernorMove, Move, State, View } from '../types.ts';
import { free, type MoveRow } from './row.ts';

const SOURCES = withTokens(GOVERNOR);
/** All governor moves, in the order of `governorMove`: by source, then by city. */
const MOVES = internMoves<GovernorMove>(SOURCE_BUILDER * CITY_COUNT, (i) => ({
  type: 'governor',
  city: i % CITY_COUNT,
  by: Math.trunc(i / CITY_COUNT),
}));

/** Put a city's governor two boxes down (M04-5). */
export const governor: MoveRow<'governor'> = {
  schema: z.strictObject({ type: z.literal('governor'), city, by: oneOf(SOURCES) }),
  wellFormed: () => MOVES.filter(({ by }) => SOURCES.includes(by)),
  list: listGovernors,
  refuse: refuseGovernor,
  apply: applyGovernor,
  price: free,
  key: ({ city, by }) => `governor-${city}-${by}`,
  describe: ({ city, by }, position) => ({
    key: 'move.governor',
    values: { city: mapAt(position).cityNames[city]!, means: sourceValues(by).means },
  }),
  sourceOf: ({ by }) => by,
};

function refuseGovernor(position: View, _seat: Seat, { city, by }: GovernorMove): Refusal | null {
  const refused = refuseSource(position, by, 0);
  if (refused) return refused;
  const boxes = position.boxes[city]!;
  if (boxes >= GOVERNOR_STEPS) return null;
  return refuse('M04-5', 'refusal.governorTooLow', { city: mapAt(position).cityNames[city]!, boxes });
}

function listGovernors(position: View, _seat: Seat, out: Move[], count: number): number {
  if (isNotBegun(position, GOVERNOR)) count = listForSource(position, GOVERNOR, out, count);
  return canSpendChit(position) ? listForSource(position, SOURCE_CHIT + GOVERNOR, out, count) : count;
}

function listForSource(position: View, source: number, out: Move[], count: number): number {
  for (let city = 0; city < CITY_COUNT; city++)
    if (position.boxes[city]! >= GOVERNOR_STEPS) out[count++] = governorMove(source, city);
  return count;
}

/** The interned move of a governor from a source. */
function governorMove(source: number, city: number): GovernorMove {
  return MOVES[source * CITY_COUNT + city]!;
}

/** Puts a governor two boxes down. The governors it passes go one box up. */
function applyGovernor(state: State, seat: Seat, { city, by }: GovernorMove, events?: Event[]): void {
  takeStep(state, by, 0, false, events);
  const from = state.boxes[city]!;
  const raised = moveDown(state.boxes, city, GOVERNOR_STEPS);
  noteTopBoxReached(state);
  const name = mapAt(state).cityNames[city]!;
  events?.push({ kind: 'governor', seat, city, name, from, to: from - GOVERNOR_STEPS, raised });
}
