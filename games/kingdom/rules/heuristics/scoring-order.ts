/**
 * When each city will be scored, by the space of its flag or governor: 0 next, −1 not any more.
 * @param spaces space of each city's flag, counted from the one that is visited first
 * @param scorings number of scorings left, including the pending one
 * @param pending the city whose scoring is still to come in this round; −1 for none
 */
export function scoringOrder(spaces: readonly number[], scorings: number, pending: number): number[] {
  const when = spaces.map(() => -1);
  let number = 0;
  if (pending >= 0) when[pending] = number++;
  const bySpace: number[] = [];
  for (let city = 0; city < spaces.length; city++) bySpace[spaces[city]!] = city;
  for (let space = 0; space < bySpace.length && number < scorings; space++) {
    const city = bySpace[space] ?? -1;
    if (city < 0) continue;
    if (when[city]! < 0) when[city] = number;
    number++;
  }
  return when;
}

/**
 * Number of seats that would be ahead of `seat` in a city if it had `own` points.
 * @param points at `city * seats + seat`
 * @param ties a different number for each seat, lower ones first
 */
export function seatsAhead(
  points: ArrayLike<number>,
  ties: ArrayLike<number>,
  city: number,
  seat: number,
  own: number,
): number {
  const seats = ties.length;
  let ahead = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const theirs = points[city * seats + other]!;
    if (theirs > own || (theirs === own && ties[other]! < ties[seat]!)) ahead++;
  }
  return ahead;
}

const SURE = [1, 0.6, 0.45, 0.35, 0.25, 0.2, 0.15];

/** How likely a present rank is to last until its scoring, from 0 to 1, by the number of scorings before it. */
export function rankCertainty(when: number): number {
  return SURE[when] ?? 0.1;
}
