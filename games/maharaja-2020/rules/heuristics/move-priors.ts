import type { MoveOf, Seat } from '@durbar/kernel';
import { type TravelMove, weighPlans } from '../../../kingdom/rules/index.ts';
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
  return moves.map((move) => {
    const worth = Math.max(0, estimateMove(features, seat, move));
    return 0.01 + worth * worth * worth * worth;
  });
}

/** Approximate value of a move by itself, in prestige. */
function estimateMove(features: Features, seat: number, move: Move): number {
  const estimate: Estimate<Move> = ESTIMATES[move.type];
  // Disc actions that are not used are lost, but a token can be kept.
  const isToken = 'by' in move && move.by >= SOURCE_TOKEN && move.by < 2 * SOURCE_TOKEN;
  return estimate.of(features, seat, move) - (isToken ? TOKEN_KEPT : 0);
}

/** Value of a token that is kept. */
const TOKEN_KEPT = 0.8;

/** Value of the rest of a begun disc action, which is lost if the other one builds (M20-5.1). */
const REST_KEPT = 0.5;

function restClosed({ position }: Features, by: number): number {
  return by < SOURCE_TOKEN && position.begunParts !== 0 && position.begun !== by ? REST_KEPT : 0;
}

interface Estimate<M extends Move> {
  of(features: Features, seat: number, move: M): number;
}

const always = (value: number): Estimate<Move> => ({ of: () => value });

/** The estimate of each kind of move; `movePriors` handles plans separately. */
const ESTIMATES: { readonly [K in Move['type']]: Estimate<MoveOf<Move, K>> } = {
  statue: { of: estimateStatueMove },
  shrine: { of: estimateShrineMove },
  travel: { of: estimateTravel },
  gain: always(1.2),
  character: {
    of: (features, seat, { character }) =>
      0.2 +
      estimateCharacter(features, seat, character) -
      estimateCharacter(features, seat, features.position.characters[seat]!),
  },
  flag: { of: (features, seat, { city }) => 0.1 + estimateFlag(features, seat, city, features.when[city]!) },
  pick: { of: (features, seat, { character }) => estimateCharacter(features, seat, character) },
  maharani: { of: (features, seat, { character }) => estimateCharacter(features, seat, character) },
  ability: always(1),
  exchange: { of: ({ scorings }, _seat, { give }) => (give === 'coins' && scorings <= 2 ? 0.8 : 0) },
  end: always(0),
  buy: { of: (_known, _seat, { count }) => 0.3 + 0.4 * count },
  found: always(1),
  plan: always(1),
  reward: always(1),
  step: always(1),
};

/** Value of the priest's better position in a city, minus the toll. */
function estimateTravel(features: Features, seat: number, move: TravelMove): number {
  const { position, coin } = features;
  const from = position.priests[seat]!;
  const toll = travel.price(position, seat, move);
  const here = from < CITY_COUNT ? estimatePlace(features, seat, from) : 0;
  return 0.1 + estimatePlace(features, seat, move.city) - here - toll * coin;
}

/** Value of what the remaining actions could build in a city, and of the priest's worship there. */
function estimatePlace(features: Features, seat: number, city: number): number {
  const { position, coin } = features;
  const { notBegun, priests } = position;
  const parts = position.begunParts | position.tokenParts;
  const token = canSpendToken(position);
  const planned = (action: number): boolean => notBegun[0] === action || notBegun[1] === action;
  const both = token || planned(STATUE_AND_SHRINE);
  const own = features.worship[city * position.seats + seat]! - (priests[seat] === city ? 1 : 0);
  let worth = estimateCity(features, city, seat, own + 1) - estimateCity(features, city, seat, own);
  if ((both || planned(STATUE_DISCOUNT) || (parts & PART_STATUE) !== 0) && position.coins[seat]! >= 9)
    worth += Math.max(0, estimateStatue(features, seat, city) - 10 * coin);
  const shrine = both || planned(SHRINE_DISCOUNT) || planned(TWO_SHRINES) || (parts & ~PART_STATUE) !== 0;
  return shrine ? worth + Math.max(0, estimateShrine(features, seat, city)) : worth;
}

function estimateStatueMove(features: Features, seat: number, { city, site, by }: StatueMove): number {
  const cheap = actionOf(by) === STATUE_DISCOUNT ? 0.2 : 0;
  const here = site === CENTRE_SITE ? 0.5 : estimateBonus(features, city, site);
  return (
    estimateStatue(features, seat, city) - 10 * features.coin + here + cheap + 1 - restClosed(features, by)
  );
}

function estimateShrineMove(features: Features, seat: number, { place, by }: ShrineMove): number {
  const cheap = actionOf(by) === SHRINE_DISCOUNT ? 0.2 : 0;
  const worth = place < CITY_COUNT ? estimateShrine(features, seat, place) : estimateVillage(features) * 0.6;
  return worth + cheap + 0.2 - restClosed(features, by);
}
