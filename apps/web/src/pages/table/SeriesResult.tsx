import type { SeriesInfo } from '@durbar/protocol';
import { findLeaders } from '../../table/series-totals.ts';
import { useWords } from '../../words/useWords.tsx';
import { useTable } from './context/table-context.ts';
import styles from './SeriesTable.module.css';
import { SeriesTable } from './SeriesTable.tsx';

/** How a series stands after a match; at its end, who has won it. */
export default function SeriesResult({ series }: { series: SeriesInfo }) {
  const words = useWords();
  const { names } = useTable();
  const { number, length, order, over } = series;
  const winners = findLeaders(series).map((entrant) => names(order.indexOf(entrant)));
  return (
    <section className={styles.result}>
      <h3 className={styles.title}>
        {words.t(over ? 'series.final' : 'series.title')}{' '}
        <span className={styles.note}>{words.t('series.of', { number, length: length ?? 0 })}</span>
      </h3>
      {over && winners.length > 0 && (
        <p>{words.t('series.won', { count: winners.length, names: words.formatList(winners) })}</p>
      )}
      <SeriesTable series={series} />
    </section>
  );
}
