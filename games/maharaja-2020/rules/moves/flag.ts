import * as z from 'zod/mini';
import { internMoves, mapAt, pushDown, withTokens } from '../../../kingdom/rules/index.ts';
import { CITY_COUNT, FLAG_STEPS } from '../../data/components.ts';
import { refuseUse, spendUse } from '../abilities.ts';
import { refuse } from '../clauses.ts';
import { city, oneOf } from '../parse/fields.ts';
import { BY_ABILITY, BY_TOKEN, TRACK, usesLeft } from '../position.ts';
import { beginStep, canSpendToken, refuseAction, takeStep } from '../turn-actions.ts';
import type { FlagMove, Move, View } from '../types.ts';
import { meansName } from './means.ts';
import type { MoveRow } from './row.ts';

const BYS = [...withTokens(TRACK), BY_ABILITY];

/** At `by * 7 + city`. */
const FLAGS = internMoves<FlagMove>((BY_ABILITY + 1) * CITY_COUNT, (i) => ({
  type: 'flag',
  city: i % CITY_COUNT,
  by: Math.trunc(i / CITY_COUNT),
}));

/**
 * Move a city's flag three spaces to the left (M20-5.3i, 6.1; character 10). A flag in its way goes one to the right, and
 * so on up to the first gap (M20-6.2).
 */
export const flag: MoveRow<'flag'> = {
  schema: z.strictObject({ type: z.literal('flag'), city, by: oneOf(BYS) }),
  wellFormed: () => FLAGS.filter(({ by }) => BYS.includes(by)),
  list(position, seat, found, count) {
    if (position.fresh[0] === TRACK || position.fresh[1] === TRACK)
      count = listBy(position, TRACK, found, count);
    if (canSpendToken(position)) count = listBy(position, BY_TOKEN + TRACK, found, count);
    if (usesLeft(position, seat, 10) > 0) count = listBy(position, BY_ABILITY, found, count);
    return count;
  },
  refuse(position, seat, { city, by }) {
    const source = by === BY_ABILITY ? refuseUse(position, seat, 10) : refuseAction(position, by, 0);
    if (source) return source;
    const spaces = position.flags[city]!;
    if (spaces >= FLAG_STEPS) return null;
    return refuse('M20-6.1', 'refusal.flagTooFarLeft', { city: mapAt(position).cityNames[city]!, spaces });
  },
  price: () => 0,
  apply(state, seat, { city, by }, events) {
    beginStep(state);
    if (by === BY_ABILITY) spendUse(state, seat, 10, events);
    else takeStep(state, by, 0, false, events);
    const from = state.flags[city]!;
    const pushed = pushDown(state.flags, city, FLAG_STEPS);
    const name = mapAt(state).cityNames[city]!;
    events?.push({ kind: 'flag', seat, city, name, from, to: from - FLAG_STEPS, pushed });
  },
  key: ({ city, by }) => `flag-${city}-${by}`,
  describe: ({ city, by }, position) => ({
    key: 'move.flag',
    values: { city: mapAt(position).cityNames[city]!, means: meansName(by) },
  }),
};

function listBy(position: View, by: number, found: Move[], count: number): number {
  for (let city = 0; city < CITY_COUNT; city++)
    if (position.flags[city]! >= FLAG_STEPS) found[count++] = FLAGS[by * CITY_COUNT + city]!;
  return count;
}
