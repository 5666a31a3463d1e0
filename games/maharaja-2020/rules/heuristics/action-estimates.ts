import {
  type ActionEstimate,
  addEstimates,
  bestCity,
  isStuck,
  leadIn,
  NO_ESTIMATE,
  tollsTo,
} from '../../../kingdom/rules/index.ts';
import {
  BONUSES,
  BOTTOM_BONUS,
  CENTRE_SITE,
  CITY_COUNT,
  FLAG_STEPS,
  SITE_COUNT,
  TOP_BONUS,
} from '../../data/components.ts';
import {
  CHARACTER,
  COINS,
  createTraveller,
  DISPLAY_ONLY,
  freeVillages,
  has,
  PRESTIGE,
  SHRINE_DISCOUNT,
  STATUE_AND_SHRINE,
  STATUE_DISCOUNT,
  statuePrice,
  TAKE_SHRINES,
  TRACK,
  TWO_SHRINES,
} from '../position.ts';
import type { View } from '../types.ts';
import type { Features } from './features.ts';
import { estimateCity } from './features.ts';
import { estimateCharacter, estimateHand, estimateVillage, TOKEN_VALUE } from './piece-estimates.ts';

/** Extra value of a village shrine for a priest that can reach no other city. */
export const STUCK = 0.7;

/** Tolls to each city; 0 where the seat can build now. */
export function tollsToCities(position: View, seat: number): number[] {
  if (has(position, seat, 12)) return new Array<number>(CITY_COUNT).fill(0);
  return tollsTo(position, createTraveller(position, seat), position.walked && position.seat === seat);
}

/** The best use that `seat` can make of an action with `coins` in the present position. */
export function estimateAction(
  features: Features,
  seat: number,
  action: number,
  coins: number,
  tolls: readonly number[],
): ActionEstimate {
  const { position, coin } = features;
  switch (action) {
    case STATUE_DISCOUNT:
      return bestStatue(features, seat, action, coins, tolls);
    case SHRINE_DISCOUNT:
      return bestShrine(features, seat, 0, coins, tolls, 0);
    case STATUE_AND_SHRINE: {
      const statue = bestStatue(features, seat, action, coins, tolls);
      return addEstimates(statue, bestShrine(features, seat, 1, coins - statue.coins, tolls, 0));
    }
    case TWO_SHRINES: {
      const city = bestCityShrine(features, seat, 1, coins, tolls, 0);
      return city.value > 0
        ? addEstimates(city, bestShrine(features, seat, 1, coins - city.coins, tolls, 1))
        : NO_ESTIMATE;
    }
    case COINS:
      return { value: 3 * coin, coins: -3 };
    case TAKE_SHRINES: {
      const got = Math.min(2, position.supply[seat]!);
      return {
        value:
          estimateHand(features, position.hand[seat]! + got) - estimateHand(features, position.hand[seat]!),
        coins: 0,
      };
    }
    case PRESTIGE:
      return coins < 3 ? NO_ESTIMATE : { value: (has(position, seat, 11) ? 3 : 2) - 3 * coin, coins: 3 };
    case CHARACTER:
      return { value: bestCharacter(features, seat), coins: 0 };
    case TRACK:
      return { value: bestFlag(features, seat), coins: 0 };
    default:
      return NO_ESTIMATE;
  }
}

function bestStatue(
  features: Features,
  seat: number,
  action: number,
  coins: number,
  tolls: readonly number[],
): ActionEstimate {
  const { position } = features;
  if (position.statues[seat] === 0) return NO_ESTIMATE;
  return bestCity(
    tolls,
    coins,
    features.coin,
    (city) => statuePrice(position, seat, city, action),
    (city) => estimateStatue(features, seat, city),
  );
}

