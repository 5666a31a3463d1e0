import type { Seat } from '@durbar/kernel';
import { planShares, type TravelMove } from '../../../kingdom/rules/index.ts';
import { CENTRE_SITE, CITY_COUNT } from '../../data/components.ts';
import { routesFrom } from '../ground.ts';
import { canSpendToken, PART_STATUE } from '../hand.ts';
import {
  actionOf,
  BY_TOKEN,
  has,
  SHRINE_DISCOUNT,
  STATUE_AND_SHRINE,
  STATUE_DISCOUNT,
  TWO_SHRINES,
} from '../position.ts';
import type { Move, ShrineMove, StatueMove, View } from '../types.ts';
import { bonusWorth, flagWorth, shrineWorth, statueWorth } from './actions.ts';
import { characterWorth, villageWorth } from './pieces.ts';
import { plans } from './plans.ts';
import type { Study } from './study.ts';
import { cityWorth, study } from './study.ts';

/** Weights of moves before any search: about what each brings, sharpened; all positive. */
export function prior(position: View, seat: Seat, moves: readonly Move[]): number[] {
  if (position.phase === 'plan') return planShares(moves, plans.weights(position, seat));
  const known = study(position);
  return moves.map((move) => {
    const worth = Math.max(0, moveWorth(known, seat, move));
    return 0.01 + worth * worth * worth * worth;
  });
}

/** About what a move brings by itself, in prestige; an end brings nothing. */
function moveWorth(known: Study, seat: number, move: Move): number {
  const { position } = known;
  // A token kept is worth something, and the disc's own actions are lost if not used.
  const kept = 'by' in move && move.by >= BY_TOKEN && move.by < 2 * BY_TOKEN ? 0.8 : 0;
  switch (move.type) {
    case 'statue':
      return statueMoveWorth(known, seat, move) - kept;
    case 'shrine':
      return shrineMoveWorth(known, seat, move) - kept;
    case 'travel':
      return travelWorth(known, seat, move);
    case 'gain':
      return 1.2 - kept;
    case 'character':
      return (
        0.2 +
        characterWorth(known, seat, move.character) -
        characterWorth(known, seat, position.characters[seat]!)
      );
    case 'flag':
      return 0.1 + flagWorth(known, seat, move.city, known.when[move.city]!) - kept;
    case 'pick':
    case 'maharani':
      return characterWorth(known, seat, move.character);
    case 'ability':
      return 1;
    case 'exchange':
      return move.give === 'coins' && known.scorings <= 2 ? 0.8 : 0;
    case 'end':
      return 0;
    case 'buy':
      return 0.3 + 0.4 * move.count;
    default:
      return 1;
  }
}

/** What is better there than where the priest stands, less the toll. */
function travelWorth(known: Study, seat: number, { city, way }: TravelMove): number {
  const { position } = known;
  const from = position.priests[seat]!;
  const { first, totals } = routesFrom(position, seat, from, has(position, seat, 9));
  const toll = totals[first[city]! + way]! * known.coin;
  const here = from < CITY_COUNT ? placeWorth(known, seat, from) : 0;
  return 0.1 + placeWorth(known, seat, city) - here - toll;
}

/** What the actions still open could build in a city, and what the priest counts there. */
function placeWorth(known: Study, seat: number, city: number): number {
  const { position, coin } = known;
  const { fresh, priests } = position;
  const parts = position.openParts | position.tokenParts;
  const token = canSpendToken(position);
  const planned = (action: number): boolean => fresh[0] === action || fresh[1] === action;
  const both = token || planned(STATUE_AND_SHRINE);
  const own = known.worship[city * position.seats + seat]! - (priests[seat] === city ? 1 : 0);
  let worth = cityWorth(known, city, seat, own + 1) - cityWorth(known, city, seat, own);
  if ((both || planned(STATUE_DISCOUNT) || (parts & PART_STATUE) !== 0) && position.coins[seat]! >= 9)
    worth += Math.max(0, statueWorth(known, seat, city) - 10 * coin);
  const shrine = both || planned(SHRINE_DISCOUNT) || planned(TWO_SHRINES) || (parts & ~PART_STATUE) !== 0;
  return shrine ? worth + Math.max(0, shrineWorth(known, seat, city)) : worth;
}

function statueMoveWorth(known: Study, seat: number, { city, site, by }: StatueMove): number {
  const cheap = actionOf(by) === STATUE_DISCOUNT ? 0.2 : 0;
  const here = site === CENTRE_SITE ? 0.5 : bonusWorth(known, city, site);
  return statueWorth(known, seat, city) - 10 * known.coin + here + cheap + 1;
}

function shrineMoveWorth(known: Study, seat: number, { place, by }: ShrineMove): number {
  const cheap = actionOf(by) === SHRINE_DISCOUNT ? 0.2 : 0;
  const worth = place < CITY_COUNT ? shrineWorth(known, seat, place) : villageWorth(known) * 0.6;
  return worth + cheap + 0.2;
}
