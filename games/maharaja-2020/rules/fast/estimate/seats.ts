import type { Cells } from '@durbar/kernel';
import { countBits } from '../../../../kingdom/rules/fast/index.ts';
import { firstOf, secondOf } from '../../../../kingdom/rules/index.ts';
import { CITY_COUNT, STATUES } from '../../../data/components.ts';
import { BRAHMABOT } from '../../brahmabot/types.ts';
import { coinsToStatue } from '../../heuristics/brahmabot-estimate.ts';
import { PLANNED_SHARE } from '../../heuristics/evaluate.ts';
import { REWARD_VALUE } from '../../heuristics/features.ts';
import { TOKEN_VALUE } from '../../heuristics/piece-estimates.ts';
import { MAJORITY_3, SHRINE_DISCOUNT, STATUE_AND_SHRINE } from '../../position.ts';
import { PART_OWED, PART_SHRINE, PART_STATUE } from '../../turn-actions.ts';
import { finalLead, tilePrestige } from '../final-scoring.ts';
import {
  ABILITIES,
  ACTED,
  CHARACTERS,
  COINS_OF,
  HAND,
  MAHARANI,
  MOST_SEATS,
  MOVER,
  PHASE,
  PLANS_OF,
  PRESTIGE_OF,
  RANKING,
  STATUES_LEFT,
  TOKENS,
  TURN,
} from '../layout.ts';
import type { FastMatch } from '../match.ts';
import { OVER } from '../phases.ts';
import { FastActions } from './actions.ts';
import { NOW } from './cities.ts';
import { FastFeatures } from './features.ts';
import { FastRemoteness } from './remoteness.ts';

/** Value of a Maharani token on a character. */
const MAHARANI_VALUE = 0.6;

/** Estimates of states, equal to the contract's `evaluate` to the last bit. */
export class FastEstimates {
  readonly features: FastFeatures;
  readonly actions: FastActions;
  /** By seat: what `readHeld` computed, and expected final prestige after `expect`. */
  readonly held = new Float64Array(MOST_SEATS);
  readonly expected = new Float64Array(MOST_SEATS);
  readonly #match: FastMatch;
  readonly #remoteness: FastRemoteness;
  readonly #hasTile: boolean;

  constructor(match: FastMatch) {
    this.#match = match;
    this.#hasTile = match.finalScoring > MAJORITY_3;
    this.features = new FastFeatures(match);
    this.actions = new FastActions(match, this.features);
    this.#remoteness = new FastRemoteness(match, this.features);
  }

