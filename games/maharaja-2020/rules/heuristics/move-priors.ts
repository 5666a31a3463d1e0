import type { MoveOf, Seat } from '@durbar/kernel';
import type { ActionPosition, TravelMove } from '../../../kingdom/rules/index.ts';
import { isNotBegun, weighPlans } from '../../../kingdom/rules/index.ts';
import { CENTRE_SITE, CITY_COUNT } from '../../data/components.ts';
import { travel } from '../moves/travel.ts';
import {
  actionOf,
  SHRINE_DISCOUNT,
  SOURCE_TOKEN,
  STATUE_AND_SHRINE,
  STATUE_DISCOUNT,
  TWO_SHRINES,
} from '../position.ts';
import { canSpendToken, PART_STATUE } from '../turn-actions.ts';
import type { Move, ShrineMove, StatueMove, View } from '../types.ts';
import { estimateBonus, estimateFlag, estimateShrine, estimateStatue } from './action-estimates.ts';
import type { Features } from './features.ts';
import { estimateCity, extractFeatures } from './features.ts';
import { estimateCharacter, estimateVillage } from './piece-estimates.ts';
import { plans } from './plan-estimates.ts';

/** Weights of moves before any search: the fourth power of each move's approximate value; all positive. */
export function movePriors(position: View, seat: Seat, moves: readonly Move[]): number[] {
  if (position.phase === 'plan') return weighPlans(moves, plans.weights(position, seat));
  const features = extractFeatures(position);
  return moves.map((move) => weighMove(estimateMove(features, seat, move)));
}

/** The weight of a move by its approximate value. */
export function weighMove(value: number): number {
  const worth = Math.max(0, value);
  return 0.01 + worth * worth * worth * worth;
}

/** Approximate value of a move by itself, in prestige. */
function estimateMove(features: Features, seat: number, move: Move): number {
  const estimate: Estimate<Move> = ESTIMATES[move.type];
  // Disc actions that are not used are lost, but a token can be kept.
  const isToken = 'by' in move && move.by >= SOURCE_TOKEN && move.by < 2 * SOURCE_TOKEN;
  return estimate.of(features, seat, move) - (isToken ? TOKEN_KEPT : 0);
}

/** Value of a token that is kept. */
export const TOKEN_KEPT = 0.8;

/** Value of the rest of a begun disc action, which is lost if the other one builds (M20-5.1). */
const REST_KEPT = 0.5;

/** Value that a step from `by` gives up. */
export function restClosed({ begun, begunParts }: Pick<View, 'begun' | 'begunParts'>, by: number): number {
  return by < SOURCE_TOKEN && begunParts !== 0 && begun !== by ? REST_KEPT : 0;
}

interface Estimate<M extends Move> {
  of(features: Features, seat: number, move: M): number;
}

/** Values of moves that are the same in all positions. */
export const SAME_EVERYWHERE = {
  gain: 1.2,
  ability: 1,
  end: 0,
  found: 1,
  plan: 1,
  reward: 1,
  step: 1,
} as const satisfies Partial<Record<Move['type'], number>>;

const always = (kind: keyof typeof SAME_EVERYWHERE): Estimate<Move> => ({ of: () => SAME_EVERYWHERE[kind] });

/** The estimate of each kind of move; `movePriors` handles plans separately. */
const ESTIMATES: { readonly [K in Move['type']]: Estimate<MoveOf<Move, K>> } = {
  statue: { of: estimateStatueMove },
  shrine: { of: estimateShrineMove },
  travel: { of: estimateTravel },
  gain: always('gain'),
  character: {
    of: (features, seat, { character }) =>
      changeValue(
        estimateCharacter(features, seat, character),
        estimateCharacter(features, seat, features.position.characters[seat]!),
      ),
  },
  flag: {
    of: (features, seat, { city }) => flagMoveValue(estimateFlag(features, seat, city, features.when[city]!)),
  },
  pick: { of: (features, seat, { character }) => estimateCharacter(features, seat, character) },
  maharani: { of: (features, seat, { character }) => estimateCharacter(features, seat, character) },
  ability: always('ability'),
  exchange: { of: ({ scorings }, _seat, { give }) => exchangeValue(give === 'coins', scorings) },
  end: always('end'),
  buy: { of: (_known, _seat, { count }) => buyValue(count) },
  found: always('found'),
  plan: always('plan'),
  reward: always('reward'),
  step: always('step'),
};

