import { aheadOfOthers, bitCount, firstOf, isFresh, secondOf } from '../../../kingdom/rules/index.ts';
import { CITY_COUNT, HOUSE_PRICE } from '../../data/components.ts';
import { PART_HOUSE, PART_OWED, PART_PALACE } from '../hand.ts';
import { allPalaces, BUILDER, builderReady, HOUSE, PALACE } from '../position.ts';
import type { View } from '../types.ts';
import { remoteness } from './access.ts';
import { houseWorth, prospect, reach } from './actions.ts';
import { auctionWorth, CHIT_WORTH, cardsWorth, characterWorth, handWorth, villageWorth } from './pieces.ts';
import { planWorth } from './plans.ts';
import type { Study } from './study.ts';
import { cityWorth, study } from './study.ts';

/** How much of what a seat could still do is counted before it has done it. */
const PROMISE = 0.85;

/** Expected final palaces of `seat` less those of its best rival. */
export function evaluate(position: View, seat: number): number {
  const known = study(position);
  return aheadOfOthers(position.seats, seat, (one) => seatWorth(known, one));
}

/** Expected final palaces of a seat. */
function seatWorth(known: Study, seat: number): number {
  const { position, scorings } = known;
  let worth = allPalaces(position.variants) - position.palaces[seat]! + known.coin * position.gold[seat]!;
  if (scorings === 0) return worth;
  for (let city = 0; city < CITY_COUNT; city++)
    worth += cityWorth(known, city, seat, known.points[city * position.seats + seat]!);
  const turns = scorings - (hadTurn(known, seat) ? 1 : 0);
  const villages = bitCount(position.villages[seat]!) + 0.5 * bitCount(position.doubles[seat]!);
  worth += handWorth(known, position.hand[seat]!);
  worth += villageWorth(known) * villages;
  worth += CHIT_WORTH * Math.min(position.tokens[seat]!, turns);
  worth += cardsWorth(known, position.cards[seat]!) + auctionWorth(known, seat);
  if (position.phase === 'robbed' && position.seat === seat) worth += characterWorth(known, BUILDER);
  return worth - remoteness(known, seat) + PROMISE * promise(known, seat);
}

/** Whether `seat` has ended its turn in a round that is not scored yet. */
function hadTurn({ position, pending }: Study, seat: number): boolean {
  return pending && ((position.acted >> seat) & 1) !== 0 && position.mover !== seat;
}

/** What the actions bring that `seat` has planned and not done yet. */
function promise(known: Study, seat: number): number {
  const { position } = known;
  if (position.mover === seat) return handPromise(known, seat);
  const plan = position.plans[seat] ?? -1;
  if (plan < 0 || ((position.acted >> seat) & 1) !== 0) return 0;
  return planWorth(known, seat, [firstOf(plan), secondOf(plan)], reach(position, seat));
}

function handPromise(known: Study, seat: number): number {
  const { position } = known;
  const tolls = reach(position, seat);
  const gold = position.gold[seat]!;
  const [first = -1, second = -1] = position.fresh;
  let worth = 0;
  if (first >= 0 && second >= 0) worth = planWorth(known, seat, [first, second], tolls);
  else if (first >= 0 || second >= 0)
    worth = prospect(known, seat, Math.max(first, second), gold, tolls).worth;
  const parts = position.openParts | position.tokenParts;
  if ((parts & PART_PALACE) !== 0 && !isFresh(position, PALACE))
    worth += prospect(known, seat, PALACE, gold, tolls).worth;
  if ((parts & PART_HOUSE) !== 0) worth += prospect(known, seat, HOUSE, gold, tolls).worth;
  if ((parts & PART_OWED) !== 0) worth += bestOwed(known, seat, tolls);
  if (position.seat === seat && builderReady(position)) worth += 0.07;
  return worth;
}

function bestOwed(known: Study, seat: number, tolls: readonly number[]): number {
  let best = -1;
  const gold = known.position.gold[seat]!;
  for (let city = 0; city < CITY_COUNT; city++)
    if (tolls[city]! < gold)
      best = Math.max(best, houseWorth(known, seat, city) - (HOUSE_PRICE + tolls[city]!) * known.coin);
  return best;
}