/** Value of the best free site of a city to `seat`, without the price; 0 if there is none. */
export function estimateStatue(features: Features, seat: number, city: number): number {
  const { position } = features;
  const site = city * SITE_COUNT;
  const now = features.worship[city * position.seats + seat]!;
  const before = estimateCity(features, city, seat, now);
  let best = 0;
  const external = features.statue + estimateCity(features, city, seat, now + 2) - before;
  if (position.sites[site + CENTRE_SITE]! < 0)
    best = features.statue + estimateCity(features, city, seat, now + 3) - before;
  for (let at = CENTRE_SITE + 1; at < SITE_COUNT; at++)
    if (position.sites[site + at]! < 0) best = Math.max(best, external + estimateBonus(features, city, at));
  return best;
}

/** Value of the bonus of a site. */
export function estimateBonus(
  features: Pick<Features, 'scorings' | 'coin'>,
  city: number,
  site: number,
): number {
  if (site !== TOP_BONUS && site !== BOTTOM_BONUS) return 0;
  const bonus = BONUSES[city]![site === TOP_BONUS ? 0 : 1];
  const later = features.scorings > 1 ? 1 : 0.3;
  return (
    bonus.prestige + bonus.coins * features.coin + later * (bonus.tokens * TOKEN_VALUE + bonus.shrines * 0.25)
  );
}

function bestCityShrine(
  features: Features,
  seat: number,
  price: number,
  coins: number,
  tolls: readonly number[],
  used: number,
): ActionEstimate {
  const { position } = features;
  if (position.hand[seat]! <= used) return NO_ESTIMATE;
  return bestCity(
    tolls,
    coins,
    features.coin,
    () => price,
    (city) => estimateShrine(features, seat, city),
  );
}

/** Value of a shrine in a city to `seat`, without the price. */
export function estimateShrine(features: Features, seat: number, city: number): number {
  const now = features.worship[city * features.position.seats + seat]!;
  return estimateCity(features, city, seat, now + 1) - estimateCity(features, city, seat, now) - 0.1;
}

function bestShrine(
  features: Features,
  seat: number,
  price: number,
  coins: number,
  tolls: readonly number[],
  used: number,
): ActionEstimate {
  const city = bestCityShrine(features, seat, price, coins, tolls, used);
  const { position } = features;
  if (position.hand[seat]! <= used || coins < price || freeVillages(position, seat) === 0) return city;
  const value = estimateVillage(features) + (isStuck(tolls) ? STUCK : 0) - price * features.coin;
  return value > city.value ? { value, coins: price } : city;
}

function bestCharacter(features: Features, seat: number): number {
  const { position } = features;
  const own = position.characters[seat]!;
  // In a solo game no character can be taken while the row is empty.
  if (position.display.length === 0) return 0;
  let best = 0;
  const look = (character: number): void => {
    best = Math.max(best, estimateCharacter(features, seat, character));
  };
  for (const character of position.display) look(character);
  if ((position.rules & DISPLAY_ONLY) === 0)
    for (const [other, character] of position.characters.entries())
      if (other !== seat && character > 0) look(character);
  return Math.max(0, best - estimateCharacter(features, seat, own));
}

/** Value of moving the best flag three to the left: its city is scored sooner, or is scored at all. */
function bestFlag(features: Features, seat: number): number {
  const { position, when, scorings } = features;
  let best = 0;
  for (let city = 0; city < CITY_COUNT; city++) {
    if (position.flags[city]! < FLAG_STEPS) continue;
    best = Math.max(best, estimateFlag(features, seat, city, when[city]! < 0 ? scorings : when[city]!));
  }
  return best;
}

/** Value of an earlier scoring of a city: more where the seat leads. */
export function estimateFlag(features: Features, seat: number, city: number, when: number): number {
  if (features.scorings < 2 || when === 0) return 0;
  return flagValue(leadIn(features.worship, features.position.seats, city, seat));
}

/** Value of an earlier scoring to a seat with this lead over the best other one. */
export function flagValue(lead: number): number {
  return lead > 0 ? 0.4 + 0.15 * Math.min(4, lead) : lead === 0 ? 0.1 : 0;
}
