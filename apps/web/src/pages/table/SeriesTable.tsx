import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import type { SeriesInfo, SeriesMatch } from '@durbar/protocol';
import { Link } from 'wouter';
import { computeTotals, findLeaders } from '../../table/series-totals.ts';
import { useWords } from '../../words/useWords.tsx';
import { useTable, useTableState } from './context/table-context.ts';
import styles from './SeriesTable.module.css';

/** The results of all finished matches of a series, and what they add up to. */
export function SeriesTable({ series }: { series: SeriesInfo }) {
  const words = useWords();
  const { names, playerColourOf } = useTable();
  const info = useTableState((state) => state.info);
  const { matches, order } = series;
  if (matches.length === 0) return <p className={styles.none}>{words.t('series.none')}</p>;
  const leaders = findLeaders(series);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.who}>
              {words.t('series.player')}
            </th>
            {matches.map(({ table }, index) => (
              <th key={table} scope="col" aria-label={words.t('series.match.label', { number: index + 1 })}>
                <Link href={`/t/${table}`}>{words.formatNumber(index + 1)}</Link>
              </th>
            ))}
            <th scope="col">{words.t('score.total')}</th>
            <th scope="col">{words.t('series.wins')}</th>
            <th scope="col" title={words.t('series.places.text')}>
              {words.t('series.places')}
            </th>
          </tr>
        </thead>
        <tbody>
          {computeTotals(series).map(({ entrant, points, wins, places }) => {
            const seat = order.indexOf(entrant);
            // Before the next match a seat is kept for whoever had it.
            const guest = info?.invitations?.find((each) => each.seat === seat);
            const isEmpty = info?.seats[seat]?.kind === 'empty';
            return (
              <tr key={entrant} className={joinClasses(leaders.includes(entrant) && styles.first)}>
                <th scope="row" className={styles.who}>
                  <span className={styles.seat}>
                    <Emblem playerColour={isEmpty ? null : playerColourOf(seat)} size={24} />
                    <span className={styles.name}>{guest?.name ?? names(seat)}</span>
                  </span>
                </th>
                {matches.map((match) => (
                  <Result key={match.table} match={match} entrant={entrant} />
                ))}
                <td className={styles.total}>{points === null ? '–' : words.formatNumber(points)}</td>
                <td>{words.formatNumber(wins)}</td>
                <td>{words.formatNumber(places)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** What an entrant reached in one match: points and place. */
function Result({ match: { scores, ranks }, entrant }: { match: SeriesMatch; entrant: number }) {
  const words = useWords();
  const rank = ranks[entrant] ?? 0;
  const points = scores?.[entrant];
  const place = words.t('series.place', { rank });
  const label =
    points === undefined ? words.t('series.cell.place', { rank }) : words.t('series.cell', { points, rank });
  return (
    <td>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">
        {points === undefined ? place : words.formatNumber(points)}
        {points !== undefined && <span className={styles.place}>{place}</span>}
      </span>
    </td>
  );
}
