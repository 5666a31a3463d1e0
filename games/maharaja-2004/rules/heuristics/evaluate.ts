import { bitCount, firstOf, isNotBegun, leadOverOthers, secondOf } from '../../../kingdom/rules/index.ts';
import { CITY_COUNT, HOUSE_PRICE } from '../../data/components.ts';
import { PART_HOUSE, PART_OWED, PART_PALACE } from '../hand.ts';
import { allPalaces, BUILDER, builderReady, HOUSE, PALACE } from '../position.ts';
import type { View } from '../types.ts';
import { estimateAction, estimateHouse, reach } from './estimate-actions.ts';
import type { Features } from './features.ts';
import { estimateCity, readFeatures } from './features.ts';
import {
  CHIT_VALUE,
  estimateAuctions,
  estimateCards,
  estimateCharacter,
  estimateHand,
  estimateVillage,
} from './pieces.ts';
import { estimatePlan } from './plans.ts';
import { remoteness } from './remoteness.ts';

/** Share of the value of remaining actions that counts. */
const OPEN_ACTIONS = 0.85;

/** Expected final palaces of `seat` minus those of its best rival. */
export function evaluate(position: View, seat: number): number {
  const features = readFeatures(position);
  return leadOverOthers(position.seats, seat, (one) => estimateSeat(features, one));
}

/** Expected final palaces of a seat. */
function estimateSeat(features: Features, seat: number): number {
  const { position, scorings } = features;
  let value = allPalaces(position.variants) - position.palaces[seat]! + features.coin * position.gold[seat]!;
  if (scorings === 0) return value;
  for (let city = 0; city < CITY_COUNT; city++)
    value += estimateCity(features, city, seat, features.points[city * position.seats + seat]!);
  const turns = scorings - (hadTurn(features, seat) ? 1 : 0);
  const villages = bitCount(position.villages[seat]!) + 0.5 * bitCount(position.doubles[seat]!);
  value += estimateHand(features, position.hand[seat]!);
  value += estimateVillage(features) * villages;
  value += CHIT_VALUE * Math.min(position.tokens[seat]!, turns);
  value += estimateCards(features, position.cards[seat]!) + estimateAuctions(features, seat);
  if (position.phase === 'robbed' && position.seat === seat) value += estimateCharacter(features, BUILDER);
  return value - remoteness(features, seat) + OPEN_ACTIONS * estimateOpenActions(features, seat);
}

/** Whether `seat` has ended its turn in a round that is not scored yet. */
function hadTurn({ position, pending }: Features, seat: number): boolean {
  return pending && ((position.acted >> seat) & 1) !== 0 && position.mover !== seat;
}

/** Value of the actions that `seat` has planned and not done yet. */
function estimateOpenActions(features: Features, seat: number): number {
  const { position } = features;
  if (position.mover === seat) return estimateTurnActions(features, seat);
  const plan = position.plans[seat] ?? -1;
  if (plan < 0 || ((position.acted >> seat) & 1) !== 0) return 0;
  return estimatePlan(features, seat, [firstOf(plan), secondOf(plan)], reach(position, seat));
}

/** Value of what `seat` can still do in its turn. */
function estimateTurnActions(features: Features, seat: number): number {
  const { position } = features;
  const tolls = reach(position, seat);
  const gold = position.gold[seat]!;
  const [first = -1, second = -1] = position.notBegun;
  let value = 0;
  if (first >= 0 && second >= 0) value = estimatePlan(features, seat, [first, second], tolls);
  else if (first >= 0 || second >= 0)
    value = estimateAction(features, seat, Math.max(first, second), gold, tolls).value;
  const parts = position.begunParts | position.tokenParts;
  if ((parts & PART_PALACE) !== 0 && !isNotBegun(position, PALACE))
    value += estimateAction(features, seat, PALACE, gold, tolls).value;
  if ((parts & PART_HOUSE) !== 0) value += estimateAction(features, seat, HOUSE, gold, tolls).value;
  if ((parts & PART_OWED) !== 0) value += bestOwed(features, seat, tolls);
  if (position.seat === seat && builderReady(position)) value += 0.07;
  return value;
}

/** Value of the best city for the house that is owed. */
function bestOwed(features: Features, seat: number, tolls: readonly number[]): number {
  let best = -1;
  const gold = features.position.gold[seat]!;
  for (let city = 0; city < CITY_COUNT; city++)
    if (tolls[city]! < gold)
      best = Math.max(
        best,
        estimateHouse(features, seat, city) - (HOUSE_PRICE + tolls[city]!) * features.coin,
      );
  return best;
}
