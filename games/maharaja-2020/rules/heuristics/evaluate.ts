import { bitCount, leadOverOthers } from '../../../kingdom/rules/index.ts';
import { CITY_COUNT, STATUES } from '../../data/components.ts';
import { tilePrestige } from '../final-scoring.ts';
import { SHRINE_DISCOUNT, STATUE_AND_SHRINE } from '../position.ts';
import { PART_OWED, PART_SHRINE, PART_STATUE } from '../turn-actions.ts';
import type { View } from '../types.ts';
import { estimateAction, estimateShrine, tollsToCities } from './action-estimates.ts';
import { estimateBrahmabot } from './brahmabot-estimate.ts';
import type { Features } from './features.ts';
import { estimateCity, extractFeatures, REWARD_VALUE, scoringPending } from './features.ts';
import {
  estimateCharacter,
  estimateHand,
  estimateRemoteness,
  estimateVillage,
  TOKEN_VALUE,
} from './piece-estimates.ts';
import { estimateTwoActions } from './plan-estimates.ts';

/** Share of the value of remaining actions that counts. */
export const PLANNED_SHARE = 0.8;

/** Expected final prestige of `seat`, less that of its best rival. */
export function evaluate(position: View, seat: number): number {
  const features = extractFeatures(position);
  return leadOverOthers(position.seats, seat, (one) => estimateSeat(features, one));
}

/** Expected final prestige of a seat. */
function estimateSeat(features: Features, seat: number): number {
  return seat < features.position.people ? estimatePerson(features, seat) : estimateBrahmabot(features);
}

function estimatePerson(features: Features, seat: number): number {
  const { position, scorings } = features;
  const { seats } = position;
  const coin = hadTurn(position, seat) ? features.coinLater : features.coin;
  let worth =
    position.prestige[seat]! +
    features.statue * (STATUES - position.statues[seat]!) +
    coin * position.coins[seat]!;
  if (position.ranking.includes(seat)) worth += REWARD_VALUE;
  for (let city = 0; city < CITY_COUNT; city++)
    worth += estimateCity(features, city, seat, features.worship[city * seats + seat]!);
  worth += tilePrestige(position, seat);
  if (scorings === 0) return worth;
  const turns = turnsLeft(features, seat);
  worth += estimateHand(features, position.hand[seat]!);
  worth += estimateVillage(features) * bitCount(position.villages[seat]!);
  worth += TOKEN_VALUE * Math.min(position.tokens[seat]!, turns);
  worth += estimateCharacter(features, seat, position.characters[seat]!);
  for (let token = 0; token < position.maharani.length; token += 3)
    if (position.maharani[token] === seat) worth += 0.6;
  return worth - estimateRemoteness(features, seat) + PLANNED_SHARE * estimatePlannedActions(features, seat);
}

/** Whether `seat` has ended its turn in a round that is not scored yet. */
function hadTurn(position: View, seat: number): boolean {
  return scoringPending(position) && ((position.acted >> seat) & 1) !== 0 && position.mover !== seat;
}

/** Number of turns in which `seat` can still spend a token. */
function turnsLeft({ position, scorings }: Features, seat: number): number {
  const spent = position.mover === seat ? position.tokenSpent : hadTurn(position, seat);
  return scorings - (spent ? 1 : 0);
}

/** Value of the actions that `seat` has planned and not done yet. */
function estimatePlannedActions(features: Features, seat: number): number {
  const { position } = features;
  if (position.mover === seat) return estimateTurnActions(features, seat);
  const plan = position.plans[seat] ?? -1;
  if (plan < 0 || ((position.acted >> seat) & 1) !== 0) return 0;
  return estimateTwoActions(features, seat, Math.trunc(plan / 9), plan % 9);
}

function estimateTurnActions(features: Features, seat: number): number {
  const { position } = features;
  const tolls = tollsToCities(position, seat);
  const coins = position.coins[seat]!;
  const [first = -1, second = -1] = position.notBegun;
  let worth = 0;
  if (first >= 0 && second >= 0) worth = estimateTwoActions(features, seat, first, second, tolls);
  else if (first >= 0 || second >= 0)
    worth = estimateAction(features, seat, first >= 0 ? first : second, coins, tolls).value;
  const parts = position.begunParts | position.tokenParts;
  if ((parts & PART_STATUE) !== 0)
    worth += Math.max(0, estimateAction(features, seat, STATUE_AND_SHRINE, coins, tolls).value - 0.3);
  if ((parts & PART_SHRINE) !== 0)
    worth += estimateAction(features, seat, SHRINE_DISCOUNT, coins, tolls).value - features.coin;
  if ((parts & PART_OWED) !== 0) worth += bestOwed(features, seat, tolls);
  return worth;
}

function bestOwed(features: Features, seat: number, tolls: readonly number[]): number {
  let best = -1;
  const coins = features.position.coins[seat]!;
  for (let city = 0; city < CITY_COUNT; city++)
    if (tolls[city]! < coins)
      best = Math.max(best, estimateShrine(features, seat, city) - (1 + tolls[city]!) * features.coin);
  return best;
}
