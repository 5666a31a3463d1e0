import { distance, type Point } from '@durbar/kit/board/points.ts';
import { resolveTap } from '@durbar/kit/board/resolve-tap.ts';
import { CITY_RIM, type MapLayout, placePoint, SITE_COUNT, sitePoint, VILLAGE_HALF } from './map-layout.ts';
import type { LegalTargets, MapPlace } from './targets.ts';

export type MapHit =
  | { readonly kind: 'place'; readonly place: MapPlace }
  | { readonly kind: 'enlarge' }
  | { readonly kind: 'nothing' };

export interface HitTestInput {
  readonly mapLayout: MapLayout;
  readonly targets: Pick<LegalTargets, 'sites' | 'villages'>;
  /** CSS pixels per unit of the map at the present zoom. */
  readonly scale: number;
  /** Factor by which the map can still be enlarged; 1 if it cannot. */
  readonly maxZoom: number;
}

/**
 * Width in pixels from which a site can be pressed on the map itself; smaller ones are pressed in the enlarged city.
 */
const MIN_SITE_SIZE = 22;

/** Finds the place that a tap on the map means. */
export function hitTest({ mapLayout, targets, scale, maxZoom }: HitTestInput, at: Point): MapHit {
  const city = Array.from({ length: mapLayout.places.length - 1 }, (_, i) => i).find(
    (one) => distance(placePoint(mapLayout, one), at) < CITY_RIM * mapLayout.scale,
  );
  if (city !== undefined) {
    const sites = Array.from({ length: SITE_COUNT }, (_, site) => site);
    const site = sites.find((one) => distance(sitePoint(mapLayout, city, one), at) < 17 * mapLayout.scale);
    const large = 28 * mapLayout.scale * scale >= MIN_SITE_SIZE * 1.4;
    if (site !== undefined && large && targets.sites.has(city * SITE_COUNT + site))
      return { kind: 'place', place: { kind: 'site', city, site } };
    return { kind: 'place', place: { kind: 'city', city } };
  }
  const targetVillages = [...targets.villages.keys()];
  const points = targetVillages.map((village) => mapLayout.villages[village] ?? at);
  const meant = resolveTap(points, at, { half: VILLAGE_HALF.x * mapLayout.scale, scale, maxZoom });
  if (meant.kind === 'enlarge') return meant;
  if (meant.kind === 'take')
    return { kind: 'place', place: { kind: 'village', village: targetVillages[meant.index] ?? 0 } };
  const village = mapLayout.villages.findIndex((one) => distance(one, at) < 34 * mapLayout.scale);
  return village < 0 ? { kind: 'nothing' } : { kind: 'place', place: { kind: 'village', village } };
}
