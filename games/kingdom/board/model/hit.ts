import { distance, type Point } from '@durbar/kit/board/points.ts';
import { tap } from '@durbar/kit/board/touch.ts';
import type { Offers, Place } from '../court.ts';
import { type Chart, CITY_RIM, placeOf, SITE_COUNT, sitePoint, VILLAGE_HALF } from './chart.ts';

export type Hit =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'enlarge' }
  | { readonly kind: 'nothing' };

export interface HitWorld {
  readonly chart: Chart;
  readonly offers: Pick<Offers, 'sites' | 'villages'>;
  /** CSS pixels of one unit of the map, as it is shown now. */
  readonly scale: number;
  /** How much it may still be enlarged; 1: not at all. */
  readonly room: number;
}

/** Pixels a site must be wide to be hit by a finger on the map itself; smaller ones are pressed on the city's plate. */
const LEAST_SITE = 22;

/** What a finger on the map meant. */
export function hit({ chart, offers, scale, room }: HitWorld, at: Point): Hit {
  const city = Array.from({ length: chart.places.length - 1 }, (_, i) => i).find(
    (one) => distance(placeOf(chart, one), at) < CITY_RIM * chart.scale,
  );
  if (city !== undefined) {
    const sites = Array.from({ length: SITE_COUNT }, (_, site) => site);
    const site = sites.find((one) => distance(sitePoint(chart, city, one), at) < 17 * chart.scale);
    const large = 28 * chart.scale * scale >= LEAST_SITE * 1.4;
    if (site !== undefined && large && offers.sites.has(city * SITE_COUNT + site))
      return { kind: 'place', place: { kind: 'site', city, site } };
    return { kind: 'place', place: { kind: 'city', city } };
  }
  const lit = [...offers.villages.keys()];
  const points = lit.map((village) => chart.villages[village] ?? at);
  const meant = tap(points, at, { half: VILLAGE_HALF.x * chart.scale, scale, room });
  if (meant.kind === 'enlarge') return meant;
  if (meant.kind === 'take')
    return { kind: 'place', place: { kind: 'village', village: lit[meant.index] ?? 0 } };
  const village = chart.villages.findIndex((one) => distance(one, at) < 34 * chart.scale);
  return village < 0 ? { kind: 'nothing' } : { kind: 'place', place: { kind: 'village', village } };
}
