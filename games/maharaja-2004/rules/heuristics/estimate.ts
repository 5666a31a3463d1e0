import type { Cells } from '@durbar/kernel';
import { bitCount, firstOf, secondOf, weighDistances } from '../../../kingdom/rules/index.ts';
import { CITY_COUNT, HOUSE_PRICE } from '../../data/components.ts';
import { builderReady } from '../fast/actions.ts';
import * as AT from '../fast/cells.ts';
import type { Changes } from '../fast/changes.ts';
import { ROBBED } from '../fast/layout.ts';
import { PART_HOUSE, PART_OWED, PART_PALACE } from '../hand.ts';
import { BUILDER, cardBit, HOUSE, MONK, PALACE } from '../position.ts';
import { EstimatedMatch, Features, type MatchFacts } from './features.ts';
import { MoveWeights } from './move-weights.ts';
import {
  CHIT_VALUE,
  estimateAuctions,
  estimateCards,
  estimateCharacter,
  estimateHand,
  estimateVillage,
} from './pieces.ts';
import { SeatActions } from './seat-actions.ts';

/** Share of the value of remaining actions that counts. */
const OPEN_ACTIONS = 0.85;
/** Cost in palaces of one unit of distance in one round. */
const DISTANCE = 0.0016;

/** All estimates of a match, in one position after the other. */
export class Estimator {
  readonly match: EstimatedMatch;
  /** The position that was read last, see `read`. */
  readonly now: Features;
  /** A position after a move from there, see `readNext`. */
  readonly next: Features;
  readonly actions: SeatActions;
  readonly moves: MoveWeights;

  constructor(facts: MatchFacts) {
    this.match = new EstimatedMatch(facts);
    this.now = new Features(this.match);
    this.next = new Features(this.match, this.now);
    this.actions = new SeatActions(this.now);
    this.moves = new MoveWeights(this.now);
  }

  /** Reads a position as the present one. */
  read(cells: Cells): void {
    this.now.derive(cells, this.now);
  }

  /** Reads the position that `next.cells` have become by a move of a seat. */
  readNext(seat: number, changes: Changes): void {
    this.next.deriveAfter(this.now, seat, changes);
  }

