import type { Cells } from '@durbar/kernel';
import type { FastEstimator } from '../../../../kingdom/rules/fast/index.ts';
import { PlanValues } from '../../../../kingdom/rules/fast/index.ts';
import { UNREACHABLE } from '../../../../kingdom/rules/index.ts';
import { CITY_COUNT, FLAG_STEPS } from '../../../data/components.ts';
import { STUCK } from '../../heuristics/action-estimates.ts';
import { isExclusive, sharedShare } from '../../heuristics/plan-estimates.ts';
import { DISPLAY_ONLY, STATUE_AND_SHRINE, STATUE_DISCOUNT, statueCoins } from '../../position.ts';
import {
  ABILITIES,
  CHARACTERS,
  COINS_OF,
  DISPLAY,
  FLAGS,
  HAND,
  MAHARAJA,
  PRIESTS,
  SEAT,
  STATUES_LEFT,
  SUPPLY,
} from '../layout.ts';
import type { FastMatch } from '../match.ts';
import { WALKED } from '../steps.ts';
import { FLAG, NOW, ONE_MORE, STATUE } from './cities.ts';
import type { FastFeatures } from './features.ts';

/** Estimates of the actions of one seat, as the contract's `estimateAction`, in the position of the features. */
export class FastActions implements FastEstimator {
  cost = 0;
  readonly plans: PlanValues;
  readonly #match: FastMatch;
  readonly #features: FastFeatures;
  #cells: Cells = new Int16Array(0);
  #seat = 0;
  #hand = 0;
  /** Whether tolls are known, see `#knowTolls`. */
  #tollsKnown = false;
  readonly #tolls = new Int32Array(CITY_COUNT);
  #stuck = false;

  constructor(match: FastMatch, features: FastFeatures) {
    this.#match = match;
    this.#features = features;
    this.plans = new PlanValues(this);
  }

  /** Begins with a seat in the position that the features have read. */
  begin(cells: Cells, seat: number): void {
    this.#cells = cells;
    this.#seat = seat;
    this.#hand = cells[HAND + seat]!;
    this.#tollsKnown = false;
    this.plans.begin(cells[COINS_OF + seat]!);
  }

  /** As `tollsToCities` and `isStuck`. */
  #knowTolls(): Int32Array {
    if (!this.#tollsKnown) this.#readTolls();
    return this.#tolls;
  }

