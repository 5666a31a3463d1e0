import type { MoveOf, Seat } from '@durbar/kernel';
import { FastTurn } from '../../../kingdom/rules/fast/index.ts';
import { canSpendToken, isNotBegun, type TravelMove } from '../../../kingdom/rules/index.ts';
import { CITY_COUNT, PALACE_PRICE } from '../../data/components.ts';
import * as AT from '../fast/cells.ts';
import { PART_PALACE } from '../hand.ts';
import {
  cardBit,
  HOUSE,
  MONK,
  PALACE,
  PALACE_AND_HOUSE,
  palacePriceWith,
  SOURCE_BUILDER,
  SOURCE_CHIT,
  TWO_HOUSES,
} from '../position.ts';
import type { Move } from '../types.ts';
import type { Features } from './features.ts';
import { estimateGovernor } from './governors.ts';
import { estimateCards, estimateCharacter, estimateVillage } from './pieces.ts';

/** Value of keeping a chit for later. Unused actions of the disc are lost instead. */
const CHIT_KEPT = 0.1;

/** Value of the rest of a begun disc action, which is lost if the other one builds (M04-2.4). */
const REST_KEPT = 0.05;

/**
 * Weights of moves before any search, from the value of each one by itself. `begin` says whose moves, in the position that was
 * read last.
 */
export class MoveWeights {
  readonly features: Features;
  seat: Seat = 0;
  readonly #turn = new FastTurn(AT.actions);
  /** Whether the seat has gold and an action for a palace, or an action for a house, wherever its architect goes. */
  #palace = false;
  #house = false;
  /** Value of the architect's stay in each city; NaN if not known yet. */
  readonly #stays = new Float64Array(CITY_COUNT);

  constructor(features: Features) {
    this.features = features;
  }

  begin(seat: Seat): void {
    const { cells } = this.features;
    const turn = this.#turn;
    this.seat = seat;
    turn.read(cells, cells[AT.seat]!, cells[AT.tokens + cells[AT.seat]!]!);
    this.#stays.fill(Number.NaN);
    const parts = turn.begunParts | turn.tokenParts;
    const chit = canSpendToken(turn);
    const both = isNotBegun(turn, PALACE_AND_HOUSE);
    this.#palace =
      (chit || both || isNotBegun(turn, PALACE) || (parts & PART_PALACE) !== 0) &&
      cells[AT.gold + seat]! >= palacePriceWith(cells[AT.cards + seat]!);
    this.#house =
      chit || both || isNotBegun(turn, HOUSE) || isNotBegun(turn, TWO_HOUSES) || (parts & ~PART_PALACE) !== 0;
  }

  /** Weight of a move that comes from a source (see `Source`), or −1: the cube of its value; positive. */
  weigh(move: Move, source: number): number {
    // Each function only gets moves of its own kind.
    const estimates: Readonly<Record<Move['type'], Estimate<Move>>> = ESTIMATES;
    const kept = source >= SOURCE_CHIT && source < SOURCE_BUILDER ? CHIT_KEPT : 0;
    const value = Math.max(0, 10 * (estimates[move.type](this, move) - kept));
    return 0.01 + value * value * value;
  }

  /** Value of the rest of a begun action that a step from another source ends. */
  restClosed(source: number): number {
    const { begun, begunParts } = this.#turn;
    return source < SOURCE_CHIT && begunParts !== 0 && begun !== source ? REST_KEPT : 0;
  }

  /** Value of being in the city instead of the architect's present one, minus the toll. */
  travel({ city, way }: TravelMove): number {
    const { cells, coin } = this.features;
    const { roads } = this.features.match;
    const from = cells[AT.architects + this.seat]!;
    const byBank = (cells[AT.cards + this.seat]! & cardBit(MONK)) !== 0;
    const { first, totals } = roads.routes(this.seat, from, false);
    const toll = byBank ? 0 : totals[first[city]! + way]! * coin;
    const here = from < CITY_COUNT ? this.#stay(from) : 0;
    return 0.02 + this.#stay(city) - here - toll;
  }

  #stay(city: number): number {
    const known = this.#stays[city]!;
    if (!Number.isNaN(known)) return known;
    const value = this.#estimateStay(city);
    this.#stays[city] = value;
    return value;
  }

  /** Value of the architect's point in a city and of what the seat can still build there. */
  #estimateStay(city: number): number {
    const { features, seat } = this;
    const here = features.cells[AT.architects + seat] === city ? 1 : 0;
    const { cities, coin } = features;
    let value = cities.standingWith(city, seat, 1 - here) - cities.standingWith(city, seat, -here);
    if (this.#palace) value += Math.max(0, cities.palace(city, seat) - PALACE_PRICE * coin);
    return this.#house ? value + Math.max(0, cities.house(city, seat)) : value;
  }
}

/** Value of a move in palaces, without the chit it may cost; a method, so that it can be called for a looked-up kind. */
type Estimate<M> = { estimate(weights: MoveWeights, move: M): number }['estimate'];

const ESTIMATES: { readonly [K in Move['type']]: Estimate<MoveOf<Move, K>> } = {
  bid: (_weights, { gold }) => Math.max(0.01, 0.25 - 0.05 * Math.max(0, gold - 1)),
  pass: () => 0.12,
  pick: ({ features }, { character }) => 0.05 + estimateCharacter(features, character),
  found: () => 0.12,
  plan: () => 0.12,
  travel: (weights, move) => weights.travel(move),
  palace: (weights, { city, inner, by: made }) =>
    weights.features.cities.site(city, weights.seat, inner) - 0.5 - weights.restClosed(made),
  house: (weights, { place, by: made }) => estimatePlace(weights, place) + 0.05 - weights.restClosed(made),
  lift: (weights, { place }) => 0.16 - estimatePlace(weights, place),
  drop: (weights, { place }) => estimatePlace(weights, place) + 0.02,
  gain: () => 0.13,
  governor: ({ features, seat }, { city }) => 0.02 + estimateGovernor(features, seat, city),
  character: ({ features, seat }, { character }) =>
    0.05 + estimateCharacter(features, character) - estimateOwnCards(features, seat),
  entice: () => 0.12,
  give: ({ features }, { character }) => Math.max(0.01, 0.5 - estimateCharacter(features, character)),
  end: () => 0,
};

/** Value that a seat with only one character loses when it gives the character back. */
function estimateOwnCards(features: Features, seat: Seat): number {
  const cards = features.cells[AT.cards + seat]!;
  return cards !== 0 && (cards & (cards - 1)) === 0 ? estimateCards(features, cards) : 0;
}

/** Value of a house at a place. */
function estimatePlace({ features, seat }: MoveWeights, place: number): number {
  return place < CITY_COUNT ? features.cities.house(place, seat) : estimateVillage(features);
}
