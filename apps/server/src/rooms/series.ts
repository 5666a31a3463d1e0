import type { Seat } from '@durbar/kernel';
import type { SeriesInfo, SeriesMatch, SeriesPlan, TableCard } from '@durbar/protocol';
import type { SeriesRow, TableRow } from '../storage/rows.ts';

/*
 * A series: matches at one table after another, with the same entrants. Each match the seats move on by one, so that whoever was
 * second begins the next match.
 */

/** A series before its first match. @param players seats of people and bots */
export function newSeries({ length }: SeriesPlan, players: number): SeriesRow {
  return {
    length,
    number: 1,
    order: Array.from({ length: players }, (_, seat) => seat),
    matches: [],
    ended: false,
  };
}

/** The result of a table's match by entrant; null while it is not finished, and if it was abandoned. */
function resultOf({ id, status, progress }: TableRow, { order }: SeriesRow): SeriesMatch | null {
  const ranks = progress?.ranks;
  if (status !== 'over' || !ranks) return null;
  const byEntrant = (values: readonly number[]) =>
    order.map((_, entrant) => values[order.indexOf(entrant)] ?? 0);
  return { table: id, scores: progress.scores && byEntrant(progress.scores), ranks: byEntrant(ranks) };
}

/** The series as a table shows it, with its own match. */
export function seriesInfo(table: TableRow, series: SeriesRow): SeriesInfo {
  const result = resultOf(table, series);
  const matches = [...series.matches, ...(result ? [result] : [])];
  const isComplete = series.length !== null && matches.length >= series.length;
  return {
    length: series.length,
    number: series.number,
    order: [...series.order],
    matches: matches.map(({ table: of, scores, ranks }) => ({
      table: of,
      scores: scores && [...scores],
      ranks: [...ranks],
    })),
    over: series.ended || isComplete,
  };
}

/** What a list shows of a series: how far it is, and what whoever sits at each seat has reached. */
export function seriesOnCard(table: TableRow, series: SeriesRow): NonNullable<TableCard['series']> {
  const { number, length, order, matches } = seriesInfo(table, series);
  const isScored = matches.length > 0 && matches.every(({ scores }) => scores !== null);
  const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
  return {
    number,
    length,
    wins: order.map((entrant) => matches.filter(({ ranks }) => ranks[entrant] === 1).length),
    points: isScored
      ? order.map((entrant) => sum(matches.map(({ scores }) => scores?.[entrant] ?? 0)))
      : null,
  };
}

/** The series of the next table, and where each of its seats was at this one. */
export interface NextMatch {
  readonly series: SeriesRow | null;
  /** By seat of the next table. */
  readonly from: readonly Seat[];
}

/**
 * What follows a table's match. After a finished match of a series the seats move on; an abandoned match is played again; a rematch
 * of a whole series is a new one of the same length.
 */
export function planNextMatch(table: TableRow): NextMatch {
  const { series } = table;
  const same = Array.from({ length: table.players }, (_, seat) => seat);
  if (!series) return { series: null, from: same };
  const { matches, over } = seriesInfo(table, series);
  if (over) return { series: newSeries(series, table.players), from: same };
  if (matches.length === series.matches.length) return { series, from: same };
  const from = same.map((seat) => (seat + 1) % table.players);
  const order = from.map((seat) => series.order[seat] ?? seat);
  return { series: { ...series, number: series.number + 1, order, matches }, from };
}