  /** Value of a state for `seat`: its lead if the match is over, else the expected one. */
  value(cells: Cells, seat: number): number {
    if (cells[PHASE] === OVER) return finalLead(this.#match, cells, seat);
    this.features.read(cells);
    this.readHeld(cells);
    for (let one = 0; one < this.#match.seats; one++) this.expect(cells, one);
    return this.lead(seat);
  }

  /** Lead of a seat over the best other one, by `expected`. */
  lead(seat: number): number {
    const { expected } = this;
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < this.#match.seats; other++)
      if (other !== seat && expected[other]! > rival) rival = expected[other]!;
    return expected[seat]! - rival;
  }

  /** Writes the expected final prestige of a seat, of which `held` is known. */
  expect(cells: Cells, seat: number): void {
    const { held, expected, actions } = this;
    expected[seat] = held[seat]!;
    if (seat >= this.#match.people || this.features.scorings === 0) return;
    if (!this.#judgePlanned(cells, seat)) return;
    expected[seat] = held[seat]! + PLANNED_SHARE * actions.result[0]!;
  }

  /**
   * Computes the estimates of all seats without the actions that they have planned, as `estimatePerson` and `estimateBrahmabot`, in the
   * position that the features have read.
   */
  readHeld(cells: Cells): void {
    const { people, seats } = this.#match;
    this.#addHoldings(cells, 0, people);
    if (people < seats) this.#addBrahmabot(cells);
    this.#addCities();
    this.#addPieces(cells, 0, people);
  }

  /**
   * Writes what is expected of a person after a move that changes only what the seat has (`FastRow.ownOnly`). The features are those of the
   * position before the move.
   */
  expectOwn(cells: Cells, seat: number): void {
    const { held } = this;
    const { values, cityAt } = this.features;
    this.#addHoldings(cells, seat, seat + 1);
    let worth = held[seat]!;
    for (let city = 0; city < CITY_COUNT; city++) worth += values[cityAt[city]! + NOW + seat]!;
    held[seat] = worth;
    this.#addPieces(cells, seat, seat + 1);
    this.expect(cells, seat);
  }

  /** Writes the values of prestige, statues, coins and rewards of these people to `held`. */
  #addHoldings(cells: Cells, from: number, to: number): void {
    const { held } = this;
    const { known, coin, coinLater, pending } = this.features;
    const { statue } = known;
    // Seats that have ended their turn in a round that is not scored yet.
    const done = pending ? cells[ACTED]! : 0;
    const mover = cells[MOVER]!;
    for (let seat = from; seat < to; seat++) {
      const hadTurn = ((done >> seat) & 1) !== 0 && mover !== seat;
      held[seat] =
        cells[PRESTIGE_OF + seat]! +
        statue * (STATUES - cells[STATUES_LEFT + seat]!) +
        (hadTurn ? coinLater : coin) * cells[COINS_OF + seat]!;
    }
    for (let at = RANKING + cells[RANKING]!; at > RANKING; at--)
      held[cells[at]!] = held[cells[at]!]! + REWARD_VALUE;
  }

  #addBrahmabot(cells: Cells): void {
    const coins = cells[COINS_OF + BRAHMABOT]!;
    const statues = cells[STATUES_LEFT + BRAHMABOT]!;
    let worth = cells[PRESTIGE_OF + BRAHMABOT]! + 3 * (STATUES - statues);
    worth += Math.min(1, coins) + tilePrestige(this.#match, cells, BRAHMABOT);
    if (this.features.scorings > 0 && statues > 0) worth += coinsToStatue(coins);
    this.held[BRAHMABOT] = worth;
  }

  /** Adds the values of all cities, city by city, for all seats at once. */
  #addCities(): void {
    const { held } = this;
    const { values, cityAt } = this.features;
    let first = held[0]!;
    let second = held[1]!;
    let third = held[2]!;
    let fourth = held[3]!;
    for (let city = 0; city < CITY_COUNT; city++) {
      const at = cityAt[city]! + NOW;
      first += values[at]!;
      second += values[at + 1]!;
      third += values[at + 2]!;
      fourth += values[at + 3]!;
    }
    held[0] = first;
    held[1] = second;
    held[2] = third;
    held[3] = fourth;
  }

  /** Adds the values of what these people have besides, and subtracts the remoteness of their priests. */
  #addPieces(cells: Cells, from: number, to: number): void {
    const { held } = this;
    const { known, scorings, pending } = this.features;
    const { villages } = this.#match.roads;
    if (this.#hasTile)
      for (let seat = from; seat < to; seat++)
        held[seat] = held[seat]! + tilePrestige(this.#match, cells, seat);
    if (scorings === 0) return;
    const village = known.villages[scorings]!;
    const done = pending ? cells[ACTED]! : 0;
    const mover = cells[MOVER]!;
    for (let seat = from; seat < to; seat++) {
      const spent = mover === seat ? cells[TURN + 6] === 1 : ((done >> seat) & 1) !== 0;
      const turns = spent ? scorings - 1 : scorings;
      let worth = held[seat]! + known.hand(scorings, cells[HAND + seat]!);
      worth += village * countBits(villages[seat]!);
      worth += TOKEN_VALUE * Math.min(cells[TOKENS + seat]!, turns);
      worth += known.character(scorings, cells[CHARACTERS + seat]!, cells[ABILITIES + seat]!);
      if (cells[MAHARANI] === seat) worth += MAHARANI_VALUE;
      if (cells[MAHARANI + 3] === seat) worth += MAHARANI_VALUE;
      held[seat] = worth;
      this.#remoteness.subtract(cells, seat, held);
    }
  }

  /** Judges what a person has planned and not done yet, as `estimatePlannedActions`. @returns whether there is something */
  #judgePlanned(cells: Cells, seat: number): boolean {
    if (cells[MOVER] === seat) return this.#judgeTurn(cells, seat);
    const plan = cells[PLANS_OF + seat]!;
    if (plan < 0 || ((cells[ACTED]! >> seat) & 1) !== 0) return false;
    this.actions.begin(cells, seat);
    this.actions.judgePair(firstOf(plan), secondOf(plan));
    return true;
  }

  /** As `estimateTurnActions`. */
  #judgeTurn(cells: Cells, seat: number): boolean {
    const first = cells[TURN]!;
    const second = cells[TURN + 1]!;
    const parts = cells[TURN + 3]! | cells[TURN + 5]!;
    if (first < 0 && second < 0 && parts === 0) return false;
    const { actions } = this;
    actions.begin(cells, seat);
    const coins = cells[COINS_OF + seat]!;
    if (first >= 0 && second >= 0) actions.judgePair(first, second);
    else if (first >= 0 || second >= 0) actions.judge(first >= 0 ? first : second, coins);
    else actions.result[0] = 0;
    if (parts !== 0) this.#addParts(parts, coins);
    return true;
  }

  /** Adds the values of the parts left of begun actions to the result of `actions`. */
  #addParts(parts: number, coins: number): void {
    const { actions } = this;
    const { result } = actions;
    let worth = result[0]!;
    if ((parts & PART_STATUE) !== 0) {
      actions.judge(STATUE_AND_SHRINE, coins);
      worth += Math.max(0, result[0]! - 0.3);
    }
    if ((parts & PART_SHRINE) !== 0) {
      actions.judge(SHRINE_DISCOUNT, coins);
      worth += result[0]! - this.features.coin;
    }
    if ((parts & PART_OWED) !== 0) {
      actions.judgeOwed(coins);
      worth += result[0]!;
    }
    result[0] = worth;
  }
}
