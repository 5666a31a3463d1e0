import type { ActionEstimate } from '../../../kingdom/rules/index.ts';
import {
  addEstimates,
  bestCity,
  betterEstimate,
  bitCount,
  isStuck,
  leadIn,
  lowestBit,
  NO_ESTIMATE,
  tollsTo,
  villagesWithRoom,
} from '../../../kingdom/rules/index.ts';
import {
  CITY_COUNT,
  GOLD_TAKEN,
  GOVERNOR_STEPS,
  HOUSE_PRICE,
  HOUSES_TAKEN,
  INNER_SITE,
  SITE_COUNT,
} from '../../data/components.ts';
import {
  CHARACTER,
  createTraveller,
  GOLD,
  GOVERNOR,
  HOUSE,
  has,
  MANY_CHARACTERS,
  MONK,
  MOVE_HOUSE,
  PALACE,
  PALACE_AND_HOUSE,
  palacePrice,
  QUARRY,
  TWO_HOUSES,
} from '../position.ts';
import { INNER_POINTS, outerPoints } from '../standing.ts';
import type { View } from '../types.ts';
import type { Features } from './features.ts';
import { estimateCity } from './features.ts';
import { estimateCards, estimateCharacter, estimateHand, estimateVillage } from './pieces.ts';

/** Additional value of a village house to an architect that cannot reach any city. */
const STUCK = 0.08;

/**
 * Gold that `seat` needs to get to each city; 0 for cities where it could build now, and for all reachable cities if
 * the bank pays.
 */
export function reach(position: View, seat: number): number[] {
  const stays = position.walked && position.seat === seat;
  const tolls = tollsTo(position, createTraveller(position, seat), stays);
  return has(position, seat, MONK) ? tolls.map((toll) => (toll < 100 ? 0 : toll)) : tolls;
}

/** The best use that `seat` could make of an action with `gold` in this position. */
export function estimateAction(
  features: Features,
  seat: number,
  action: number,
  gold: number,
  tolls: readonly number[],
): ActionEstimate {
  const { position, coin } = features;
  switch (action) {
    case GOLD:
      return { value: GOLD_TAKEN * coin, coins: -GOLD_TAKEN };
    case HOUSE:
      return bestHouse(features, seat, gold, tolls, 0);
    case TWO_HOUSES: {
      const city = bestCityHouse(features, seat, gold, tolls, 0);
      return city.value > 0
        ? addEstimates(city, bestHouse(features, seat, gold - city.coins, tolls, 1))
        : city;
    }
    case MOVE_HOUSE:
      return { value: bestMove(features, seat), coins: 0 };
    case QUARRY: {
      const hand = position.hand[seat]!;
      const got = Math.min(HOUSES_TAKEN, position.quarry[seat]!);
      return { value: estimateHand(features, hand + got) - estimateHand(features, hand), coins: 0 };
    }
    case PALACE:
      return bestPalace(features, seat, gold, tolls);
    case PALACE_AND_HOUSE: {
      const palace = bestPalace(features, seat, gold, tolls);
      return addEstimates(palace, bestHouse(features, seat, gold - palace.coins, tolls, 0));
    }
    case GOVERNOR:
      return { value: bestGovernor(features, seat), coins: 0 };
    case CHARACTER:
      return { value: bestCharacter(features, seat), coins: 0 };
    default:
      return NO_ESTIMATE;
  }
}

function bestPalace(
  features: Features,
  seat: number,
  gold: number,
  tolls: readonly number[],
): ActionEstimate {
  const { position } = features;
  if (position.palaces[seat] === 0) return NO_ESTIMATE;
  const price = palacePrice(position, seat);
  return bestCity(
    tolls,
    gold,
    features.coin,
    () => price,
    (city) => estimatePalace(features, seat, city),
  );
}

/** Value to `seat` of a palace on the best free site of a city, without its price; 0 if no site is free. */
export function estimatePalace(features: Features, seat: number, city: number): number {
  const { sites } = features.position;
  const inner = sites[city * SITE_COUNT + INNER_SITE]! < 0;
  if (!inner && !hasOuterSite(features.position, city)) return 0;
  return estimateSite(features, seat, city, inner);
}

