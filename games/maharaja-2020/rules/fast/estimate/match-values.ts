import {
  CITY_COUNT,
  CHARACTERS as IN_THE_BOX,
  ROUNDS,
  SHRINES,
  SITE_COUNT,
} from '../../../data/components.ts';
import { estimateBonus } from '../../heuristics/action-estimates.ts';
import { coinValue, roundsAfter, statueValue } from '../../heuristics/features.ts';
import { characterValue, estimateHand, villageValue } from '../../heuristics/piece-estimates.ts';
import type { FastMatch } from '../match.ts';

/** Scorings that can be to come, and one more than that. */
const SCORINGS = ROUNDS + 1;

/** Values that depend on little more than the number of scorings to come, as tables. */
export class MatchValues {
  /** Prestige of a statue at the end. */
  readonly statue: number;
  /** Value of a coin, and of a shrine in a village, by number of scorings. */
  readonly coins: Float64Array;
  readonly villages: Float64Array;
  readonly #hands: Float64Array;
  readonly #characters: Float64Array;
  readonly #bonuses: Float64Array;
  /** By rounds and statues, see `roundsAfter`. */
  readonly #rounds: Int32Array;

  constructor(match: FastMatch) {
    this.statue = statueValue(match);
    this.coins = table(1, (_, scorings) => coinValue(match, scorings));
    this.villages = table(1, (_, scorings) => villageValue(match.finalScoring, scorings));
    this.#hands = table(SHRINES + 1, (shrines, scorings) => estimateHand({ scorings }, shrines));
    this.#characters = table(2 * (IN_THE_BOX + 1), (i, scorings) =>
      characterValue(scorings, i >> 1, (i & 1) !== 0),
    );
    this.#bonuses = table(CITY_COUNT * SITE_COUNT, (i, scorings) =>
      estimateBonus({ scorings, coin: this.coins[scorings]! }, Math.trunc(i / SITE_COUNT), i % SITE_COUNT),
    );
    this.#rounds = Int32Array.from({ length: 8 * (ROUNDS + 1) }, (_, i) => roundsAfter(i >> 3, i & 7));
  }

  /** As `estimateHand`. */
  hand(scorings: number, shrines: number): number {
    return this.#hands[scorings * (SHRINES + 1) + shrines]!;
  }

  /** As `estimateCharacter`. @param used abilities used in this round, one bit each */
  character(scorings: number, character: number, used: number): number {
    const bit = (used >> (character - 1)) & 1;
    return this.#characters[(scorings * (IN_THE_BOX + 1) + character) * 2 + bit]!;
  }

  /** As `estimateBonus`. */
  bonus(scorings: number, city: number, site: number): number {
    return this.#bonuses[(scorings * CITY_COUNT + city) * SITE_COUNT + site]!;
  }

  /** As `roundsAfter`. */
  rounds(round: number, fewest: number): number {
    return this.#rounds[round * 8 + fewest]!;
  }
}

/** A table of `count` values for each number of scorings, at `scorings * count + i`. */
function table(count: number, value: (i: number, scorings: number) => number): Float64Array {
  return Float64Array.from({ length: SCORINGS * count }, (_, at) =>
    value(at % count, Math.trunc(at / count)),
  );
}
