import * as z from 'zod/mini';
import { internMoves, mapAt, withTokens } from '../../../kingdom/rules/index.ts';
import { BONUSES, BOTTOM_BONUS, CITY_COUNT, SITE_COUNT, TOP_BONUS } from '../../data/components.ts';
import { refuse } from '../clauses.ts';
import { city, oneOf, whole } from '../parse/fields.ts';
import {
  actionOf,
  has,
  SOURCE_ABILITY,
  STATUE_AND_SHRINE,
  STATUE_DISCOUNT,
  statuePrice,
} from '../position.ts';
import { giveCoins, givePrestige, giveShrines, giveToken } from '../supply.ts';
import { beginStep, listSources, PART_STATUE, refuseAction, takeStep } from '../turn-actions.ts';
import type { Event, Move, State, StatueMove, View } from '../types.ts';
import { refuseCity } from './places.ts';
import type { MoveRow } from './row.ts';
import { actionName, sourceName } from './sources.ts';

/** The actions with a statue. Sources of statues are these, on the disc or bought by a token. */
export const STATUE_ACTIONS = [STATUE_DISCOUNT, STATUE_AND_SHRINE];
const SOURCES = withTokens(...STATUE_ACTIONS);

/** At `(source * 7 + city) * 7 + site`. */
const STATUES = internMoves<StatueMove>(SOURCE_ABILITY * CITY_COUNT * SITE_COUNT, (i) => ({
  type: 'statue',
  city: Math.trunc(i / SITE_COUNT) % CITY_COUNT,
  site: i % SITE_COUNT,
  by: Math.trunc(i / (SITE_COUNT * CITY_COUNT)),
}));

/** Build a statue by an action with one in it (M20-3, 5.1 to 5.3). A bonus site pays at once (3.4). */
export const statue: MoveRow<'statue'> = {
  schema: z.strictObject({
    type: z.literal('statue'),
    city,
    site: whole(0, SITE_COUNT - 1),
    by: oneOf(SOURCES),
  }),
  wellFormed: () => STATUES.filter(({ by }) => SOURCES.includes(by)),
  list(position, seat, out, count) {
    if (position.statues[seat] === 0) return count;
    const sourceCount = listSources(position, PART_STATUE, STATUE_ACTIONS, sources);
    if (sourceCount === 0) return count;
    const priest = position.priests[seat]!;
    const everywhere = has(position, seat, 12);
    for (let city = 0; city < CITY_COUNT; city++)
      if (city === priest || everywhere) count = listInCity(position, city, sourceCount, out, count);
    return count;
  },
  refuse(position, seat, { city, site, by }) {
    if (position.statues[seat] === 0) return refuse('M20-1.8', 'refusal.noStatue');
    const refused = refuseAction(position, by, PART_STATUE);
    if (refused) return refused;
    const siteSeat = position.sites[city * SITE_COUNT + site]!;
    if (siteSeat >= 0)
      return refuse('M20-3.4', 'refusal.siteTaken', { city: mapAt(position).cityNames[city]!, siteSeat });
    const absent = refuseCity(position, seat, city);
    if (absent) return absent;
    const needed = statuePrice(position, seat, city, actionOf(by));
    const available = position.coins[seat]!;
    return needed <= available ? null : refuse('M20-3.1', 'refusal.coins', { needed, available });
  },
  price: (position, seat, { city, by }) => statuePrice(position, seat, city, actionOf(by)),
  apply(state, seat, { city, site, by }, events) {
    const price = statuePrice(state, seat, city, actionOf(by));
    beginStep(state);
    takeStep(state, by, PART_STATUE, true, events);
    state.coins[seat] = state.coins[seat]! - price;
    state.statues[seat] = state.statues[seat]! - 1;
    state.sites[city * SITE_COUNT + site] = seat;
    events?.push({ kind: 'statue', seat, city, name: mapAt(state).cityNames[city]!, site, price, by });
    if (site === TOP_BONUS || site === BOTTOM_BONUS) payBonus(state, city, site, events);
  },
  key: ({ city, site, by }) => `statue-${city}-${site}-${by}`,
  describe: ({ city, site, by }, position) => ({
    key: 'move.statue',
    values: {
      city: mapAt(position).cityNames[city]!,
      site,
      action: actionName(by),
      means: sourceName(by),
    },
  }),
};

/** Sources of a statue now; overwritten by each listing. */
const sources: number[] = [];

function listInCity(position: View, city: number, sourceCount: number, out: Move[], count: number): number {
  const { seat, sites } = position;
  const coins = position.coins[seat]!;
  const full = statuePrice(position, seat, city, STATUE_AND_SHRINE);
  for (let i = 0; i < sourceCount; i++) {
    const source = sources[i]!;
    const price = actionOf(source) === STATUE_DISCOUNT ? full - 1 : full;
    if (price > coins) continue;
    for (let site = 0; site < SITE_COUNT; site++)
      if (sites[city * SITE_COUNT + site]! < 0)
        out[count++] = STATUES[(source * CITY_COUNT + city) * SITE_COUNT + site]!;
  }
  return count;
}

function payBonus(state: State, city: number, site: number, events?: Event[]): void {
  const { seat } = state;
  const bonus = BONUSES[city]![site === TOP_BONUS ? 0 : 1];
  if (bonus.tokens > 0) giveToken(state, seat, events);
  if (bonus.prestige > 0) givePrestige(state, seat, bonus.prestige, 'site', events);
  giveCoins(state, seat, bonus.coins, events);
  giveShrines(state, seat, bonus.shrines, events);
}
