import type { FastEstimator } from '../../../kingdom/rules/fast/index.ts';
import { PlanValues } from '../../../kingdom/rules/fast/index.ts';
import { lowestBit, UNREACHABLE } from '../../../kingdom/rules/index.ts';
import { CITY_COUNT, GOLD_TAKEN, GOVERNOR_STEPS, HOUSE_PRICE, HOUSES_TAKEN } from '../../data/components.ts';
import { WALKED } from '../fast/actions.ts';
import * as AT from '../fast/cells.ts';
import {
  CHARACTER,
  cardBit,
  GOLD,
  GOVERNOR,
  HOUSE,
  MONK,
  MOVE_HOUSE,
  PALACE,
  PALACE_AND_HOUSE,
  palacePriceWith,
  QUARRY,
  TWO_HOUSES,
} from '../position.ts';
import type { Features } from './features.ts';
import { estimateGovernor } from './governors.ts';
import { estimateCards, estimateCharacter, estimateHand, estimateVillage } from './pieces.ts';

/** Additional value of a village house to an architect that cannot reach any city. */
const STUCK = 0.08;

const hasPalace = (action: number): boolean => action === PALACE || action === PALACE_AND_HOUSE;

/**
 * The best uses that one seat could make of actions, in a position. `begin` says which; all other members are about that seat and
 * position.
 */
export class SeatActions implements FastEstimator {
  /** Gold that the use costs which was estimated last; negative if it brings gold. */
  cost = 0;
  /** Values of the seat's plans. */
  readonly plans: PlanValues;
  #features: Features;
  #seat = 0;
  /** Gold to get to each city, from an index on; 0 for the architect's city, and everywhere if the bank pays. */
  #tolls: Float64Array;
  #tollsAt = 0;
  /** The tolls of an architect that may not travel now. */
  readonly #stay = new Float64Array(CITY_COUNT);

  constructor(features: Features) {
    this.#features = features;
    this.#tolls = this.#stay;
    this.plans = new PlanValues(this);
  }

  /** @param features those of the position, which is also the one whose roads were read last */
  begin(features: Features, seat: number): void {
    const { cells } = features;
    const { roads } = features.match;
    this.#features = features;
    this.#seat = seat;
    this.plans.begin(cells[AT.gold + seat]!);
    const from = cells[AT.architects + seat]!;
    if (cells[AT.actions + WALKED] !== 0 && cells[AT.seat] === seat) {
      this.#stay.fill(UNREACHABLE);
      this.#stay[from] = 0;
      this.#tolls = this.#stay;
      this.#tollsAt = 0;
    } else {
      this.#tolls = roads.tollValues;
      this.#tollsAt = roads.tolls(seat, from, (cells[AT.cards + seat]! & cardBit(MONK)) !== 0);
    }
  }

  /** Gold to get to a city. */
  toll(city: number): number {
    return this.#tolls[this.#tollsAt + city]!;
  }

  /** Value of the best use of an action with `gold`; writes `cost`. */
  estimate(action: number, gold: number): number {
    this.cost = 0;
    switch (action) {
      case GOLD:
        this.cost = -GOLD_TAKEN;
        return GOLD_TAKEN * this.#features.coin;
      case HOUSE:
        return this.#bestHouse(gold, 0);
      case TWO_HOUSES:
        return this.#bestTwoHouses(gold);
      case MOVE_HOUSE:
        return this.#bestMove();
      case QUARRY:
        return this.#quarry();
      case PALACE:
        return this.#bestPalace(gold);
      case PALACE_AND_HOUSE: {
        const palace = this.#bestPalace(gold);
        const { cost } = this;
        const house = this.#bestHouse(gold - cost, 0);
        this.cost += cost;
        return palace + house;
      }
      case GOVERNOR:
        return this.#bestGovernor();
      case CHARACTER:
        return this.#bestCharacter();
      default:
        return 0;
    }
  }

  /** The last palace can be built only once. */
  exclusive(first: number, second: number): boolean {
    return this.#features.cells[AT.palaces + this.#seat] === 1 && hasPalace(first) && hasPalace(second);
  }

  /** The share of its value that a second action keeps: the best city, character or governor can be taken only once. */
  together(first: number, second: number): number {
    if (first !== second) return 1;
    return first === CHARACTER || first === GOVERNOR || first === MOVE_HOUSE ? 0.5 : 0.97;
  }

