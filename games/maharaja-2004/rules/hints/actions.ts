import type { Prospect } from '../../../kingdom/rules/index.ts';
import {
  bestCity,
  better,
  bitCount,
  both,
  isStuck,
  leadIn,
  lowestBit,
  NO_PROSPECT,
  roomyVillages,
  tollsTo,
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
  travellerOf,
} from '../position.ts';
import { INNER_POINTS, outerPoints } from '../standing.ts';
import type { View } from '../types.ts';
import { cardsWorth, characterWorth, handWorth, villageWorth } from './pieces.ts';
import type { Study } from './study.ts';
import { cityWorth } from './study.ts';

/** What a village house is worth more to an architect that can go nowhere. */
const STUCK = 0.08;

/** Gold to get to each city; 0 where the seat could build right now, and wherever the bank pays. */
export function reach(position: View, seat: number): number[] {
  const stays = position.walked && position.seat === seat;
  const tolls = tollsTo(position, travellerOf(position, seat), stays);
  return has(position, seat, MONK) ? tolls.map((toll) => (toll < 100 ? 0 : toll)) : tolls;
}

/** The best that `seat` could make of an action with `gold`, as things stand. */
export function prospect(
  known: Study,
  seat: number,
  action: number,
  gold: number,
  tolls: readonly number[],
): Prospect {
  const { position, coin } = known;
  switch (action) {
    case GOLD:
      return { worth: GOLD_TAKEN * coin, coins: -GOLD_TAKEN };
    case HOUSE:
      return bestHouse(known, seat, gold, tolls, 0);
    case TWO_HOUSES: {
      const city = bestCityHouse(known, seat, gold, tolls, 0);
      return city.worth > 0 ? both(city, bestHouse(known, seat, gold - city.coins, tolls, 1)) : city;
    }
    case MOVE_HOUSE:
      return { worth: bestMove(known, seat), coins: 0 };
    case QUARRY: {
      const hand = position.hand[seat]!;
      const got = Math.min(HOUSES_TAKEN, position.quarry[seat]!);
      return { worth: handWorth(known, hand + got) - handWorth(known, hand), coins: 0 };
    }
    case PALACE:
      return bestPalace(known, seat, gold, tolls);
    case PALACE_AND_HOUSE: {
      const palace = bestPalace(known, seat, gold, tolls);
      return both(palace, bestHouse(known, seat, gold - palace.coins, tolls, 0));
    }
    case GOVERNOR:
      return { worth: bestGovernor(known, seat), coins: 0 };
    case CHARACTER:
      return { worth: bestCharacter(known, seat), coins: 0 };
    default:
      return NO_PROSPECT;
  }
}

function bestPalace(known: Study, seat: number, gold: number, tolls: readonly number[]): Prospect {
  const { position } = known;
  if (position.palaces[seat] === 0) return NO_PROSPECT;
  const price = palacePrice(position, seat);
  return bestCity(
    tolls,
    gold,
    known.coin,
    () => price,
    (city) => palaceWorth(known, seat, city),
  );
}

/** What a palace in a city is worth to `seat`, on its best free site; 0 if there is none. Price aside. */
export function palaceWorth(known: Study, seat: number, city: number): number {
  const { sites } = known.position;
  const inner = sites[city * SITE_COUNT + INNER_SITE]! < 0;
  if (!inner && !hasOuterSite(known.position, city)) return 0;
  return siteWorth(known, seat, city, inner);
}

function hasOuterSite({ sites }: View, city: number): boolean {
  for (let site = INNER_SITE + 1; site < SITE_COUNT; site++)
    if (sites[city * SITE_COUNT + site]! < 0) return true;
  return false;
}

/** What a palace on an inner or an outer site is worth: itself, and what it counts in the scoring to come. */
export function siteWorth(known: Study, seat: number, city: number, inner: boolean): number {
  return 1 + gain(known, seat, city, inner ? INNER_POINTS : outerPoints(known.position, seat)) + 0.03;
}

/** What so many points more in a city are worth. */
function gain(known: Study, seat: number, city: number, points: number): number {
  const now = known.points[city * known.position.seats + seat]!;
  return cityWorth(known, city, seat, now + points) - cityWorth(known, city, seat, now);
}

/** What a house in a city is worth to `seat`, its price aside: it stays for later scorings. */
export function houseWorth(known: Study, seat: number, city: number): number {
  return gain(known, seat, city, 1) + 0.004 * known.scorings;
}

/** @param used houses of the hand that are spoken for */
function bestCityHouse(
  known: Study,
  seat: number,
  gold: number,
  tolls: readonly number[],
  used: number,
): Prospect {
  if (known.position.hand[seat]! <= used) return NO_PROSPECT;
  return bestCity(
    tolls,
    gold,
    known.coin,
    () => HOUSE_PRICE,
    (city) => houseWorth(known, seat, city),
  );
}

function bestHouse(
  known: Study,
  seat: number,
  gold: number,
  tolls: readonly number[],
  used: number,
): Prospect {
  const { position } = known;
  const city = bestCityHouse(known, seat, gold, tolls, used);
  if (position.hand[seat]! <= used || gold < HOUSE_PRICE || roomyVillages(position) === 0) return city;
  const worth = villageWorth(known) + (isStuck(tolls) ? STUCK : 0) - HOUSE_PRICE * known.coin;
  return better(city, { worth, coins: HOUSE_PRICE });
}

/** What moving a house to where the architect is can be worth. */
function bestMove(known: Study, seat: number): number {
  const { position } = known;
  const city = position.architects[seat]!;
  if (city >= CITY_COUNT) return 0;
  let least = bitCount(position.villages[seat]!) > 0 ? villageWorth(known) : 10;
  for (let other = 0; other < CITY_COUNT; other++)
    if (other !== city && position.houses[seat * CITY_COUNT + other]! > 0)
      least = Math.min(least, -gain(known, seat, other, -1));
  return Math.max(0, houseWorth(known, seat, city) - least);
}

/** What taking the best character can be worth. */
function bestCharacter(known: Study, seat: number): number {
  const { position } = known;
  const several = (position.variants & MANY_CHARACTERS) !== 0;
  let takeable = position.bank;
  if (!several || takeable === 0)
    for (let other = 0; other < position.seats; other++)
      if (other !== seat) takeable |= position.cards[other]!;
  let best = 0;
  for (let rest = takeable; rest !== 0; rest &= rest - 1)
    best = Math.max(best, characterWorth(known, lowestBit(rest) + 1));
  if (several && position.bank !== 0) return best;
  return Math.max(0, best - (several ? 0.4 * best : cardsWorth(known, position.cards[seat]!)));
}

/** What a governor put down can be worth: its city comes sooner, or at all. */
function bestGovernor(known: Study, seat: number): number {
  let best = 0;
  for (let city = 0; city < CITY_COUNT; city++)
    if (known.position.boxes[city]! >= GOVERNOR_STEPS)
      best = Math.max(best, governorWorth(known, seat, city));
  return best;
}

/** Scoring a city sooner is worth something where one leads. */
export function governorWorth(known: Study, seat: number, city: number): number {
  const when = known.when[city]!;
  if (known.scorings < 2 || when === 0) return 0;
  const lead = leadIn(known.points, known.position.seats, city, seat);
  return lead > 0 ? 0.04 + 0.02 * Math.min(4, lead) : lead === 0 ? 0.01 : 0;
}
