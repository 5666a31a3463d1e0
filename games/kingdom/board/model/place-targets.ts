import type { KingdomMove, LegalTarget, LegalTargets, MapPlace } from '../board-context.ts';
import { SITE_COUNT } from './map-layout.ts';

/** What a place offers. @param way the way chosen to a city */
export function targetAt<M extends KingdomMove>(
  targets: LegalTargets<M>,
  place: MapPlace,
  way: number,
): LegalTarget<M> | null {
  switch (place.kind) {
    case 'city': {
      const ways = targets.journeys.get(place.city);
      return ways?.[way] ?? ways?.[0] ?? null;
    }
    case 'site': {
      const target = targets.sites.get(place.city * SITE_COUNT + place.site);
      return target ? targetByRoute(targets, place.city, way, target) : null;
    }
    case 'village':
      return targets.villages.get(place.village) ?? null;
  }
}

/** The small piece that can be built in a city, by the chosen way. */
export function buildTarget<M extends KingdomMove>(
  targets: LegalTargets<M>,
  city: number,
  way: number,
): LegalTarget<M> | null {
  const target = targets.cityBuilds.get(city);
  return target ? targetByRoute(targets, city, way, target) : null;
}

/** An offer with a journey before it takes the chosen way. */
function targetByRoute<M extends KingdomMove>(
  targets: LegalTargets<M>,
  city: number,
  way: number,
  target: LegalTarget<M>,
): LegalTarget<M> {
  const [first, ...rest] = target.moves;
  if (way === 0 || first?.type !== 'travel') return target;
  const journey = targets.journeys.get(city)?.[way];
  return journey ? { ...target, moves: [...journey.moves, ...rest] } : target;
}

export const isSamePlace = (a: MapPlace | null, b: MapPlace | null): boolean =>
  a === b || (a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b));

/** The city that a place belongs to, or null for a village. */
export function cityOf(place: MapPlace | null): number | null {
  return place === null || place.kind === 'village' ? null : place.city;
}

/** What the site of a city offers that is pointed at; null where none is. */
export function pointedSiteTarget<M extends KingdomMove>(
  targets: LegalTargets<M>,
  { pointedPlace, route }: { readonly pointedPlace: MapPlace | null; readonly route: number },
  city: number,
): LegalTarget<M> | null {
  return pointedPlace?.kind === 'site' && pointedPlace.city === city
    ? targetAt(targets, pointedPlace, route)
    : null;
}
