import { at } from '@durbar/kernel';
import { LEARNER } from '@durbar/kit/tutorial/tutorial.ts';
import { FIRST_PRESTIGE, SECOND_PRESTIGE } from '../data/brahmabot.ts';
import {
  ACTION_TILES,
  BRAHMABOT,
  cityScoring,
  MAJORITY_PRESTIGE,
  PAYOUT,
  rewardReach,
  STATUE_PRESTIGE,
  statuePrice,
  travelOptionsTo,
  type View,
} from '../rules/index.ts';
import { CENTRE_POINTS, EXTERNAL_POINTS } from '../rules/worship.ts';
import { DELHI, OPEN_TILE, STATUE } from './places.ts';

/** The numbers that the tutorials' texts name, in a position. */
export function numbers(position: View): Readonly<Record<string, number>> {
  const [first = 0, second = 0] = PAYOUT[position.characters.length] ?? [];
  return {
    coins: at(position.coins, LEARNER),
    prestige: at(position.prestige, LEARNER),
    statue: STATUE_PRESTIGE,
    majority: MAJORITY_PRESTIGE,
    first,
    second,
    toll: travelOptionsTo(position, LEARNER, DELHI)[0]?.total ?? 0,
    price: statuePrice(position, LEARNER, DELHI, STATUE),
    centre: CENTRE_POINTS,
    edge: EXTERNAL_POINTS,
    reach: rewardReach(position),
    ...listWorshipNumbers(position, first),
    ...listBotNumbers(position),
  };
}

/** The worship of both in the visited city. @param first coins for the first there */
function listWorshipNumbers(position: View, first: number): Readonly<Record<string, number>> {
  const { lines } = cityScoring(position, Math.max(0, position.maharaja));
  const { total, rank, coins } = at(lines, LEARNER);
  return {
    mine: total,
    theirs: at(lines, BRAHMABOT).total,
    rank,
    loss: first - coins,
    best: total + CENTRE_POINTS,
  };
}

/** Numbers of the solo game; in others those of the neighbour's seat. */
function listBotNumbers({ prestige, brahmabot }: View): Readonly<Record<string, number>> {
  const { actions } = at(ACTION_TILES, OPEN_TILE - 1);
  return {
    botPrestige: at(prestige, BRAHMABOT),
    botFirst: FIRST_PRESTIGE,
    botSecond: SECOND_PRESTIGE,
    tilesLeft: ACTION_TILES.length - (brahmabot?.spent.length ?? 0),
    tileCoins: actions.find(({ kind }) => kind === 'coins')?.coins ?? 0,
  };
}
