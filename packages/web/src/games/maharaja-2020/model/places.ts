import { SITE_COUNT } from '@durbar/maharaja-2020';
import type { Place } from '../desk.ts';
import type { Offer, Offers } from './offers.ts';

/** What a place offers. @param way the way chosen to a city */
export function offerAt(offers: Offers, place: Place, way: number): Offer | null {
  switch (place.kind) {
    case 'city': {
      const ways = offers.journeys.get(place.city);
      return ways?.[way] ?? ways?.[0] ?? null;
    }
    case 'site': {
      const offer = offers.sites.get(place.city * SITE_COUNT + place.site);
      return offer ? byWay(offers, place.city, way, offer) : null;
    }
    case 'village':
      return offers.villages.get(place.village) ?? null;
  }
}

/** The shrine that can be built in a city, by the chosen way. */
export function shrineOffer(offers: Offers, city: number, way: number): Offer | null {
  const offer = offers.cityShrines.get(city);
  return offer ? byWay(offers, city, way, offer) : null;
}

/** An offer with a journey before it takes the chosen way. */
function byWay(offers: Offers, city: number, way: number, offer: Offer): Offer {
  const [first, ...rest] = offer.moves;
  if (way === 0 || first?.type !== 'travel') return offer;
  const journey = offers.journeys.get(city)?.[way];
  return journey ? { ...offer, moves: [...journey.moves, ...rest] } : offer;
}

export const samePlace = (a: Place | null, b: Place | null): boolean =>
  a === b || (a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b));

/** The city that a place belongs to, or null for a village. */
export function cityOf(place: Place | null): number | null {
  return place === null || place.kind === 'village' ? null : place.city;
}
