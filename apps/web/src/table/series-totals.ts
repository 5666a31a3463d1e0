import type { SeriesInfo } from '@durbar/protocol';

/** What an entrant has reached in the finished matches of a series. */
export interface EntrantTotal {
  readonly entrant: number;
  /** Null in games that count no points. */
  readonly points: number | null;
  /** Matches in which they were first, alone or with others. */
  readonly wins: number;
  /** The sum of their ranks. */
  readonly places: number;
}

/** All entrants: the most points first, then the most wins, then the best places. */
export function computeTotals({ order, matches }: SeriesInfo): readonly EntrantTotal[] {
  const isScored = matches.every(({ scores }) => scores !== null);
  const totals = order.map((_, entrant): EntrantTotal => {
    const ranks = matches.map((match) => match.ranks[entrant] ?? 0);
    return {
      entrant,
      points: isScored ? sum(matches.map(({ scores }) => scores?.[entrant] ?? 0)) : null,
      wins: ranks.filter((rank) => rank === 1).length,
      places: sum(ranks),
    };
  });
  return totals.toSorted(compare);
}

/** The entrants whom nobody is before; none while no match is finished. */
export function findLeaders(series: SeriesInfo): readonly number[] {
  const totals = computeTotals(series);
  const [first] = totals;
  if (!first || series.matches.length === 0) return [];
  return totals.filter((total) => compare(total, first) === 0).map(({ entrant }) => entrant);
}

function compare(a: EntrantTotal, b: EntrantTotal): number {
  return (b.points ?? 0) - (a.points ?? 0) || b.wins - a.wins || a.places - b.places;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}
