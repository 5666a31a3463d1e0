import type { Cells } from '@durbar/kernel';
import { readMask } from "../../../../kingdom/rules/fast/index.ts";
import { bitCount, firstOf, secondOf, weighDistances } from '../../../../kingdom/rules/index.ts';
import { CITY_COUNT, STATUES } from '../../../data/components.ts';
import { BRAHMABOT } from '../../brahmabot/types.ts';
import { coinsToStatue } from '../../heuristics/brahmabot-estimate.ts';
import { PLANNED_SHARE } from '../../heuristics/evaluate.ts';
import { REWARD_VALUE } from '../../heuristics/features.ts';
import { remotenessValue, TOKEN_VALUE } from '../../heuristics/piece-estimates.ts';
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
  MOVER,
  PHASE,
  PLANS_OF,
  PRESTIGE_OF,
  PRIESTS,
  RANKING,
  STATUES_LEFT,
  TOKENS,
  TURN,
  VILLAGES,
} from '../layout.ts';
import { findInList } from '../lists.ts';
import type { FastMatch } from '../match.ts';
import { OVER } from '../phases.ts';
import { FastActions } from './actions.ts';
import { NOW, SEAT_VALUES } from './cities.ts';
import { FastFeatures } from './features.ts';

/** Value of a Maharani token on a character. */
const MAHARANI_VALUE = 0.6;

/** Estimates of states, equal to the contract's `evaluate` to the last bit. */
export class FastEstimates {
  readonly features: FastFeatures;
  readonly actions: FastActions;
  readonly #match: FastMatch;

  constructor(match: FastMatch) {
    this.#match = match;
    this.features = new FastFeatures(match);
    this.actions = new FastActions(match, this.features);
  }

  /** Value of a state for `seat`: its lead if the match is over, else the expected one. */
  value(cells: Cells, seat: number): number {
    if (cells[PHASE] === OVER) return finalLead(this.#match, cells, seat);
    this.features.read(cells);
    const rival = this.bestRival(cells, seat);
    return this.seat(cells, seat) - rival;
  }

  /** The highest estimate of another seat, in the position that the features have read. */
  bestRival(cells: Cells, seat: number): number {
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < this.#match.seats; other++)
      if (other !== seat) rival = Math.max(rival, this.seat(cells, other));
    return rival;
  }

  /** Expected final prestige of a seat, in the position that the features have read. */
  seat(cells: Cells, seat: number): number {
    if (seat >= this.#match.people) return this.#brahmabot(cells);
    const held = this.held(cells, seat);
    if (this.features.scorings === 0) return held;
    return held + PLANNED_SHARE * this.#plannedActions(cells, seat);
  }

  /** As `estimatePerson`, without the actions that are planned. */
  held(cells: Cells, seat: number): number {
    const { known, values, cityAt, scorings, coin, coinLater } = this.features;
    const hadTurn = this.#hadTurn(cells, seat);
    let worth =
      cells[PRESTIGE_OF + seat]! +
      known.statue * (STATUES - cells[STATUES_LEFT + seat]!) +
      (hadTurn ? coinLater : coin) * cells[COINS_OF + seat]!;
    if (cells[RANKING] !== 0 && findInList(cells, RANKING, seat) >= 0) worth += REWARD_VALUE;
    for (let city = 0; city < CITY_COUNT; city++) worth += values[cityAt[city]! + SEAT_VALUES * seat + NOW]!;
    worth += tilePrestige(this.#match, cells, seat);
    if (scorings === 0) return worth;
    worth += known.hand(scorings, cells[HAND + seat]!);
    worth += known.villages[scorings]! * bitCount(readMask(cells, VILLAGES + 2 * seat));
    worth += TOKEN_VALUE * Math.min(cells[TOKENS + seat]!, this.#turnsLeft(cells, seat, hadTurn));
    worth += known.character(scorings, cells[CHARACTERS + seat]!, cells[ABILITIES + seat]!);
    if (cells[MAHARANI] === seat) worth += MAHARANI_VALUE;
    if (cells[MAHARANI + 3] === seat) worth += MAHARANI_VALUE;
    return worth - this.#remoteness(cells, seat);
  }

  #hadTurn(cells: Cells, seat: number): boolean {
    return this.features.pending && ((cells[ACTED]! >> seat) & 1) !== 0 && cells[MOVER] !== seat;
  }

  #turnsLeft(cells: Cells, seat: number, hadTurn: boolean): number {
    const spent = cells[MOVER] === seat ? cells[TURN + 6] === 1 : hadTurn;
    return this.features.scorings - (spent ? 1 : 0);
  }

  /** As `estimateRemoteness`. */
  #remoteness(cells: Cells, seat: number): number {
    const match = this.#match;
    const { roads } = match;
    const { when, whenAt, scorings } = this.features;
    const at = roads.distances(seat, cells[PRIESTS + seat]!, match.has(cells, seat, 9));
    const sum = weighDistances(CITY_COUNT, roads.distanceValues, at, when, whenAt);
    return remotenessValue(sum, scorings, match.has(cells, seat, 12));
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
    if ((parts & PART_STATUE) !== 0)
      worth += Math.max(0, actions.estimate(STATUE_AND_SHRINE, coins) - 0.3);
    if ((parts & PART_SHRINE) !== 0)
      worth += actions.estimate(SHRINE_DISCOUNT, coins) - this.features.coin;
    if ((parts & PART_OWED) !== 0) worth += actions.owed(coins);
    return worth;
  }

  /** As `estimateBrahmabot`. */
  #brahmabot(cells: Cells): number {
    const { values, cityAt, scorings } = this.features;
    const coins = cells[COINS_OF + BRAHMABOT]!;
    const statues = cells[STATUES_LEFT + BRAHMABOT]!;
    let worth = cells[PRESTIGE_OF + BRAHMABOT]! + 3 * (STATUES - statues);
    worth += Math.min(1, coins) + tilePrestige(this.#match, cells, BRAHMABOT);
    if (scorings > 0 && statues > 0) worth += coinsToStatue(coins);
    for (let city = 0; city < CITY_COUNT; city++)
      worth += values[cityAt[city]! + SEAT_VALUES * BRAHMABOT + NOW]!;
    return worth;
  }
}
