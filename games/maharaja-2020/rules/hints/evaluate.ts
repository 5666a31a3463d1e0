import { aheadOfOthers, bitCount } from '../../../kingdom/rules/index.ts';
import { CITY_COUNT, STATUES } from '../../data/components.ts';
import { tilePrestige } from '../final.ts';
import { PART_OWED, PART_SHRINE, PART_STATUE } from '../hand.ts';
import { SHRINE_DISCOUNT, STATUE_AND_SHRINE } from '../position.ts';
import type { View } from '../types.ts';
import { remoteness } from './access.ts';
import { prospect, reach, shrineWorth } from './actions.ts';
import { brahmabotWorth } from './brahmabot.ts';
import { characterWorth, handWorth, TOKEN_WORTH, villageWorth } from './pieces.ts';
import { planWorth } from './plans.ts';
import type { Study } from './study.ts';
import { cityWorth, REWARD_WORTH, scoringPending, study } from './study.ts';

/** How much of what a seat could still do is counted before it has done it. */
const PROMISE = 0.8;

/** Expected final prestige of `seat` less that of its best rival. */
export function evaluate(position: View, seat: number): number {
  const known = study(position);
  return aheadOfOthers(position.seats, seat, (one) => seatWorth(known, one));
}

/** Expected final prestige of a seat. */
function seatWorth(known: Study, seat: number): number {
  return seat < known.position.people ? personWorth(known, seat) : brahmabotWorth(known);
}

function personWorth(known: Study, seat: number): number {
  const { position, scorings } = known;
  const { seats } = position;
  const coin = hadTurn(position, seat) ? known.coinLater : known.coin;
  let worth =
    position.prestige[seat]! + 3 * (STATUES - position.statues[seat]!) + coin * position.coins[seat]!;
  if (position.ranking.includes(seat)) worth += REWARD_WORTH;
  for (let city = 0; city < CITY_COUNT; city++)
    worth += cityWorth(known, city, seat, known.worship[city * seats + seat]!);
  worth += tilePrestige(position, seat);
  if (scorings === 0) return worth;
  const turns = turnsLeft(known, seat);
  worth += handWorth(known, position.hand[seat]!);
  worth += villageWorth(known) * bitCount(position.villages[seat]!);
  worth += TOKEN_WORTH * Math.min(position.tokens[seat]!, turns);
  worth += characterWorth(known, seat, position.characters[seat]!);
  for (let token = 0; token < position.maharani.length; token += 3)
    if (position.maharani[token] === seat) worth += 0.6;
  return worth - remoteness(known, seat) + PROMISE * promise(known, seat);
}

/** Whether `seat` has ended its turn in a round that is not scored yet. */
function hadTurn(position: View, seat: number): boolean {
  return scoringPending(position) && ((position.acted >> seat) & 1) !== 0 && position.mover !== seat;
}

/** Turns in which `seat` can still spend a token. */
function turnsLeft({ position, scorings }: Study, seat: number): number {
  const spent = position.mover === seat ? position.tokenSpent : hadTurn(position, seat);
  return scorings - (spent ? 1 : 0);
}

/** What the actions bring that `seat` has planned and not done yet. */
function promise(known: Study, seat: number): number {
  const { position } = known;
  if (position.mover === seat) return handPromise(known, seat);
  const plan = position.plans[seat] ?? -1;
  if (plan < 0 || ((position.acted >> seat) & 1) !== 0) return 0;
  return planWorth(known, seat, Math.trunc(plan / 9), plan % 9);
}

function handPromise(known: Study, seat: number): number {
  const { position } = known;
  const tolls = reach(position, seat);
  const coins = position.coins[seat]!;
  const [first = -1, second = -1] = position.fresh;
  let worth = 0;
  if (first >= 0 && second >= 0) worth = planWorth(known, seat, first, second, tolls);
  else if (first >= 0 || second >= 0)
    worth = prospect(known, seat, first >= 0 ? first : second, coins, tolls).worth;
  const parts = position.openParts | position.tokenParts;
  if ((parts & PART_STATUE) !== 0)
    worth += Math.max(0, prospect(known, seat, STATUE_AND_SHRINE, coins, tolls).worth - 0.3);
  if ((parts & PART_SHRINE) !== 0)
    worth += prospect(known, seat, SHRINE_DISCOUNT, coins, tolls).worth - known.coin;
  if ((parts & PART_OWED) !== 0) worth += bestOwed(known, seat, tolls);
  return worth;
}

function bestOwed(known: Study, seat: number, tolls: readonly number[]): number {
  let best = -1;
  const coins = known.position.coins[seat]!;
  for (let city = 0; city < CITY_COUNT; city++)
    if (tolls[city]! < coins)
      best = Math.max(best, shrineWorth(known, seat, city) - (1 + tolls[city]!) * known.coin);
  return best;
}
