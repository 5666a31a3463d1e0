/**
 * Sorts seats by their points, most first; the lower number in `ties` breaks ties. Seats without points are left out.
 * @param ties a different number for each seat, such as its character's
 */
export function rankByPoints(points: readonly number[], ties: readonly number[]): number[] {
  const ranked: number[] = [];
  for (let seat = 0; seat < points.length; seat++) {
    const own = points[seat]!;
    if (own <= 0) continue;
    let at = ranked.length;
    while (at > 0) {
      const other = ranked[at - 1]!;
      if (points[other]! > own || (points[other] === own && ties[other]! < ties[seat]!)) break;
      ranked[at] = other;
      at--;
    }
    ranked[at] = seat;
  }
  return ranked;
}

/** Ranks from 1, shared by equals, and the criteria that broke a tie. */
export interface Ranking {
  readonly ranks: readonly number[];
  /** Numbers of the criteria, from 1, that separated seats with equal earlier criteria. */
  readonly used: readonly number[];
}

/**
 * Ranks seats by several criteria in turn; more is better.
 * @param criteria one number for each seat; the first criterion decides, the others break ties
 */
export function rankByCriteria(criteria: readonly (readonly number[])[]): Ranking {
  const seats = criteria[0]?.map((_, seat) => seat) ?? [];
  const used = new Set<number>();
  const beats = (other: number, seat: number): boolean => {
    for (const [i, values] of criteria.entries()) {
      if (values[other] === values[seat]) continue;
      if (i > 0) used.add(i);
      return values[other]! > values[seat]!;
    }
    return false;
  };
  const ranks = seats.map((seat) => 1 + seats.filter((other) => beats(other, seat)).length);
  return { ranks, used: [...used].toSorted((a, b) => a - b) };
}
