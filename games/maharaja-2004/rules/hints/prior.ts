import type { Seat } from '@durbar/kernel';
import { planShares, routesFrom, type TravelMove } from '../../../kingdom/rules/index.ts';
import { CITY_COUNT, PALACE_PRICE } from '../../data/components.ts';
import { canSpendChit, isFresh, PART_OWED, PART_PALACE } from '../hand.ts';
import {
  BY_BUILDER,
  BY_CHIT,
  cardsOf,
  HOUSE,
  has,
  MONK,
  PALACE,
  PALACE_AND_HOUSE,
  palacePrice,
  TWO_HOUSES,
} from '../position.ts';
import type { Move, View } from '../types.ts';
import { governorWorth, houseWorth, palaceWorth, siteWorth } from './actions.ts';
import { cardsWorth, characterWorth, villageWorth } from './pieces.ts';
import { plans } from './plans.ts';
import type { Study } from './study.ts';
import { cityWorth, study } from './study.ts';

/** Weights of moves before any search: about what each brings, sharpened; all positive. */
export function prior(position: View, seat: Seat, moves: readonly Move[]): number[] {
  if (position.phase === 'plan') return planShares(moves, plans.weights(position, seat));
  const known = study(position);
  return moves.map((move) => {
    const worth = Math.max(0, 10 * moveWorth(known, seat, move));
    return 0.01 + worth * worth * worth;
  });
}

/** A chit kept is worth something, and the disc's own actions are lost if not used. */
const KEPT = 0.1;

/** About what a move brings by itself, in palaces; an end brings nothing. */
function moveWorth(known: Study, seat: number, move: Move): number {
  const kept = 'by' in move && move.by >= BY_CHIT && move.by < BY_BUILDER ? KEPT : 0;
  switch (move.type) {
    case 'palace':
      return siteWorth(known, seat, move.city, move.inner) - 0.5 - kept;
    case 'house':
      return placeWorth(known, seat, move.place) + 0.05 - kept;
    case 'drop':
      return placeWorth(known, seat, move.place) + 0.02;
    case 'lift':
      return 0.16 - placeWorth(known, seat, move.place) - kept;
    case 'travel':
      return travelWorth(known, seat, move);
    case 'gain':
      return 0.13 - kept;
    case 'governor':
      return 0.02 + governorWorth(known, seat, move.city) - kept;
    case 'character':
      return 0.05 + characterWorth(known, move.character) - ownWorth(known, seat);
    case 'pick':
      return 0.05 + characterWorth(known, move.character);
    case 'give':
      return Math.max(0.01, 0.5 - characterWorth(known, move.character));
    case 'bid':
      return Math.max(0.01, 0.25 - 0.05 * Math.max(0, move.gold - 1));
    case 'end':
      return 0;
    default:
      return 0.12;
  }
}

/** What a seat would lose that gives its one character back. */
function ownWorth(known: Study, seat: number): number {
  const cards = known.position.cards[seat]!;
  return cardsOf(cards).length === 1 ? cardsWorth(known, cards) : 0;
}

/** What a house at a place is worth. */
function placeWorth(known: Study, seat: number, place: number): number {
  return place < CITY_COUNT ? houseWorth(known, seat, place) : villageWorth(known);
}

/** What is better there than where the architect stands, less the toll. */
function travelWorth(known: Study, seat: number, { city, way }: TravelMove): number {
  const { position } = known;
  const from = position.architects[seat]!;
  const { first, totals } = routesFrom(position, seat, from, false);
  const toll = has(position, seat, MONK) ? 0 : totals[first[city]! + way]! * known.coin;
  const here = from < CITY_COUNT ? standWorth(known, seat, from) : 0;
  return 0.02 + standWorth(known, seat, city) - here - toll;
}

/** What the actions still open could build in a city, and what the architect counts there. */
function standWorth(known: Study, seat: number, city: number): number {
  const { position, coin } = known;
  const parts = position.openParts | position.tokenParts;
  const chit = canSpendChit(position);
  const own = known.points[city * position.seats + seat]! - (position.architects[seat] === city ? 1 : 0);
  let worth = cityWorth(known, city, seat, own + 1) - cityWorth(known, city, seat, own);
  const palace = chit || isFresh(position, PALACE) || isFresh(position, PALACE_AND_HOUSE);
  if ((palace || (parts & PART_PALACE) !== 0) && position.gold[seat]! >= palacePrice(position, seat))
    worth += Math.max(0, palaceWorth(known, seat, city) - PALACE_PRICE * coin);
  const house =
    isFresh(position, HOUSE) || isFresh(position, TWO_HOUSES) || isFresh(position, PALACE_AND_HOUSE);
  return house || chit || (parts & ~PART_PALACE) !== 0 || (parts & PART_OWED) !== 0
    ? worth + Math.max(0, houseWorth(known, seat, city))
    : worth;
}
