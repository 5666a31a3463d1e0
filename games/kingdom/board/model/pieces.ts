import type { Point } from '@durbar/kit/board/points.ts';
import {
  type Chart,
  figurePoint,
  placeOf,
  SITE_COUNT,
  sitePoint,
  smallPoint,
  villagePoint,
} from './chart.ts';

/** A piece on the map and where it stands. */
export interface Piece {
  /** Stays with the piece, so that it can move. */
  readonly key: string;
  /** Its seat, or a colour above that no seat has. */
  readonly seat: number;
  readonly at: Point;
}

/** Large pieces on the sites of cities. @param sites seat or −1, at `city * 7 + site` */
export function greatOn(sites: readonly number[], chart: Chart): Piece[] {
  return sites.flatMap((seat, i) =>
    seat < 0
      ? []
      : [{ key: `great-${i}`, seat, at: sitePoint(chart, Math.trunc(i / SITE_COUNT), i % SITE_COUNT) }],
  );
}

/** Small pieces of all seats on the rings of cities, seat by seat. @param counts at `seat * 7 + city` */
export function smallInCities(counts: readonly number[], chart: Chart): Piece[] {
  const cities = chart.places.length - 1;
  const seats = counts.length / cities;
  return Array.from({ length: cities }, (_, city) => {
    const owners = smallIn(counts, seats, cities, city);
    return owners.map(({ seat, nth }, i) => ({
      key: `small-${city}-${seat}-${nth}`,
      seat,
      at: smallPoint(chart, city, i, owners.length),
    }));
  }).flat();
}

/** Small pieces in one city, seat by seat, each with its number among its seat's. */
export function smallIn(
  counts: readonly number[],
  seats: number,
  cities: number,
  city: number,
): { readonly seat: number; readonly nth: number }[] {
  return Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: counts[seat * cities + city] ?? 0 }, (_, nth) => ({ seat, nth })),
  ).flat();
}

/** Small pieces in villages. @param ownersIn seats in a village, one with two pieces twice */
export function smallInVillages(ownersIn: (village: number) => readonly number[], chart: Chart): Piece[] {
  return chart.villages.flatMap((_, village) =>
    ownersIn(village).map((seat, i, owners) => ({
      key: `village-${village}-${seat}${i > 0 && owners[0] === seat ? '-second' : ''}`,
      seat,
      at: villagePoint(chart, village, i),
    })),
  );
}

/** Figures beside their cities; each seat keeps its own stand, so that nobody moves for another. */
export function figuresOn(places: readonly number[], chart: Chart): Piece[] {
  return places.map((place, seat) => ({ key: `figure-${seat}`, seat, at: figurePoint(chart, place, seat) }));
}

/** Where the Maharaja waits: beside his city, or nowhere before the first round. */
export function maharajaPoint(maharaja: number, chart: Chart): Point | null {
  return maharaja < 0 ? null : (chart.stands[maharaja]?.at(-1) ?? placeOf(chart, maharaja));
}
