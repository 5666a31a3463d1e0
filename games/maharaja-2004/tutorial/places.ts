import { listSharedPlaces } from '../../kingdom/tutorial/script.ts';
import { GOLD_TAKEN, HOUSE_PRICE, PALACE_PRICE } from '../data/components.ts';
import {
  ACTIONS,
  cityScoring,
  type Move,
  mapAt,
  palacePrice,
  travelOptionsTo,
  type View,
} from '../rules/index.ts';
import { INNER_POINTS, outerPoints, payoutOf } from '../rules/standing.ts';

/** The places that the board marks in a position (`data-place`), on every screen. */
export function places(position: View): readonly string[] {
  return [
    ...listSharedPlaces(mapAt(position), position.phase, ACTIONS.length),
    ...position.gold.map((_, seat) => `seat-${seat}`),
    ...(position.phase === 'plan' && position.round > 1 ? ['scoring'] : []),
  ];
}

/** The numbers that the tutorial's texts name, in a position. */
export function numbers(position: View): Readonly<Record<string, number>> {
  const [first = 0, second = 0] = payoutOf(position.seats);
  const [mine, theirs] = cityScoring(position, GWALIOR).lines;
  return {
    gold: position.gold[0] ?? 0,
    palaces: position.palaces[0] ?? 0,
    first,
    second,
    toll: travelOptionsTo(position, 0, GWALIOR)[0]?.total ?? 0,
    price: palacePrice(position, 0),
    full: PALACE_PRICE,
    house: HOUSE_PRICE,
    taken: GOLD_TAKEN,
    inner: INNER_POINTS,
    outer: outerPoints(position, 0),
    mine: mine?.total ?? 0,
    theirs: theirs?.total ?? 0,
  };
}

export const palace = (city: number, inner: boolean, by: number): Move => ({
  type: 'palace',
  city,
  inner,
  by,
});
/** Builds a house at a place: a city, or a village by `villageAt`. */
export const house = (place: number, by: number): Move => ({ type: 'house', place, by });
export const gain = (by: number): Move => ({ type: 'gain', by });

/** Actions of the disc. */
export const GOLD = ACTIONS.indexOf('gold');
export const HOUSE = ACTIONS.indexOf('house');
export const TWO_HOUSES = ACTIONS.indexOf('twoHouses');
export const PALACE = ACTIONS.indexOf('palace');
export const PALACE_AND_HOUSE = ACTIONS.indexOf('palaceAndHouse');
/** Cities of the map of Rajasthan. */
export const DELHI = 1;
export const GWALIOR = 5;
