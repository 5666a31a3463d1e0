import {
  bestCity,
  both,
  isStuck,
  leadIn,
  NO_PROSPECT,
  type Prospect,
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
import { freeVillages } from '../ground.ts';
import {
  CHARACTER,
  COINS,
  DISPLAY_ONLY,
  has,
  PRESTIGE,
  SHRINE_DISCOUNT,
  STATUE_AND_SHRINE,
  STATUE_DISCOUNT,
  statuePrice,
  TAKE_SHRINES,
  TRACK,
  TWO_SHRINES,
  travellerOf,
} from '../position.ts';
import type { View } from '../types.ts';
import { characterWorth, handWorth, TOKEN_WORTH, villageWorth } from './pieces.ts';
import type { Study } from './study.ts';
import { cityWorth } from './study.ts';

/** What a village shrine is worth more to a priest that can go nowhere. */
const STUCK = 0.7;

/** Coins to get to each city; 0 where the seat could build right now. */
export function reach(position: View, seat: number): number[] {
  if (has(position, seat, 12)) return new Array<number>(CITY_COUNT).fill(0);
  return tollsTo(position, travellerOf(position, seat), position.walked && position.seat === seat);
}

/** The best that `seat` could make of an action with `coins`, as things stand. */
export function prospect(
  study: Study,
  seat: number,
  action: number,
  coins: number,
  tolls: readonly number[],
): Prospect {
  const { position, coin } = study;
  switch (action) {
    case STATUE_DISCOUNT:
      return bestStatue(study, seat, action, coins, tolls);
    case SHRINE_DISCOUNT:
      return bestShrine(study, seat, 0, coins, tolls, 0);
    case STATUE_AND_SHRINE: {
      const statue = bestStatue(study, seat, action, coins, tolls);
      return both(statue, bestShrine(study, seat, 1, coins - statue.coins, tolls, 0));
    }
    case TWO_SHRINES: {
      const city = bestCityShrine(study, seat, 1, coins, tolls, 0);
      return city.worth > 0
        ? both(city, bestShrine(study, seat, 1, coins - city.coins, tolls, 1))
        : NO_PROSPECT;
    }
    case COINS:
      return { worth: 3 * coin, coins: -3 };
    case TAKE_SHRINES: {
      const got = Math.min(2, position.supply[seat]!);
      return {
        worth: handWorth(study, position.hand[seat]! + got) - handWorth(study, position.hand[seat]!),
        coins: 0,
      };
    }
    case PRESTIGE:
      return coins < 3 ? NO_PROSPECT : { worth: (has(position, seat, 11) ? 3 : 2) - 3 * coin, coins: 3 };
    case CHARACTER:
      return { worth: bestCharacter(study, seat), coins: 0 };
    case TRACK:
      return { worth: bestFlag(study, seat), coins: 0 };
    default:
      return NO_PROSPECT;
  }
}

function bestStatue(
  study: Study,
  seat: number,
  action: number,
  coins: number,
  tolls: readonly number[],
): Prospect {
  const { position } = study;
  if (position.statues[seat] === 0) return NO_PROSPECT;
  return bestCity(
    tolls,
    coins,
    study.coin,
    (city) => statuePrice(position, seat, city, action),
    (city) => statueWorth(study, seat, city),
  );
}

/** What the best free site of a city is worth to `seat`; 0 if there is none. Price aside. */
export function statueWorth(study: Study, seat: number, city: number): number {
  const { position } = study;
  const site = city * SITE_COUNT;
  const now = study.worship[city * position.seats + seat]!;
  const before = cityWorth(study, city, seat, now);
  let best = 0;
  const external = 3 + cityWorth(study, city, seat, now + 2) - before;
  if (position.sites[site + CENTRE_SITE]! < 0) best = 3 + cityWorth(study, city, seat, now + 3) - before;
  for (let at = CENTRE_SITE + 1; at < SITE_COUNT; at++)
    if (position.sites[site + at]! < 0) best = Math.max(best, external + bonusWorth(study, city, at));
  return best;
}

/** What a site pays at once. */
export function bonusWorth(study: Study, city: number, site: number): number {
  if (site !== TOP_BONUS && site !== BOTTOM_BONUS) return 0;
  const bonus = BONUSES[city]![site === TOP_BONUS ? 0 : 1];
  const later = study.scorings > 1 ? 1 : 0.3;
  return (
    bonus.prestige + bonus.coins * study.coin + later * (bonus.tokens * TOKEN_WORTH + bonus.shrines * 0.25)
  );
}

function bestCityShrine(
  study: Study,
  seat: number,
  price: number,
  coins: number,
  tolls: readonly number[],
  used: number,
): Prospect {
  const { position } = study;
  if (position.hand[seat]! <= used) return NO_PROSPECT;
  return bestCity(
    tolls,
    coins,
    study.coin,
    () => price,
    (city) => shrineWorth(study, seat, city),
  );
}

/** What a shrine in a city is worth to `seat`, its price aside. */
export function shrineWorth(study: Study, seat: number, city: number): number {
  const now = study.worship[city * study.position.seats + seat]!;
  return cityWorth(study, city, seat, now + 1) - cityWorth(study, city, seat, now) - 0.1;
}

function bestShrine(
  study: Study,
  seat: number,
  price: number,
  coins: number,
  tolls: readonly number[],
  used: number,
): Prospect {
  const city = bestCityShrine(study, seat, price, coins, tolls, used);
  const { position } = study;
  if (position.hand[seat]! <= used || coins < price || freeVillages(position, seat) === 0) return city;
  const worth = villageWorth(study) + (isStuck(tolls) ? STUCK : 0) - price * study.coin;
  return worth > city.worth ? { worth, coins: price } : city;
}

function bestCharacter(study: Study, seat: number): number {
  const { position } = study;
  const own = position.characters[seat]!;
  // In a solo game nobody changes while the row is empty.
  if (position.display.length === 0) return 0;
  let best = 0;
  const look = (character: number): void => {
    best = Math.max(best, characterWorth(study, seat, character));
  };
  for (const character of position.display) look(character);
  if ((position.rules & DISPLAY_ONLY) === 0)
    for (const [other, character] of position.characters.entries())
      if (other !== seat && character > 0) look(character);
  return Math.max(0, best - characterWorth(study, seat, own));
}

/** What a flag moved three to the left can be worth: its city comes sooner, or at all. */
function bestFlag(study: Study, seat: number): number {
  const { position, when, scorings } = study;
  let best = 0;
  for (let city = 0; city < CITY_COUNT; city++) {
    if (position.flags[city]! < FLAG_STEPS) continue;
    best = Math.max(best, flagWorth(study, seat, city, when[city]! < 0 ? scorings : when[city]!));
  }
  return best;
}

/** Scoring a city sooner is worth something where one leads. */
export function flagWorth(study: Study, seat: number, city: number, when: number): number {
  if (study.scorings < 2 || when === 0) return 0;
  const lead = leadIn(study.worship, study.position.seats, city, seat);
  return lead > 0 ? 0.4 + 0.15 * Math.min(4, lead) : lead === 0 ? 0.1 : 0;
}