/** @param next value of the character taken; `own` that of the one given back */
export function changeValue(next: number, own: number): number {
  return 0.2 + next - own;
}

/** @param sooner value of the earlier scoring */
export function flagMoveValue(sooner: number): number {
  return 0.1 + sooner;
}

/** Prestige is worth more than coins near the end. */
export function exchangeValue(givesCoins: boolean, scorings: number): number {
  return givesCoins && scorings <= 2 ? 0.8 : 0;
}

export function buyValue(count: number): number {
  return 0.3 + 0.4 * count;
}

/** Value of the priest's better position in a city, minus the toll. */
function estimateTravel(features: Features, seat: number, move: TravelMove): number {
  const { position, coin } = features;
  const from = position.priests[seat]!;
  const toll = travel.price(position, seat, move);
  const here = from < CITY_COUNT ? estimatePlace(features, seat, from) : 0;
  return travelMoveValue(estimatePlace(features, seat, move.city), here, toll * coin);
}

/** @param place value of the place where the priest goes; `here` that of the one it leaves */
export function travelMoveValue(place: number, here: number, toll: number): number {
  return 0.1 + place - here - toll;
}

/** Value of what the remaining actions could build in a city, and of the priest's worship there. */
function estimatePlace(features: Features, seat: number, city: number): number {
  const { position, coin } = features;
  const own = features.worship[city * position.seats + seat]! - (position.priests[seat] === city ? 1 : 0);
  const priest = estimateCity(features, city, seat, own + 1) - estimateCity(features, city, seat, own);
  const statue = mayBuildStatue(position, position.coins[seat]!) ? estimateStatue(features, seat, city) : 0;
  const shrine = mayBuildShrine(position) ? estimateShrine(features, seat, city) : 0;
  return placeValue(priest, statue, shrine, coin);
}

/** @param priest value of the priest's worship there; `statue` and `shrine` of what can be built there, 0 for nothing */
export function placeValue(priest: number, statue: number, shrine: number, coin: number): number {
  return priest + Math.max(0, statue - 10 * coin) + Math.max(0, shrine);
}

/** Whether an action that is left could build a statue. @param coins coins the seat has */
export function mayBuildStatue(turn: ActionPosition, coins: number): boolean {
  if (coins < 9) return false;
  const parts = turn.begunParts | turn.tokenParts;
  return mayBuildBoth(turn) || isNotBegun(turn, STATUE_DISCOUNT) || (parts & PART_STATUE) !== 0;
}

/** Whether an action that is left could build a shrine in a city. */
export function mayBuildShrine(turn: ActionPosition): boolean {
  const parts = turn.begunParts | turn.tokenParts;
  const planned = isNotBegun(turn, SHRINE_DISCOUNT) || isNotBegun(turn, TWO_SHRINES);
  return mayBuildBoth(turn) || planned || (parts & ~PART_STATUE) !== 0;
}

function mayBuildBoth(turn: ActionPosition): boolean {
  return canSpendToken(turn) || isNotBegun(turn, STATUE_AND_SHRINE);
}

function estimateStatueMove(features: Features, seat: number, { city, site, by }: StatueMove): number {
  const here = site === CENTRE_SITE ? CENTRE_VALUE : estimateBonus(features, city, site);
  const statue = estimateStatue(features, seat, city);
  return statueMoveValue(statue, features.coin, here, by) - restClosed(features.position, by);
}

/** Value of the centre site by itself. */
export const CENTRE_VALUE = 0.5;

/** @param statue value of a statue in the city; `here` that of its site */
export function statueMoveValue(statue: number, coin: number, here: number, by: number): number {
  const cheap = actionOf(by) === STATUE_DISCOUNT ? 0.2 : 0;
  return statue - 10 * coin + here + cheap + 1;
}

function estimateShrineMove(features: Features, seat: number, { place, by }: ShrineMove): number {
  const worth =
    place < CITY_COUNT ? estimateShrine(features, seat, place) : estimateVillage(features) * VILLAGE_SHARE;
  return shrineMoveValue(worth, by) - restClosed(features.position, by);
}

/** Share of the value of a village shrine that counts beside city shrines. */
export const VILLAGE_SHARE = 0.6;

/** @param worth value of a shrine in its place */
export function shrineMoveValue(worth: number, by: number): number {
  const cheap = actionOf(by) === SHRINE_DISCOUNT ? 0.2 : 0;
  return worth + cheap + 0.2;
}
