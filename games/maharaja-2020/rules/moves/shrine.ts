import type { Refusal } from '@durbar/kernel';
import { ACTIONS, CITY_COUNT } from '../../data/components.ts';
import { freeVillages, mapAt } from '../ground.ts';
import { canSpendToken, owes, ownerInHand, PART_OWED, PART_SHRINE, refuseSource, takeStep } from '../hand.ts';
import {
  actionOf,
  BY_ABILITY,
  BY_REWARD,
  BY_TOKEN,
  cityCanFollow,
  has,
  SHRINE_DISCOUNT,
  shrinePrice,
  TWO_SHRINES,
} from '../position.ts';
import { refuse } from '../refuse.ts';
import type { Event, Move, ShrineMove, State, View } from '../types.ts';
import { useAbility } from './ability.ts';
import { PLACES, SHRINE } from './interned.ts';
import { refuseTravel } from './travel.ts';
import { refuseAbsent } from './where.ts';

/** Why `position.seat` may not put a shrine into a village, else null (M20-3.3). */
export function refuseVillage(position: View, village: number): Refusal | null {
  const { seat, villages } = position;
  const name = mapAt(position).villageNames[village];
  if (name === undefined) return refuse('M20-3.3', 'refusal.noVillage', { village });
  if ((freeVillages(position, seat) >> village) & 1) return null;
  if ((villages[seat]! >> village) & 1) return refuse('M20-3.3', 'refusal.villageYours', { village: name });
  return refuse('M20-3.3', position.seats === 2 ? 'refusal.villageTwoSeats' : 'refusal.villageFull', {
    village: name,
  });
}

/** Why the free shrine of a reward may not be built there, else null (M20-7.5). Any city and any village with room. */
export function refuseRewardShrine(position: View, { place, by }: ShrineMove): Refusal | null {
  if (by !== BY_REWARD) return refuse('M20-7.5', 'refusal.rewardFirst');
  return place < CITY_COUNT ? null : refuseVillage(position, place - CITY_COUNT);
}

/** Why a shrine may not be built there by that action or ability, else null (M20-3, 5.1 to 5.4). */
export function refuseShrine(position: View, { place, by }: ShrineMove): Refusal | null {
  if (by === BY_REWARD) return refuse('M20-7.5', 'refusal.noReward');
  const city = place < CITY_COUNT;
  if (owes(position)) return city ? refuseOwed(position, place, by) : refuse('M20-5.3d', 'refusal.cityOwed');
  const { seat } = position;
  if (by === BY_ABILITY) return refuseAbilityShrine(position, place);
  if (position.hand[seat] === 0) return refuse('M20-1.8', 'refusal.noShrine');
  const source = refuseSource(position, by, PART_SHRINE);
  if (source) return source;
  const where = city ? refuseAbsent(position, place) : refuseVillage(position, place - CITY_COUNT);
  if (where) return where;
  const owner = ownerInHand(position, PART_SHRINE, 1);
  if (owner >= 0 && owner !== by)
    return refuse('M20-5.1', 'refusal.belongsInHand', { action: ACTIONS[actionOf(owner)]! });
  const needed = shrinePrice(actionOf(by));
  const available = position.coins[seat]!;
  if (needed > available) return refuse('M20-3.1', 'refusal.coins', { needed, available });
  const begins = owner < 0 && actionOf(by) === TWO_SHRINES;
  return begins && !city ? refuseVillageFirst(position, place - CITY_COUNT) : null;
}

/** Why the owed shrine may not stand in that city: the priest is not there, nor may go there with what must be kept. */
function refuseOwed(position: View, city: number, by: number): Refusal | null {
  const absent = refuseAbsent(position, city);
  if (absent?.key === 'refusal.priestElsewhere')
    return refuseTravel(position, { type: 'travel', city, way: 0 }) ?? absent;
  const owner = ownerInHand(position, PART_OWED, 1);
  if (absent || by === owner) return absent;
  return refuse('M20-5.1', 'refusal.belongsInHand', { action: ACTIONS[actionOf(owner)]! });
}

/** Why two shrines may not begin in a village: no city shrine could follow (M20-5.3d). */
function refuseVillageFirst(position: View, village: number): Refusal | null {
  const { seat } = position;
  const coins = position.coins[seat]!;
  if (position.hand[seat]! < 2) return refuse('M20-5.3d', 'refusal.cityFirstShrine');
  if (coins < 2) return refuse('M20-5.3d', 'refusal.cityFirstCoins', { needed: 2, available: coins });
  return cityCanFollow(position, seat, coins - 1, village)
    ? null
    : refuse('M20-5.3d', 'refusal.cityFirstReach', { available: coins });
}

