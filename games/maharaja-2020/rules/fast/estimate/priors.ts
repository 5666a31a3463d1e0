import type { Cells } from '@durbar/kernel';
import { CENTRE_SITE, CITY_COUNT } from '../../../data/components.ts';
import {
  buyValue,
  CENTRE_VALUE,
  changeValue,
  exchangeValue,
  flagMoveValue,
  mayBuildShrine,
  mayBuildStatue,
  placeValue,
  restClosed,
  SAME_EVERYWHERE,
  shrineMoveValue,
  statueMoveValue,
  TOKEN_KEPT,
  travelMoveValue,
  VILLAGE_SHARE,
  weighMove,
} from '../../heuristics/move-priors.ts';
import { SOURCE_TOKEN } from '../../position.ts';
import { ABILITIES, CHARACTERS, COINS_OF, PHASE, PRIESTS, TOKENS } from '../layout.ts';
import type { FastMatch } from '../match.ts';
import { GIVE_COINS } from '../moves/exchange.ts';
import { flagCity, flagSource } from '../moves/flag.ts';
import type { FastKind } from '../moves/row.ts';
import { indexOf, KINDS, kindNumber } from '../moves/row.ts';
import { shrinePlace, shrineSource } from '../moves/shrine.ts';
import { statueCity, statueSite, statueSource } from '../moves/statue.ts';
import { travelCity, travelWay } from '../moves/travel.ts';
import { PLAN } from '../phases.ts';
import { FLAG, NOW, ONE_MORE, STATUE } from './cities.ts';
import type { FastFeatures } from './features.ts';
import type { FastPlans } from './plans.ts';
import type { FastEstimates } from './seats.ts';

/** Weights of moves as the contract's `movePriors`. */
export class FastPriors {
  readonly match: FastMatch;
  readonly features: FastFeatures;
  readonly #plans: FastPlans;
  /** Values of places, by city; NaN if not computed yet. */
  readonly #places = new Float64Array(CITY_COUNT);

  constructor(match: FastMatch, estimates: FastEstimates, plans: FastPlans) {
    this.match = match;
    this.features = estimates.features;
    this.#plans = plans;
  }