  #readTolls(): void {
    const cells = this.#cells;
    const seat = this.#seat;
    const tolls = this.#tolls;
    this.#tollsKnown = true;
    this.#stuck = true;
    const has = this.#features.abilities[seat]!;
    if (((has >> 12) & 1) !== 0) {
      tolls.fill(0);
      return;
    }
    const priest = cells[PRIESTS + seat]!;
    if (cells[WALKED] === 1 && cells[SEAT] === seat) {
      for (let city = 0; city < CITY_COUNT; city++) tolls[city] = city === priest ? 0 : UNREACHABLE;
      return;
    }
    const { roads } = this.#match;
    const at = roads.tolls(seat, priest, ((has >> 9) & 1) !== 0);
    for (let city = 0; city < CITY_COUNT; city++) {
      const toll = roads.tollValues[at + city]!;
      tolls[city] = toll;
      if (toll !== 0 && toll !== UNREACHABLE) this.#stuck = false;
    }
  }

  exclusive(first: number, second: number): boolean {
    return isExclusive(this.#cells[STATUES_LEFT + this.#seat]!, first, second);
  }

  together(first: number, second: number): number {
    return sharedShare(first, second);
  }

  estimate(action: number, coins: number): number {
    this.cost = 0;
    return ESTIMATES[action]!(this, coins);
  }

  statue(action: number, coins: number): number {
    this.cost = 0;
    const cells = this.#cells;
    if (cells[STATUES_LEFT + this.#seat] === 0) return 0;
    const { rules } = this.#match;
    const { values, cityAt, coin } = this.#features;
    const has15 = this.#features.has(this.#seat, 15);
    const price = statueCoins(rules, false, action, has15);
    if (coins < price) return 0;
    const dearer = statueCoins(rules, true, action, has15);
    const maharaja = cells[MAHARAJA]!;
    const tolls = this.#knowTolls();
    const own = this.#seat + STATUE;
    let best = 0;
    for (let city = 0; city < CITY_COUNT; city++) {
      const cost = (city === maharaja ? dearer : price) + tolls[city]!;
      if (cost > coins) continue;
      const value = values[cityAt[city]! + own]! - cost * coin;
      if (value <= best) continue;
      best = value;
      this.cost = cost;
    }
    return best;
  }

  /** @param used shrines in hand that another part of the action needs */
  cityShrine(price: number, coins: number, used: number): number {
    this.cost = 0;
    if (this.#hand <= used || coins < price) return 0;
    const { coin } = this.#features;
    const tolls = this.#knowTolls();
    let best = 0;
    for (let city = 0; city < CITY_COUNT; city++) {
      const cost = price + tolls[city]!;
      if (cost > coins) continue;
      const value = this.shrineIn(city) - cost * coin;
      if (value <= best) continue;
      best = value;
      this.cost = cost;
    }
    return best;
  }

  /** As `estimateShrine`. */
  shrineIn(city: number): number {
    const { values, cityAt } = this.#features;
    const at = cityAt[city]! + this.#seat;
    return values[at + ONE_MORE]! - values[at + NOW]! - 0.1;
  }

  shrine(price: number, coins: number, used: number): number {
    const city = this.cityShrine(price, coins, used);
    if (this.#hand <= used || coins < price || this.#match.freeVillages(this.#seat) === 0) return city;
    this.#knowTolls();
    const { known, scorings, coin } = this.#features;
    const value = known.villages[scorings]! + (this.#stuck ? STUCK : 0) - price * coin;
    if (value <= city) return city;
    this.cost = price;
    return value;
  }

  statueAndShrine(coins: number): number {
    const statue = this.statue(STATUE_AND_SHRINE, coins);
    const { cost } = this;
    const value = statue + this.shrine(1, coins - cost, 0);
    this.cost += cost;
    return value;
  }

  twoShrines(coins: number): number {
    const city = this.cityShrine(1, coins, 0);
    const { cost } = this;
    if (city <= 0) return 0;
    const value = city + this.shrine(1, coins - cost, 1);
    this.cost += cost;
    return value;
  }

  /** As `bestOwed`. */
  owed(coins: number): number {
    let best = -1;
    const tolls = this.#knowTolls();
    for (let city = 0; city < CITY_COUNT; city++) {
      const toll = tolls[city]!;
      if (toll < coins) best = Math.max(best, this.shrineIn(city) - (1 + toll) * this.#features.coin);
    }
    return best;
  }

  takeCoins(): number {
    this.cost = -3;
    return 3 * this.#features.coin;
  }

  takeShrines(): number {
    const { known, scorings } = this.#features;
    const got = Math.min(2, this.#cells[SUPPLY + this.#seat]!);
    return known.hand(scorings, this.#hand + got) - known.hand(scorings, this.#hand);
  }

  prestige(coins: number): number {
    if (coins < 3) return 0;
    this.cost = 3;
    return (this.#features.has(this.#seat, 11) ? 3 : 2) - 3 * this.#features.coin;
  }

  /** As `bestCharacter`. */
  character(): number {
    const cells = this.#cells;
    if (cells[DISPLAY] === 0) return 0;
    const { known, scorings } = this.#features;
    const seat = this.#seat;
    const used = cells[ABILITIES + seat]!;
    let best = 0;
    const end = DISPLAY + cells[DISPLAY]!;
    for (let at = DISPLAY + 1; at <= end; at++)
      best = Math.max(best, known.character(scorings, cells[at]!, used));
    const { rules, seats } = this.#match;
    if ((rules & DISPLAY_ONLY) === 0)
      for (let other = 0; other < seats; other++) {
        const character = cells[CHARACTERS + other]!;
        if (other !== seat && character > 0)
          best = Math.max(best, known.character(scorings, character, used));
      }
    return Math.max(0, best - known.character(scorings, cells[CHARACTERS + seat]!, used));
  }

  /** As `bestFlag`. */
  track(): number {
    const { values, cityAt, when, whenAt, scorings } = this.#features;
    if (scorings < 2) return 0;
    const own = this.#seat + FLAG;
    let best = 0;
    for (let city = 0; city < CITY_COUNT; city++)
      if (this.#cells[FLAGS + city]! >= FLAG_STEPS && when[whenAt + city] !== 0)
        best = Math.max(best, values[cityAt[city]! + own]!);
    return best;
  }
}

/** The estimate of each action, by its number as in `ACTIONS`. */
const ESTIMATES: readonly ((actions: FastActions, coins: number) => number)[] = [
  (actions, coins) => actions.statue(STATUE_DISCOUNT, coins),
  (actions, coins) => actions.shrine(0, coins, 0),
  (actions, coins) => actions.statueAndShrine(coins),
  (actions, coins) => actions.twoShrines(coins),
  (actions) => actions.takeCoins(),
  (actions) => actions.takeShrines(),
  (actions, coins) => actions.prestige(coins),
  (actions) => actions.character(),
  (actions) => actions.track(),
];
