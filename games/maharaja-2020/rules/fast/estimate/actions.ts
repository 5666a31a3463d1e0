import type { Cells } from '@durbar/kernel';
import type { FastEstimator } from '../../../../kingdom/rules/fast/index.ts';
import { PlanValues } from '../../../../kingdom/rules/fast/index.ts';
import { ACTIONS, estimatePair, UNREACHABLE } from '../../../../kingdom/rules/index.ts';
import { CITY_COUNT, FLAG_STEPS } from '../../../data/components.ts';
import { STUCK } from '../../heuristics/action-estimates.ts';
import { isExclusive, sharedShare } from '../../heuristics/plan-estimates.ts';
import {
  CHARACTER,
  COINS,
  DISPLAY_ONLY,
  PRESTIGE,
  SHRINE_DISCOUNT,
  STATUE_AND_SHRINE,
  STATUE_DISCOUNT,
  statueCoins,
  TAKE_SHRINES,
  TWO_SHRINES,
} from '../../position.ts';
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
  /** Value of the last action or pair that was judged, and the cost of the last action. */
  readonly result = new Float64Array(1);
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
    this.judge(action, coins);
    return this.result[0]!;
  }

  /** Writes the value of the best use of an action to `result`, and its cost. */
  judge(action: number, coins: number): void {
    switch (action) {
      case STATUE_DISCOUNT:
        return this.#statue(action, coins);
      case SHRINE_DISCOUNT:
        return this.#shrine(0, coins, 0);
      case STATUE_AND_SHRINE:
        return this.#statueAndShrine(coins);
      case TWO_SHRINES:
        return this.#twoShrines(coins);
      case COINS:
        return this.#write(3 * this.#features.coin, -3);
      case TAKE_SHRINES:
        return this.#takeShrines();
      case PRESTIGE:
        return this.#prestige(coins);
      case CHARACTER:
        return this.#character();
      default:
        return this.#track();
    }
  }

  /** Writes the value of two actions to `result`. */
  judgePair(first: number, second: number): void {
    const { result, plans } = this;
    const { coins } = plans;
    this.judge(first, coins);
    const one = result[0]!;
    const { cost } = this;
    this.judge(second, coins);
    result[0] = estimatePair(plans, first * ACTIONS + second, one, cost, result[0]!, this.cost);
  }

  #write(value: number, cost: number): void {
    this.result[0] = value;
    this.cost = cost;
  }

  #statue(action: number, coins: number): void {
    const { result } = this;
    this.cost = 0;
    result[0] = 0;
    const cells = this.#cells;
    if (cells[STATUES_LEFT + this.#seat] === 0) return;
    const { rules } = this.#match;
    const { values, cityAt, coin } = this.#features;
    const has15 = this.#features.has(this.#seat, 15);
    const price = statueCoins(rules, false, action, has15);
    if (coins < price) return;
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
    result[0] = best;
  }

  /** @param used shrines in hand that another part of the action needs */
  #cityShrine(price: number, coins: number, used: number): void {
    const { result } = this;
    this.cost = 0;
    result[0] = 0;
    if (this.#hand <= used || coins < price) return;
    const { values, cityAt, coin } = this.#features;
    const tolls = this.#knowTolls();
    let best = 0;
    for (let city = 0; city < CITY_COUNT; city++) {
      const cost = price + tolls[city]!;
      if (cost > coins) continue;
      const at = cityAt[city]! + this.#seat;
      // As `estimateShrine`.
      const value = values[at + ONE_MORE]! - values[at + NOW]! - 0.1 - cost * coin;
      if (value <= best) continue;
      best = value;
      this.cost = cost;
    }
    result[0] = best;
  }

  #shrine(price: number, coins: number, used: number): void {
    this.#cityShrine(price, coins, used);
    if (this.#hand <= used || coins < price || this.#match.freeVillages(this.#seat) === 0) return;
    this.#knowTolls();
    const { known, scorings, coin } = this.#features;
    const value = known.villages[scorings]! + (this.#stuck ? STUCK : 0) - price * coin;
    if (value > this.result[0]!) this.#write(value, price);
  }

  #statueAndShrine(coins: number): void {
    const { result } = this;
    this.#statue(STATUE_AND_SHRINE, coins);
    const statue = result[0]!;
    const { cost } = this;
    this.#shrine(1, coins - cost, 0);
    result[0] = statue + result[0]!;
    this.cost += cost;
  }

  #twoShrines(coins: number): void {
    const { result } = this;
    this.#cityShrine(1, coins, 0);
    const city = result[0]!;
    const { cost } = this;
    if (city <= 0) return this.#write(0, 0);
    this.#shrine(1, coins - cost, 1);
    result[0] = city + result[0]!;
    this.cost += cost;
  }

  /** Writes the value of the best city for a shrine that is owed to `result`, as `bestOwed`. */
  judgeOwed(coins: number): void {
    const { values, cityAt, coin } = this.#features;
    const tolls = this.#knowTolls();
    let best = -1;
    for (let city = 0; city < CITY_COUNT; city++) {
      const toll = tolls[city]!;
      if (toll >= coins) continue;
      const at = cityAt[city]! + this.#seat;
      const value = values[at + ONE_MORE]! - values[at + NOW]! - 0.1 - (1 + toll) * coin;
      if (value > best) best = value;
    }
    this.result[0] = best;
  }

  #takeShrines(): void {
    const { known, scorings } = this.#features;
    const got = Math.min(2, this.#cells[SUPPLY + this.#seat]!);
    this.#write(known.hand(scorings, this.#hand + got) - known.hand(scorings, this.#hand), 0);
  }

  #prestige(coins: number): void {
    if (coins < 3) return this.#write(0, 0);
    this.#write((this.#features.has(this.#seat, 11) ? 3 : 2) - 3 * this.#features.coin, 3);
  }

  /** As `bestCharacter`. */
  #character(): void {
    const cells = this.#cells;
    this.#write(0, 0);
    if (cells[DISPLAY] === 0) return;
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
    this.result[0] = Math.max(0, best - known.character(scorings, cells[CHARACTERS + seat]!, used));
  }

  /** As `bestFlag`. */
  #track(): void {
    this.#write(0, 0);
    const { values, cityAt, when, whenAt, scorings } = this.#features;
    if (scorings < 2) return;
    const own = this.#seat + FLAG;
    let best = 0;
    for (let city = 0; city < CITY_COUNT; city++)
      if (this.#cells[FLAGS + city]! >= FLAG_STEPS && when[whenAt + city] !== 0)
        best = Math.max(best, values[cityAt[city]! + own]!);
    this.result[0] = best;
  }
}
