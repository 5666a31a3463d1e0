import type { Refusal } from '@durbar/kernel';
import { ACTIONS, BONUSES, BOTTOM_BONUS, CITY_COUNT, SITE_COUNT, TOP_BONUS } from '../../data/components.ts';
import { mapAt } from '../ground.ts';
import { canSpendToken, ownerInHand, PART_STATUE, refuseSource, takeStep } from '../hand.ts';
import { actionOf, BY_TOKEN, has, STATUE_AND_SHRINE, STATUE_DISCOUNT, statuePrice } from '../position.ts';
import { refuse } from '../refuse.ts';
import { giveCoins, givePrestige, giveShrines, giveToken } from '../supply.ts';
import type { Event, Move, State, StatueMove, View } from '../types.ts';
import { STATUE, statueIndex } from './interned.ts';
import { refuseAbsent } from './where.ts';

/** Why a statue may not be built there by that action, else null (M20-3, 5.1 to 5.3). */
export function refuseStatue(position: View, { city, site, by }: StatueMove): Refusal | null {
  const { seat } = position;
  if (position.statues[seat] === 0) return refuse('M20-1.8', 'refusal.noStatue');
  const source = refuseSource(position, by, PART_STATUE);
  if (source) return source;
  const name = mapAt(position).cityNames[city]!;
  if (position.sites[city * SITE_COUNT + site]! >= 0)
    return refuse('M20-3.4', 'refusal.siteTaken', {
      city: name,
      siteSeat: position.sites[city * SITE_COUNT + site]!,
    });
  const absent = refuseAbsent(position, city);
  if (absent) return absent;
  const owner = ownerInHand(position, PART_STATUE, statuePrice(position, seat, city, STATUE_AND_SHRINE));
  if (owner >= 0 && owner !== by)
    return refuse('M20-5.1', 'refusal.belongsInHand', { action: ACTIONS[actionOf(owner)]! });
  const needed = statuePrice(position, seat, city, actionOf(by));
  const available = position.coins[seat]!;
  return needed <= available ? null : refuse('M20-3.1', 'refusal.coins', { needed, available });
}

/** Adds the legal statues to `found` from `count` on; gives the new count. */
export function listStatues(position: View, found: Move[], count: number): number {
  const { seat } = position;
  if (position.statues[seat] === 0) return count;
  const bys = listBys(position);
  if (bys === 0 && ((position.openParts | position.tokenParts) & PART_STATUE) === 0) return count;
  const priest = position.priests[seat]!;
  const everywhere = has(position, seat, 12);
  for (let city = 0; city < CITY_COUNT; city++)
    if (city === priest || everywhere) count = listInCity(position, city, bys, found, count);
  return count;
}

const bysScratch: number[] = [];

/** Writes down by what a statue could be begun, prices aside; gives how many. */
function listBys(position: View): number {
  const { fresh } = position;
  let count = 0;
  const first = fresh[0]!;
  const second = fresh[1]!;
  if (first === STATUE_DISCOUNT || first === STATUE_AND_SHRINE) bysScratch[count++] = first;
  if (second !== first && (second === STATUE_DISCOUNT || second === STATUE_AND_SHRINE))
    bysScratch[count++] = second;
  if (canSpendToken(position)) {
    bysScratch[count++] = BY_TOKEN + STATUE_DISCOUNT;
    bysScratch[count++] = BY_TOKEN + STATUE_AND_SHRINE;
  }
  return count;
}

function listInCity(position: View, city: number, bys: number, found: Move[], count: number): number {
  const { seat, sites } = position;
  const coins = position.coins[seat]!;
  const full = statuePrice(position, seat, city, STATUE_AND_SHRINE);
  const owner = ownerInHand(position, PART_STATUE, full);
  const single = owner >= 0;
  for (let i = 0; i < (single ? 1 : bys); i++) {
    const by = single ? owner : bysScratch[i]!;
    const price = actionOf(by) === STATUE_DISCOUNT ? full - 1 : full;
    if (price > coins) continue;
    for (let site = 0; site < SITE_COUNT; site++)
      if (sites[city * SITE_COUNT + site]! < 0) found[count++] = STATUE[statueIndex(city, site, by)]!;
  }
  return count;
}

/** Builds a statue; a bonus site pays at once (M20-3.4). */
export function applyStatue(state: State, { city, site, by }: StatueMove, events?: Event[]): void {
  const { seat } = state;
  const price = statuePrice(state, seat, city, actionOf(by));
  takeStep(state, by, PART_STATUE, true, events);
  state.coins[seat] = state.coins[seat]! - price;
  state.statues[seat] = state.statues[seat]! - 1;
  state.sites[city * SITE_COUNT + site] = seat;
  events?.push({ kind: 'statue', seat, city, name: mapAt(state).cityNames[city]!, site, price, by });
  if (site === TOP_BONUS || site === BOTTOM_BONUS) payBonus(state, city, site, events);
}

function payBonus(state: State, city: number, site: number, events?: Event[]): void {
  const { seat } = state;
  const bonus = BONUSES[city]![site === TOP_BONUS ? 0 : 1];
  if (bonus.tokens > 0) giveToken(state, seat, events);
  if (bonus.prestige > 0) givePrestige(state, seat, bonus.prestige, 'site', events);
  giveCoins(state, seat, bonus.coins, events);
  giveShrines(state, seat, bonus.shrines, events);
}