  /** Writes the weight of each of `count` moves of `seat`. */
  weigh(cells: Cells, seat: number, moves: Int32Array, count: number, into: Float64Array): void {
    if (cells[PHASE] === PLAN) {
      const weights = this.#plans.weights(cells, seat);
      for (let i = 0; i < count; i++) into[i] = weights[indexOf(moves[i]!)]!;
      return;
    }
    this.features.read(cells);
    this.match.turn.read(cells, seat, cells[TOKENS + seat]!);
    this.#places.fill(Number.NaN);
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      into[i] = weighMove(VALUE_LIST[kindNumber(move)]!(this, cells, seat, indexOf(move)));
    }
  }

  /** Index of the values of a city for a seat. */
  cityOf(city: number, seat: number): number {
    return this.features.cityAt[city]! + seat;
  }

  travel(cells: Cells, seat: number, index: number): number {
    const { roads } = this.match;
    const from = cells[PRIESTS + seat]!;
    const city = travelCity(index);
    const { first, totals } = roads.routes(seat, from, this.match.has(cells, seat, 9));
    const toll = totals[first[city]! + travelWay(index)]!;
    const here = from < CITY_COUNT ? this.#place(cells, seat, from) : 0;
    return travelMoveValue(this.#place(cells, seat, city), here, toll * this.features.coin);
  }

  /** As `estimatePlace`. */
  #place(cells: Cells, seat: number, city: number): number {
    const known = this.#places[city]!;
    if (!Number.isNaN(known)) return known;
    const { values, coin } = this.features;
    const { turn } = this.match;
    const at = this.cityOf(city, seat);
    const isThere = cells[PRIESTS + seat] === city;
    const now = values[at + NOW]!;
    const priest = isThere ? now - this.features.cities.oneLess(city, seat) : values[at + ONE_MORE]! - now;
    const statue = mayBuildStatue(turn, cells[COINS_OF + seat]!) ? values[at + STATUE]! : 0;
    const shrine = mayBuildShrine(turn) ? this.shrineIn(at) : 0;
    const value = placeValue(priest, statue, shrine, coin);
    this.#places[city] = value;
    return value;
  }

  /** As `estimateShrine`. @param at see `cityOf` */
  shrineIn(at: number): number {
    const { values } = this.features;
    return values[at + ONE_MORE]! - values[at + NOW]! - 0.1;
  }

  statue(_cells: Cells, seat: number, index: number): number {
    const { known, scorings, coin, values } = this.features;
    const by = statueSource(index);
    const city = statueCity(index);
    const site = statueSite(index);
    const here = site === CENTRE_SITE ? CENTRE_VALUE : known.bonus(scorings, city, site);
    const statue = values[this.cityOf(city, seat) + STATUE]!;
    return statueMoveValue(statue, coin, here, by) - restClosed(this.match.turn, by) - tokenKept(by);
  }

  shrine(_cells: Cells, seat: number, index: number): number {
    const { known, scorings } = this.features;
    const by = shrineSource(index);
    const place = shrinePlace(index);
    const worth =
      place < CITY_COUNT
        ? this.shrineIn(this.cityOf(place, seat))
        : known.villages[scorings]! * VILLAGE_SHARE;
    return shrineMoveValue(worth, by) - restClosed(this.match.turn, by) - tokenKept(by);
  }

  flag(seat: number, index: number): number {
    const { values, when, whenAt, scorings } = this.features;
    const city = flagCity(index);
    const sooner = scorings < 2 || when[whenAt + city] === 0 ? 0 : values[this.cityOf(city, seat) + FLAG]!;
    return flagMoveValue(sooner) - tokenKept(flagSource(index));
  }

  /** As `estimateCharacter`. */
  character(cells: Cells, seat: number, character: number): number {
    const { known, scorings } = this.features;
    return known.character(scorings, character, cells[ABILITIES + seat]!);
  }
}

/** Value of the token that a step from `by` spends. */
function tokenKept(by: number): number {
  return by >= SOURCE_TOKEN && by < 2 * SOURCE_TOKEN ? TOKEN_KEPT : 0;
}

type MoveValue = (priors: FastPriors, cells: Cells, seat: number, index: number) => number;

const ofCharacter: MoveValue = (priors, cells, seat, character) => priors.character(cells, seat, character);

/** Value of a move of each kind, as in the contract's table. */
const VALUES: Readonly<Record<FastKind, MoveValue>> = {
  pick: ofCharacter,
  found: () => SAME_EVERYWHERE.found,
  plan: () => SAME_EVERYWHERE.plan,
  travel: (priors, cells, seat, index) => priors.travel(cells, seat, index),
  statue: (priors, cells, seat, index) => priors.statue(cells, seat, index),
  shrine: (priors, cells, seat, index) => priors.shrine(cells, seat, index),
  gain: (_priors, _cells, _seat, by) => SAME_EVERYWHERE.gain - tokenKept(by),
  character: (priors, cells, seat, character) =>
    changeValue(
      priors.character(cells, seat, character),
      priors.character(cells, seat, cells[CHARACTERS + seat]!),
    ),
  flag: (priors, _cells, seat, index) => priors.flag(seat, index),
  ability: () => SAME_EVERYWHERE.ability,
  exchange: ({ features }, _cells, _seat, index) => exchangeValue(index === GIVE_COINS, features.scorings),
  end: () => SAME_EVERYWHERE.end,
  reward: () => SAME_EVERYWHERE.reward,
  buy: (_priors, _cells, _seat, count) => buyValue(count),
  maharani: ofCharacter,
  step: () => SAME_EVERYWHERE.step,
};
const VALUE_LIST: readonly MoveValue[] = KINDS.map((kind) => VALUES[kind]);