  #bestTwoHouses(gold: number): number {
    const city = this.#bestCityHouse(gold, 0);
    if (city <= 0) return city;
    const { cost } = this;
    const more = this.#bestHouse(gold - cost, 1);
    this.cost += cost;
    return city + more;
  }

  /** The best city for a palace, with its price and the tolls; writes `cost`. */
  #bestPalace(gold: number): number {
    const features = this.#features;
    const { cells, coin } = features;
    this.cost = 0;
    if (cells[AT.palaces + this.#seat] === 0) return 0;
    const price = palacePriceWith(cells[AT.cards + this.#seat]!);
    let best = 0;
    for (let city = 0; city < CITY_COUNT; city++) {
      const cost = price + this.toll(city);
      if (cost > gold) continue;
      const value = features.cities.palace(city, this.#seat) - cost * coin;
      if (value <= best) continue;
      best = value;
      this.cost = cost;
    }
    return best;
  }

  /** The best city for a house, likewise. @param used houses in hand that another part of the action needs */
  #bestCityHouse(gold: number, used: number): number {
    const features = this.#features;
    const { cells, coin } = features;
    this.cost = 0;
    if (cells[AT.hand + this.#seat]! <= used) return 0;
    let best = 0;
    for (let city = 0; city < CITY_COUNT; city++) {
      const cost = HOUSE_PRICE + this.toll(city);
      if (cost > gold) continue;
      const value = features.cities.house(city, this.#seat) - cost * coin;
      if (value <= best) continue;
      best = value;
      this.cost = cost;
    }
    return best;
  }

  /** The best city or village for a house, likewise. */
  #bestHouse(gold: number, used: number): number {
    const features = this.#features;
    const { cells, coin } = features;
    const city = this.#bestCityHouse(gold, used);
    if (cells[AT.hand + this.#seat]! <= used || gold < HOUSE_PRICE || features.match.roads.withRoom() === 0)
      return city;
    const village = estimateVillage(features) + (this.#isStuck() ? STUCK : 0) - HOUSE_PRICE * coin;
    if (village <= city) return city;
    this.cost = HOUSE_PRICE;
    return village;
  }

  /** Whether the architect can reach no other city. */
  #isStuck(): boolean {
    for (let city = 0; city < CITY_COUNT; city++) {
      const toll = this.toll(city);
      if (toll !== 0 && toll !== UNREACHABLE) return false;
    }
    return true;
  }

  /** Value of moving a house to the architect's city. */
  #bestMove(): number {
    const features = this.#features;
    const { cells, cities } = features;
    const seat = this.#seat;
    const city = cells[AT.architects + seat]!;
    if (city >= CITY_COUNT) return 0;
    let least = features.match.roads.villages[seat] === 0 ? 10 : estimateVillage(features);
    for (let other = 0; other < CITY_COUNT; other++)
      if (other !== city && cells[AT.houses + seat * CITY_COUNT + other]! > 0)
        least = Math.min(least, -cities.gain(other, seat, -1));
    return Math.max(0, cities.house(city, seat) - least);
  }

  /** Value of houses from the quarry. */
  #quarry(): number {
    const { cells } = this.#features;
    const hand = cells[AT.hand + this.#seat]!;
    const got = Math.min(HOUSES_TAKEN, cells[AT.quarry + this.#seat]!);
    return estimateHand(this.#features, hand + got) - estimateHand(this.#features, hand);
  }

  /** Value of putting down the best governor, so that its city is scored sooner or at all. */
  #bestGovernor(): number {
    let best = 0;
    for (let city = 0; city < CITY_COUNT; city++)
      if (this.#features.cells[AT.boxes + city]! >= GOVERNOR_STEPS)
        best = Math.max(best, estimateGovernor(this.#features, this.#seat, city));
    return best;
  }

  /** Value of taking the best character. */
  #bestCharacter(): number {
    const features = this.#features;
    const { cells } = features;
    const { seats, manyCharacters } = features.match;
    const bank = cells[AT.bank]!;
    let takeable = bank;
    if (!manyCharacters || bank === 0)
      for (let other = 0; other < seats; other++)
        if (other !== this.#seat) takeable |= cells[AT.cards + other]!;
    let best = 0;
    for (let rest = takeable; rest !== 0; rest &= rest - 1)
      best = Math.max(best, estimateCharacter(features, lowestBit(rest) + 1));
    if (manyCharacters && bank !== 0) return best;
    const lost = manyCharacters ? 0.4 * best : estimateCards(features, cells[AT.cards + this.#seat]!);
    return Math.max(0, best - lost);
  }
}
