import type { MoveOf, Seat } from '@durbar/kernel';
import { routesFrom, type TravelMove, weighPlans } from '../../../kingdom/rules/index.ts';
import { CITY_COUNT, PALACE_PRICE } from '../../data/components.ts';
import { sourceOf } from '../flow.ts';
import { canSpendChit, isNotBegun, PART_OWED, PART_PALACE } from '../hand.ts';
import {
  HOUSE,
  has,
  listCards,
  MONK,
  PALACE,
  PALACE_AND_HOUSE,
  palacePrice,
  SOURCE_BUILDER,
  SOURCE_CHIT,
  TWO_HOUSES,
} from '../position.ts';
import type { Move, View } from '../types.ts';
import { estimateGovernor, estimateHouse, estimatePalace, estimateSite } from './estimate-actions.ts';
import type { Features } from './features.ts';
import { estimateCity, readFeatures } from './features.ts';
import { estimateCards, estimateCharacter, estimateVillage } from './pieces.ts';
import { plans } from './plans.ts';

/** Weights of moves before any search: the cube of each one's estimated value; all positive. */
export function movePriors(position: View, seat: Seat, moves: readonly Move[]): number[] {
  if (position.phase === 'plan') return weighPlans(moves, plans.weights(position, seat));
  const features = readFeatures(position);
  return moves.map((move) => {
    const value = Math.max(0, 10 * estimateMove(features, seat, move));
    return 0.01 + value * value * value;
  });
}

/** Value of keeping a chit for later. Unused actions of the disc are lost instead. */
const CHIT_KEPT = 0.1;

/** Value of the rest of a begun disc action, which is lost if the other one builds (M04-2.4). */
const REST_KEPT = 0.05;

function restClosed({ position }: Features, by: number): number {
  return by < SOURCE_CHIT && position.begunParts !== 0 && position.begun !== by ? REST_KEPT : 0;
}

/** Value of a move in palaces, without the chit it may cost; a method, so that it can be called for a looked-up kind. */
type Estimate<M> = { estimate(features: Features, seat: number, move: M): number }['estimate'];

const ESTIMATES: { readonly [K in Move['type']]: Estimate<MoveOf<Move, K>> } = {
  bid: (_features, _seat, { gold }) => Math.max(0.01, 0.25 - 0.05 * Math.max(0, gold - 1)),
  pass: () => 0.12,
  pick: (features, _seat, { character }) => 0.05 + estimateCharacter(features, character),
  found: () => 0.12,
  plan: () => 0.12,
  travel: estimateTravel,
  palace: (features, seat, { city, inner, by: made }) =>
    estimateSite(features, seat, city, inner) - 0.5 - restClosed(features, made),
  house: (features, seat, { place, by: made }) =>
    estimatePlace(features, seat, place) + 0.05 - restClosed(features, made),
  lift: (features, seat, { place }) => 0.16 - estimatePlace(features, seat, place),
  drop: (features, seat, { place }) => estimatePlace(features, seat, place) + 0.02,
  gain: () => 0.13,
  governor: (features, seat, { city }) => 0.02 + estimateGovernor(features, seat, city),
  character: (features, seat, { character }) =>
    0.05 + estimateCharacter(features, character) - estimateOwnCards(features, seat),
  entice: () => 0.12,
  give: (features, _seat, { character }) => Math.max(0.01, 0.5 - estimateCharacter(features, character)),
  end: () => 0,
};

function estimateMove(features: Features, seat: number, move: Move): number {
  // Each function only gets moves of its own kind.
  const estimates: Readonly<Record<Move['type'], Estimate<Move>>> = ESTIMATES;
  const source = sourceOf(move);
  const kept = source >= SOURCE_CHIT && source < SOURCE_BUILDER ? CHIT_KEPT : 0;
  return estimates[move.type](features, seat, move) - kept;
}

/** Value that a seat with only one character loses when it gives the character back. */
function estimateOwnCards(features: Features, seat: number): number {
  const cards = features.position.cards[seat]!;
  return listCards(cards).length === 1 ? estimateCards(features, cards) : 0;
}

/** Value of a house at a place. */
function estimatePlace(features: Features, seat: number, place: number): number {
  return place < CITY_COUNT ? estimateHouse(features, seat, place) : estimateVillage(features);
}

/** Value of being in the city instead of the architect's present one, minus the toll. */
function estimateTravel(features: Features, seat: number, { city, way }: TravelMove): number {
  const { position } = features;
  const from = position.architects[seat]!;
  const { first, totals } = routesFrom(position, seat, from, false);
  const toll = has(position, seat, MONK) ? 0 : totals[first[city]! + way]! * features.coin;
  const here = from < CITY_COUNT ? estimateStay(features, seat, from) : 0;
  return 0.02 + estimateStay(features, seat, city) - here - toll;
}

/** Value of the architect's point in a city and of what the seat can still build there. */
function estimateStay(features: Features, seat: number, city: number): number {
  const { position, coin } = features;
  const parts = position.begunParts | position.tokenParts;
  const chit = canSpendChit(position);
  const own = features.points[city * position.seats + seat]! - (position.architects[seat] === city ? 1 : 0);
  let value = estimateCity(features, city, seat, own + 1) - estimateCity(features, city, seat, own);
  const palace = chit || isNotBegun(position, PALACE) || isNotBegun(position, PALACE_AND_HOUSE);
  if ((palace || (parts & PART_PALACE) !== 0) && position.gold[seat]! >= palacePrice(position, seat))
    value += Math.max(0, estimatePalace(features, seat, city) - PALACE_PRICE * coin);
  const house =
    isNotBegun(position, HOUSE) || isNotBegun(position, TWO_HOUSES) || isNotBegun(position, PALACE_AND_HOUSE);
  return house || chit || (parts & ~PART_PALACE) !== 0 || (parts & PART_OWED) !== 0
    ? value + Math.max(0, estimateHouse(features, seat, city))
    : value;
}