function hasOuterSite({ sites }: View, city: number): boolean {
  for (let site = INNER_SITE + 1; site < SITE_COUNT; site++)
    if (sites[city * SITE_COUNT + site]! < 0) return true;
  return false;
}

/** Value of a palace on an inner or an outer site: the palace itself, and its points in the next scoring. */
export function estimateSite(features: Features, seat: number, city: number, inner: boolean): number {
  return 1 + gain(features, seat, city, inner ? INNER_POINTS : outerPoints(features.position, seat)) + 0.03;
}

/** Value of `points` more points in a city. */
function gain(features: Features, seat: number, city: number, points: number): number {
  const now = features.points[city * features.position.seats + seat]!;
  return estimateCity(features, city, seat, now + points) - estimateCity(features, city, seat, now);
}

/** Value to `seat` of a house in a city, without its price. It stays for later scorings. */
export function estimateHouse(features: Features, seat: number, city: number): number {
  return gain(features, seat, city, 1) + 0.004 * features.scorings;
}

/** @param used houses in hand that another part of the action needs */
function bestCityHouse(
  features: Features,
  seat: number,
  gold: number,
  tolls: readonly number[],
  used: number,
): ActionEstimate {
  if (features.position.hand[seat]! <= used) return NO_ESTIMATE;
  return bestCity(
    tolls,
    gold,
    features.coin,
    () => HOUSE_PRICE,
    (city) => estimateHouse(features, seat, city),
  );
}

function bestHouse(
  features: Features,
  seat: number,
  gold: number,
  tolls: readonly number[],
  used: number,
): ActionEstimate {
  const { position } = features;
  const city = bestCityHouse(features, seat, gold, tolls, used);
  if (position.hand[seat]! <= used || gold < HOUSE_PRICE || villagesWithRoom(position) === 0) return city;
  const value = estimateVillage(features) + (isStuck(tolls) ? STUCK : 0) - HOUSE_PRICE * features.coin;
  return betterEstimate(city, { value, coins: HOUSE_PRICE });
}

/** Value of moving a house to the architect's city. */
function bestMove(features: Features, seat: number): number {
  const { position } = features;
  const city = position.architects[seat]!;
  if (city >= CITY_COUNT) return 0;
  let least = bitCount(position.villages[seat]!) > 0 ? estimateVillage(features) : 10;
  for (let other = 0; other < CITY_COUNT; other++)
    if (other !== city && position.houses[seat * CITY_COUNT + other]! > 0)
      least = Math.min(least, -gain(features, seat, other, -1));
  return Math.max(0, estimateHouse(features, seat, city) - least);
}

/** Value of taking the best character. */
function bestCharacter(features: Features, seat: number): number {
  const { position } = features;
  const several = (position.variants & MANY_CHARACTERS) !== 0;
  let takeable = position.bank;
  if (!several || takeable === 0)
    for (let other = 0; other < position.seats; other++)
      if (other !== seat) takeable |= position.cards[other]!;
  let best = 0;
  for (let rest = takeable; rest !== 0; rest &= rest - 1)
    best = Math.max(best, estimateCharacter(features, lowestBit(rest) + 1));
  if (several && position.bank !== 0) return best;
  return Math.max(0, best - (several ? 0.4 * best : estimateCards(features, position.cards[seat]!)));
}

/** Value of putting down the best governor, so that its city is scored sooner or at all. */
function bestGovernor(features: Features, seat: number): number {
  let best = 0;
  for (let city = 0; city < CITY_COUNT; city++)
    if (features.position.boxes[city]! >= GOVERNOR_STEPS)
      best = Math.max(best, estimateGovernor(features, seat, city));
  return best;
}

/** Value of scoring a city sooner, which is positive if `seat` leads there. */
export function estimateGovernor(features: Features, seat: number, city: number): number {
  const when = features.when[city]!;
  if (features.scorings < 2 || when === 0) return 0;
  const lead = leadIn(features.points, features.position.seats, city, seat);
  return lead > 0 ? 0.04 + 0.02 * Math.min(4, lead) : lead === 0 ? 0.01 : 0;
}
