import * as z from 'zod/mini';
import { internMoves, mapAt, pushDown, withTokens } from '../../../kingdom/rules/index.ts';
import { CITY_COUNT, FLAG_STEPS } from '../../data/components.ts';
import { refuseUse, spendUse } from '../abilities.ts';
import { refuse } from '../clauses.ts';
import { city, oneOf } from '../parse/fields.ts';
import { SOURCE_ABILITY, SOURCE_TOKEN, TRACK, usesLeft } from '../position.ts';
import { beginStep, canSpendToken, refuseAction, takeStep } from '../turn-actions.ts';
import type { FlagMove, Move, View } from '../types.ts';
import type { MoveRow } from './row.ts';
import { sourceName } from './sources.ts';

const SOURCES = [...withTokens(TRACK), SOURCE_ABILITY];

/** All flag moves, in the order of `flagMove`: by source, then by city. */
const FLAGS = internMoves<FlagMove>((SOURCE_ABILITY + 1) * CITY_COUNT, (i) => ({
  type: 'flag',
  city: i % CITY_COUNT,
  by: Math.trunc(i / CITY_COUNT),
}));

/**
 * Move a city's flag three spaces to the left (M20-5.3i, 6.1; character 10). A flag in its way goes one to the right, and
 * so on up to the first gap (M20-6.2).
 */
export const flag: MoveRow<'flag'> = {
  schema: z.strictObject({ type: z.literal('flag'), city, by: oneOf(SOURCES) }),
  wellFormed: () => FLAGS.filter(({ by }) => SOURCES.includes(by)),
  list(position, seat, out, count) {
    if (position.notBegun[0] === TRACK || position.notBegun[1] === TRACK)
      count = listForSource(position, TRACK, out, count);
    if (canSpendToken(position)) count = listForSource(position, SOURCE_TOKEN + TRACK, out, count);
    if (usesLeft(position, seat, 10) > 0) count = listForSource(position, SOURCE_ABILITY, out, count);
    return count;
  },
  refuse(position, seat, { city, by }) {
    const refused = by === SOURCE_ABILITY ? refuseUse(position, seat, 10) : refuseAction(position, by, 0);
    if (refused) return refused;
    const spaces = position.flags[city]!;
    if (spaces >= FLAG_STEPS) return null;
    return refuse('M20-6.1', 'refusal.flagTooFarLeft', { city: mapAt(position).cityNames[city]!, spaces });
  },
  price: () => 0,
  apply(state, seat, { city, by }, events) {
    beginStep(state);
    if (by === SOURCE_ABILITY) spendUse(state, seat, 10, events);
    else takeStep(state, by, 0, false, events);
    const from = state.flags[city]!;
    const pushed = pushDown(state.flags, city, FLAG_STEPS);
    const name = mapAt(state).cityNames[city]!;
    events?.push({ kind: 'flag', seat, city, name, from, to: from - FLAG_STEPS, pushed });
  },
  key: ({ city, by }) => `flag-${city}-${by}`,
  describe: ({ city, by }, position) => ({
    key: 'move.flag',
    values: { city: mapAt(position).cityNames[city]!, means: sourceName(by) },
  }),
};

/** The interned move of a city's flag from a source. */
function flagMove(source: number, city: number): FlagMove {
  return FLAGS[source * CITY_COUNT + city]!;
}

function listForSource(position: View, source: number, out: Move[], count: number): number {
  for (let city = 0; city < CITY_COUNT; city++)
    if (position.flags[city]! >= FLAG_STEPS) out[count++] = flagMove(source, city);
  return count;
}