/** Character 13: from the general supply for a coin, in any city or a village with room (M20-3.2, 3.5). */
function refuseAbilityShrine(position: View, place: number): Refusal | null {
  const { seat } = position;
  const use = useAbility.refuse(position, 13);
  if (use) return use;
  if (position.supply[seat] === 0) return refuse('M20-1.8', 'refusal.nothingToTake');
  if (position.coins[seat] === 0) return refuse('M20-3.5', 'refusal.coins', { needed: 1, available: 0 });
  return place < CITY_COUNT ? null : refuseVillage(position, place - CITY_COUNT);
}

/** Adds the shrines of a reward to `found` from `count` on; gives the new count. */
export function listRewardShrines(position: View, found: Move[], count: number): number {
  return listEverywhere(position, BY_REWARD, found, count);
}

function listEverywhere(position: View, by: number, found: Move[], count: number): number {
  for (let city = 0; city < CITY_COUNT; city++) found[count++] = SHRINE[by * PLACES + city]!;
  return listVillages(freeVillages(position, position.seat), by, found, count);
}

function listVillages(villages: number, by: number, found: Move[], count: number): number {
  for (let rest = villages; rest !== 0; rest &= rest - 1)
    found[count++] = SHRINE[by * PLACES + CITY_COUNT + 31 - Math.clz32(rest & -rest)]!;
  return count;
}

function listCities(position: View, by: number, found: Move[], count: number): number {
  const { seat } = position;
  if (has(position, seat, 12)) {
    for (let city = 0; city < CITY_COUNT; city++) found[count++] = SHRINE[by * PLACES + city]!;
    return count;
  }
  const priest = position.priests[seat]!;
  if (priest < CITY_COUNT) found[count++] = SHRINE[by * PLACES + priest]!;
  return count;
}

/** Adds the legal shrines of a turn to `found` from `count` on; gives the new count. */
export function listShrines(position: View, found: Move[], count: number): number {
  const { seat } = position;
  if (owes(position)) return listCities(position, ownerInHand(position, PART_OWED, 1), found, count);
  if (position.hand[seat]! > 0) count = listActionShrines(position, found, count);
  if (position.supply[seat]! > 0 && position.coins[seat]! > 0 && !useAbility.refuse(position, 13))
    count = listEverywhere(position, BY_ABILITY, found, count);
  return count;
}

function listActionShrines(position: View, found: Move[], count: number): number {
  const { seat, fresh } = position;
  const coins = position.coins[seat]!;
  const owner = ownerInHand(position, PART_SHRINE, 1);
  const villages = freeVillages(position, seat);
  if (owner >= 0) return listVillages(villages, owner, found, listCities(position, owner, found, count));
  const token = canSpendToken(position);
  for (let action = SHRINE_DISCOUNT; action <= TWO_SHRINES; action++) {
    if (shrinePrice(action) > coins) break;
    const planned = fresh[0] === action || fresh[1] === action;
    if (!planned && !token) continue;
    const allowed = action === TWO_SHRINES ? villagesBeforeCity(position, villages) : villages;
    if (planned) count = listVillages(allowed, action, found, listCities(position, action, found, count));
    if (!token) continue;
    const by = BY_TOKEN + action;
    count = listVillages(allowed, by, found, listCities(position, by, found, count));
  }
  return count;
}

/** Of these villages, those in which two shrines may begin (M20-5.3d). */
function villagesBeforeCity(position: View, villages: number): number {
  const { seat } = position;
  const coins = position.coins[seat]! - 1;
  if (position.hand[seat]! < 2 || coins < 1) return 0;
  // A shrine more never makes a way dearer.
  if (cityCanFollow(position, seat, coins)) return villages;
  let allowed = 0;
  for (let rest = villages; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    if (cityCanFollow(position, seat, coins, 31 - Math.clz32(bit))) allowed |= bit;
  }
  return allowed;
}

/** Builds a shrine of an action, an ability or a reward. */
export function applyShrine(state: State, { place, by }: ShrineMove, events?: Event[]): void {
  const { seat } = state;
  const city = place < CITY_COUNT;
  const fromSupply = by === BY_ABILITY;
  let price = 0;
  if (by === BY_ABILITY) {
    useAbility.spend(state, 13, events);
    price = 1;
  } else if (by !== BY_REWARD) {
    price = shrinePrice(actionOf(by));
    takeStep(state, by, owes(state) ? PART_OWED : PART_SHRINE, city, events);
  }
  state.coins[seat] = state.coins[seat]! - price;
  if (fromSupply) state.supply[seat] = state.supply[seat]! - 1;
  else state.hand[seat] = state.hand[seat]! - 1;
  if (city) state.shrines[seat * CITY_COUNT + place] = state.shrines[seat * CITY_COUNT + place]! + 1;
  else state.villages[seat] = state.villages[seat]! | (1 << (place - CITY_COUNT));
  if (!events) return;
  const map = mapAt(state);
  const village = place - CITY_COUNT;
  events.push({
    kind: 'shrine',
    seat,
    city: city ? place : null,
    village: city ? null : village,
    name: city ? map.cityNames[place]! : map.villageNames[village]!,
    price,
    by,
    fromSupply,
  });
}
