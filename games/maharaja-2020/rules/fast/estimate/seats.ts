import type { Cells } from '@durbar/kernel';
import { bitCount, firstOf, secondOf } from '../../../../kingdom/rules/index.ts';
import { CITY_COUNT, STATUES } from '../../../data/components.ts';
import { BRAHMABOT } from '../../brahmabot/types.ts';
import { coinsToStatue } from '../../heuristics/brahmabot-estimate.ts';
import { PLANNED_SHARE } from '../../heuristics/evaluate.ts';
import { REWARD_VALUE } from '../../heuristics/features.ts';
import { TOKEN_VALUE } from '../../heuristics/piece-estimates.ts';
import { SHRINE_DISCOUNT, STATUE_AND_SHRINE } from '../../position.ts';
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
  /** What `readHeld` computed for each seat. */
  readonly held = new Float64Array(MOST_SEATS);
  readonly #match: FastMatch;
  readonly #remoteness: FastRemoteness;

  constructor(match: FastMatch) {
    this.#match = match;
    this.features = new FastFeatures(match);
    this.actions = new FastActions(match, this.features);
    this.#remoteness = new FastRemoteness(match, this.features);
  }

  /** Value of a state for `seat`: its lead if the match is over, else the expected one. */
  value(cells: Cells, seat: number): number {
    if (cells[PHASE] === OVER) return finalLead(this.#match, cells, seat);
    this.features.read(cells);
    this.readHeld(cells);
    const rival = this.bestRival(cells, seat);
    return this.#seat(cells, seat) - rival;
  }

  /**
   * Expected final prestige of a person after a move that changes only what the seat has (`FastRow.ownOnly`). The features are those of the
   * position before the move.
   */
  ownAfter(cells: Cells, seat: number): number {
    const { values, cityAt } = this.features;
    let worth = this.#beforeCities(cells, seat);
    for (let city = 0; city < CITY_COUNT; city++) worth += values[cityAt[city]! + NOW + seat]!;
    this.held[seat] = this.#afterCities(cells, seat, worth);
    return this.#seat(cells, seat);
  }

  /** The highest estimate of another seat; `held` must be that of these cells. */
  bestRival(cells: Cells, seat: number): number {
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < this.#match.seats; other++) {
      if (other === seat) continue;
      const theirs = this.#seat(cells, other);
      if (theirs > rival) rival = theirs;
    }
    return rival;
  }

  /** Expected final prestige of a seat; `held` must be that of these cells. */
  #seat(cells: Cells, seat: number): number {
    const held = this.held[seat]!;
    if (seat >= this.#match.people || this.features.scorings === 0) return held;
    return held + PLANNED_SHARE * this.#plannedActions(cells, seat);
  }

  /**
   * Computes the estimates of all seats without the actions that they have planned, as `estimatePerson` and `estimateBrahmabot`, in the
   * position that the features have read.
   */
  readHeld(cells: Cells): void {
    const { held } = this;
    const { people, seats } = this.#match;
    for (let seat = 0; seat < people; seat++) held[seat] = this.#beforeCities(cells, seat);
    if (people < seats) held[BRAHMABOT] = this.#brahmabotBeforeCities(cells);
    for (let at = RANKING + cells[RANKING]!; at > RANKING; at--)
      held[cells[at]!] = held[cells[at]!]! + REWARD_VALUE;
    this.#addCities();
    for (let seat = 0; seat < people; seat++) held[seat] = this.#afterCities(cells, seat, held[seat]!);
  }

  #beforeCities(cells: Cells, seat: number): number {
    const { known, coin, coinLater } = this.features;
    return (
      cells[PRESTIGE_OF + seat]! +
      known.statue * (STATUES - cells[STATUES_LEFT + seat]!) +
      (this.#hadTurn(cells, seat) ? coinLater : coin) * cells[COINS_OF + seat]!
    );
  }

  #brahmabotBeforeCities(cells: Cells): number {
    const coins = cells[COINS_OF + BRAHMABOT]!;
    const statues = cells[STATUES_LEFT + BRAHMABOT]!;
    let worth = cells[PRESTIGE_OF + BRAHMABOT]! + 3 * (STATUES - statues);
    worth += Math.min(1, coins) + tilePrestige(this.#match, cells, BRAHMABOT);
    if (this.features.scorings > 0 && statues > 0) worth += coinsToStatue(coins);
    return worth;
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

  #afterCities(cells: Cells, seat: number, before: number): number {
    const { known, scorings } = this.features;
    let worth = before + tilePrestige(this.#match, cells, seat);
    if (scorings === 0) return worth;
    worth += known.hand(scorings, cells[HAND + seat]!);
    worth += known.villages[scorings]! * bitCount(this.#match.roads.villages[seat]!);
    worth += TOKEN_VALUE * Math.min(cells[TOKENS + seat]!, this.#turnsLeft(cells, seat));
    worth += known.character(scorings, cells[CHARACTERS + seat]!, cells[ABILITIES + seat]!);
    if (cells[MAHARANI] === seat) worth += MAHARANI_VALUE;
    if (cells[MAHARANI + 3] === seat) worth += MAHARANI_VALUE;
    return worth - this.#remoteness.of(cells, seat);
  }

  #hadTurn(cells: Cells, seat: number): boolean {
    return this.features.pending && ((cells[ACTED]! >> seat) & 1) !== 0 && cells[MOVER] !== seat;
  }

  #turnsLeft(cells: Cells, seat: number): number {
    const spent = cells[MOVER] === seat ? cells[TURN + 6] === 1 : this.#hadTurn(cells, seat);
    return this.features.scorings - (spent ? 1 : 0);
  }

  /** As `estimatePlannedActions`. */
  #plannedActions(cells: Cells, seat: number): number {
    if (cells[MOVER] === seat) return this.#turnActions(cells, seat);
    const plan = cells[PLANS_OF + seat]!;
    if (plan < 0 || ((cells[ACTED]! >> seat) & 1) !== 0) return 0;
    this.actions.begin(cells, seat);
    return this.actions.plans.pair(firstOf(plan), secondOf(plan));
  }

  /** As `estimateTurnActions`. */
  #turnActions(cells: Cells, seat: number): number {
    const first = cells[TURN]!;
    const second = cells[TURN + 1]!;
    const parts = cells[TURN + 3]! | cells[TURN + 5]!;
    if (first < 0 && second < 0 && parts === 0) return 0;
    const { actions } = this;
    actions.begin(cells, seat);
    const coins = cells[COINS_OF + seat]!;
    let worth = 0;
    if (first >= 0 && second >= 0) worth = actions.plans.pair(first, second);
    else if (first >= 0 || second >= 0) worth = actions.estimate(first >= 0 ? first : second, coins);
    if ((parts & PART_STATUE) !== 0) worth += Math.max(0, actions.estimate(STATUE_AND_SHRINE, coins) - 0.3);
    if ((parts & PART_SHRINE) !== 0) worth += actions.estimate(SHRINE_DISCOUNT, coins) - this.features.coin;
    if ((parts & PART_OWED) !== 0) worth += actions.owed(coins);
    return worth;
  }
}
