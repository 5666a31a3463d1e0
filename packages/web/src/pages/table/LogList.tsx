import { memo, useMemo } from 'react';
import type { Happening } from '@durbar/table';
import { filtered, type LogFilter, type LogItem, logItem } from '../../table/log-lines.ts';
import { classes } from '../../ui/classes.ts';
import { Emblem } from '../../ui/Emblem.tsx';
import { useWords } from '../../words/useWords.tsx';
import { useTable, useTableState } from './context.ts';
import styles from './Log.module.css';

const NOTHING: readonly Happening[] = [];

/** The log's lines under a filter, or some lines of it. */
export function LogList({ filter, lines }: { filter: LogFilter; lines?: readonly Happening[] }) {
  const words = useWords();
  const { loaded } = useTable();
  const log = useTableState((state) => state.shown?.log ?? NOTHING);
  const mine = useTableState((state) => state.info?.you.seat ?? null);
  const happened = lines ?? log;
  const items = useMemo(
    () =>
      filtered(
        happened.map((each) => logItem(loaded.game, each)),
        filter,
        mine,
      ),
    [happened, loaded, filter, mine],
  );
  if (items.length === 0) return <p className={styles.none}>{words.t('log.none')}</p>;
  return (
    // A long list scrolls by itself, so the keyboard must be able to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol className={styles.list} tabIndex={0} aria-label={words.t('log.title')}>
      {items.map((item) => (
        <LogRow key={item.index} item={item} gainsOnly={filter === 'gains'} />
      ))}
    </ol>
  );
}

const LogRow = memo(function LogRow({ item, gainsOnly }: { item: LogItem; gainsOnly: boolean }) {
  const words = useWords();
  const { names, ink } = useTable();
  const parts = gainsOnly ? item.parts.filter(({ gain }) => gain !== null && gain !== 0) : item.parts;
  return (
    <li className={styles.row}>
      <span className={styles.emblem}>
        <Emblem ink={item.seat === null ? null : ink(item.seat)} size={22} />
      </span>
      <span className={styles.parts}>
        {parts.map(({ message, gain }, index) => (
          // Parts of a line never change their order.
          <span
            key={`${item.index.toString()}-${index.toString()}`}
            className={classes(styles.part, index > 0 && styles.more)}
          >
            <span className={styles.text}>{words.say(message, names)}</span>
            {gain !== null && gain !== 0 && (
              <span className={classes(styles.gain, gain > 0 ? styles.plus : styles.minus)}>
                {words.signed(gain)}
              </span>
            )}
          </span>
        ))}
      </span>
    </li>
  );
});