  /** The highest value of another seat than `seat`. @param features of the position that was read last */
  rivalValue(features: Features, seat: number): number {
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < this.match.seats; other++)
      if (other !== seat) rival = Math.max(rival, this.seatValue(features, other));
    return rival;
  }

  /** Expected final palaces of `seat` minus those of its best rival. @param features of the position that was read last */
  lead(features: Features, seat: number): number {
    const rival = this.rivalValue(features, seat);
    return this.seatValue(features, seat) - rival;
  }

  /** Values of a seat's plans in the present position, by number. */
  planValues(seat: number): Float64Array {
    const values = this.now.plans[seat]!;
    if (Number.isNaN(values[0]!)) {
      this.actions.begin(this.now, seat);
      this.actions.plans.all(values);
    }
    return values;
  }

  /** Expected final palaces of a seat that has sealed a plan, minus those of its best rival, if others still plan. */
  leadWithPlan(seat: number, plan: number): number {
    const { now } = this;
    const rival = this.rivalValue(now, seat);
    this.seatValue(now, seat);
    return now.closed[seat]! + OPEN_ACTIONS * this.planValues(seat)[plan]! - rival;
  }

  /** Expected final palaces of a seat. */
  seatValue(features: Features, seat: number): number {
    const { closed, open } = features;
    if (Number.isNaN(closed[seat]!)) {
      closed[seat] = this.#estimateClosed(features, seat);
      open[seat] = features.scorings === 0 ? 0 : this.#estimateOpen(features, seat);
    }
    return closed[seat]! + OPEN_ACTIONS * open[seat]!;
  }

  /** Expected final palaces of a seat without the actions that it has planned and not done yet. */
  #estimateClosed(features: Features, seat: number): number {
    const { cells, cities, match, scorings } = features;
    const { roads } = match;
    let value = match.allPalaces - cells[AT.palaces + seat]! + features.coin * cells[AT.gold + seat]!;
    if (scorings === 0) return value;
    for (let city = 0; city < CITY_COUNT; city++) value += cities.standing(city, seat);
    const turns = scorings - (hadTurn(features, seat) ? 1 : 0);
    const villages = bitCount(roads.villages[seat]!) + 0.5 * bitCount(roads.doubles[seat]!);
    value += estimateHand(features, cells[AT.hand + seat]!);
    value += estimateVillage(features) * villages;
    value += CHIT_VALUE * Math.min(cells[AT.tokens + seat]!, turns);
    value += estimateCards(features, cells[AT.cards + seat]!) + estimateAuctions(features, seat);
    if (cells[AT.phase] === ROBBED && cells[AT.seat] === seat) value += estimateCharacter(features, BUILDER);
    if (Number.isNaN(features.remote[seat]!)) features.remote[seat] = remoteness(features, seat);
    return value - features.remote[seat]!;
  }

  /** Value of the actions that `seat` has planned and not done yet. */
  #estimateOpen(features: Features, seat: number): number {
    const { cells } = features;
    if (cells[AT.mover] === seat) return this.#estimateTurn(features, seat);
    const plan = cells[AT.plans + seat]!;
    if (plan < 0 || ((cells[AT.acted]! >> seat) & 1) !== 0) return 0;
    this.actions.begin(features, seat);
    return this.actions.plans.pair(firstOf(plan), secondOf(plan));
  }

  /** Value of what the seat in turn can still do. */
  #estimateTurn(features: Features, seat: number): number {
    const { actions } = this;
    const { cells } = features;
    const gold = cells[AT.gold + seat]!;
    const first = cells[AT.actions]!;
    const second = cells[AT.actions + 1]!;
    actions.begin(features, seat);
    let value = 0;
    if (first >= 0 && second >= 0) value = actions.plans.pair(first, second);
    else if (first >= 0 || second >= 0) value = actions.estimate(Math.max(first, second), gold);
    // Parts of the actions of the disc and of the chit.
    const parts = cells[AT.actions + 3]! | cells[AT.actions + 5]!;
    if ((parts & PART_PALACE) !== 0 && first !== PALACE && second !== PALACE)
      value += actions.estimate(PALACE, gold);
    if ((parts & PART_HOUSE) !== 0) value += actions.estimate(HOUSE, gold);
    if ((parts & PART_OWED) !== 0) value += this.#estimateOwed(features, seat, gold);
    if (cells[AT.seat] === seat && builderReady(cells)) value += 0.07;
    return value;
  }

  /** Value of the best city for the house that is owed. */
  #estimateOwed(features: Features, seat: number, gold: number): number {
    let best = -1;
    for (let city = 0; city < CITY_COUNT; city++) {
      const toll = this.actions.toll(city);
      if (toll >= gold) continue;
      const price = (HOUSE_PRICE + toll) * features.coin;
      best = Math.max(best, features.cities.house(city, seat) - price);
    }
    return best;
  }
}

/** Whether `seat` has ended its turn in a round that is not scored yet. */
function hadTurn({ cells, pending }: Features, seat: number): boolean {
  return pending && ((cells[AT.acted]! >> seat) & 1) !== 0 && cells[AT.mover] !== seat;
}

/**
 * Cost in palaces of the route from `seat`'s architect to the cities still to be scored: villages without houses, and
 * tolls.
 */
function remoteness({ cells, match, scorings, when }: Features, seat: number): number {
  const { roads } = match;
  const free = (cells[AT.cards + seat]! & cardBit(MONK)) !== 0;
  const at = roads.distances(seat, cells[AT.architects + seat]!, free);
  const sum = weighDistances(CITY_COUNT, roads.distanceValues, at, when, 0);
  return sum * DISTANCE * Math.min(scorings, 5);
}
