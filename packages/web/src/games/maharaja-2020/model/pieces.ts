import { CITY_COUNT, SITE_COUNT, type View } from '@durbar/maharaja-2020';
import type { Point } from '../../../board-kit/points.ts';
import {
  type Chart,
  figurePoint,
  placeOf,
  sitePoint,
  smallPoint,
  villagePoint,
} from '../../kingdom/model/chart.ts';

/** A piece on the map and where it stands. */
export interface Piece {
  /** Stays with the piece, so that it can move. */
  readonly key: string;
  readonly seat: number;
  readonly at: Point;
}

/** Statues on their sites. */
export function statuesOn({ sites }: View, chart: Chart): Piece[] {
  return sites.flatMap((seat, i) =>
    seat < 0
      ? []
      : [{ key: `statue-${i}`, seat, at: sitePoint(chart, Math.trunc(i / SITE_COUNT), i % SITE_COUNT) }],
  );
}

/** Shrines of all seats on the rings of cities, seat by seat. */
export function cityShrines({ shrines, seats }: View, chart: Chart): Piece[] {
  return Array.from({ length: CITY_COUNT }, (_, city) => {
    const owners = Array.from({ length: seats }, (_, seat) =>
      Array.from({ length: shrines[seat * CITY_COUNT + city] ?? 0 }, (_, nth) => ({ seat, nth })),
    ).flat();
    return owners.map(({ seat, nth }, i) => ({
      key: `shrine-${city}-${seat}-${nth}`,
      seat,
      at: smallPoint(chart, city, i, owners.length),
    }));
  }).flat();
}

/** Seats with a shrine in a village, in the order of seats. */
export function ownersIn({ villages }: View, village: number): number[] {
  return villages.flatMap((mask, seat) => ((mask >> village) & 1 ? [seat] : []));
}

export function villageShrines(position: View, chart: Chart): Piece[] {
  return chart.villages.flatMap((_, village) =>
    ownersIn(position, village).map((seat, i) => ({
      key: `village-${village}-${seat}`,
      seat,
      at: villagePoint(chart, village, i),
    })),
  );
}

/** Priests beside their cities; each seat keeps its own stand, so that nobody moves for another. */
export function priestsOn({ priests }: View, chart: Chart): Piece[] {
  return priests.map((place, seat) => ({ key: `priest-${seat}`, seat, at: figurePoint(chart, place, seat) }));
}

/** Where the Maharaja waits: beside his city, or nowhere before the first round. */
export function maharajaPoint({ maharaja }: View, chart: Chart): Point | null {
  return maharaja < 0 ? null : (chart.stands[maharaja]?.at(-1) ?? placeOf(chart, maharaja));
}
