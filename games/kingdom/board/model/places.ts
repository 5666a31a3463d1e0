import type { BoardMove, Offer, Offers, Place } from '../court.ts';
import { SITE_COUNT } from './chart.ts';

/** What a place offers. @param way the way chosen to a city */
export function offerAt<M extends BoardMove>(offers: Offers<M>, place: Place, way: number): Offer<M> | null {
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

/** The small piece that can be built in a city, by the chosen way. */
export function buildOffer<M extends BoardMove>(
  offers: Offers<M>,
  city: number,
  way: number,
): Offer<M> | null {
  const offer = offers.cityBuilds.get(city);
  return offer ? byWay(offers, city, way, offer) : null;
}

/** An offer with a journey before it takes the chosen way. */
function byWay<M extends BoardMove>(offers: Offers<M>, city: number, way: number, offer: Offer<M>): Offer<M> {
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

/** What the site of a city offers that is pointed at; null where none is. */
export function pointedSite<M extends BoardMove>(
  offers: Offers<M>,
  { pointed, way }: { readonly pointed: Place | null; readonly way: number },
  city: number,
): Offer<M> | null {
  return pointed?.kind === 'site' && pointed.city === city ? offerAt(offers, pointed, way) : null;
}
