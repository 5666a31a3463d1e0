import { mapAt } from '../../../kingdom/rules/index.ts';
import { CENTRE_SITE, CITY_COUNT, SITE_COUNT } from '../../data/components.ts';
import type { View } from '../types.ts';
import { pieceWorship } from '../worship.ts';
import { BRAHMABOT, type ComparedCity, HUMAN } from './types.ts';

/** How Brahmabot chooses a city: by the track, and by the worship of pieces only (M20-11.8). */

/** Cities in the order of their flags, left to right. */
export function citiesOnTrack(position: View): number[] {
  const cities = Array.from({ length: CITY_COUNT }, (_, city) => city);
  return cities.toSorted((one, other) => position.flags[one]! - position.flags[other]!);
}

/** Whether `seat` is ahead of `other`: more worship, at least 1, ties to the lower character number. */
function isAhead(position: View, points: readonly number[], seat: number, other: number): boolean {
  const lead = points[seat]! - points[other]!;
  if (points[seat]! < 1 || lead < 0) return false;
  return lead > 0 || position.characters[seat]! < position.characters[other]!;
}

function compare(
  position: View,
  fits: (city: number, points: readonly number[]) => boolean,
  margin: (own: number, human: number) => number,
): ComparedCity[] {
  const { cityNames } = mapAt(position);
  return citiesOnTrack(position).map((city) => {
    const points = [pieceWorship(position, HUMAN, city), pieceWorship(position, BRAHMABOT, city)];
    const [human = 0, own = 0] = points;
    const isFit = fits(city, points);
    return { city, name: cityNames[city]!, own, human, fits: isFit, margin: isFit ? margin(own, human) : 0 };
  });
}

/** Compares cities by whether their centre is free. */
export function compareCentres(position: View): ComparedCity[] {
  return compare(
    position,
    (city) => position.sites[city * SITE_COUNT + CENTRE_SITE]! < 0,
    () => 0,
  );
}

/** Compares cities by whether Brahmabot is second there, and by how much. */
export function compareLags(position: View): ComparedCity[] {
  return compare(
    position,
    (_, points) => isAhead(position, points, HUMAN, BRAHMABOT),
    (own, human) => human - own,
  );
}

/** Compares cities by whether Brahmabot leads there, and by how much. */
export function compareLeads(position: View): ComparedCity[] {
  return compare(
    position,
    (_, points) => isAhead(position, points, BRAHMABOT, HUMAN),
    (own, human) => own - human,
  );
}

/** The first city that fits; null if none fits. */
export function firstFit(compared: readonly ComparedCity[]): number | null {
  return compared.find(({ fits }) => fits)?.city ?? null;
}

/** The city with the smallest margin among those that fit; the leftmost of equals; null if none fits. */
export function smallestMargin(compared: readonly ComparedCity[]): number | null {
  return bestFit(compared, (one, best) => one < best);
}

/** The city with the largest margin among those that fit; the leftmost of equals; null if none fits. */
export function largestMargin(compared: readonly ComparedCity[]): number | null {
  return bestFit(compared, (one, best) => one > best);
}

function bestFit(
  compared: readonly ComparedCity[],
  better: (one: number, best: number) => boolean,
): number | null {
  let best: ComparedCity | null = null;
  for (const one of compared) if (one.fits && (best === null || better(one.margin, best.margin))) best = one;
  return best?.city ?? null;
}
