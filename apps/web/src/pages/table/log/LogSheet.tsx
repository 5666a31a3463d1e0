import { Card } from '@durbar/kit/ui/Card.tsx';
import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import { useCallback, useState } from 'react';
import { LOG_FILTERS, type LogFilter } from '../../../table/log-items.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import { useLogLength } from '../context/useLog.ts';
import styles from './Log.module.css';
import { LogList } from './LogList.tsx';

/** The log beside a board. */
export function LogSheet() {
  const words = useWords();
  const { controller, loaded } = useTable();
  const count = useLogLength();
  const [filter, setFilter] = useState<LogFilter>('main');
  // Stable, so that unchanged rows do not render again.
  const look = useCallback((index: number) => void controller.lookAt(index), [controller]);
  return (
    <Card className={styles.sheet} aria-label={words.t('log.title')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{words.t('log.title')}</h2>
        <Filter value={filter} onChange={setFilter} />
      </header>
      <LogList
        filter={filter}
        onLook={look}
        {...(loaded.board.showsLines && { onAgain: controller.showAgain })}
      />
      <p className="visually-hidden">{words.t('log.count', { count })}</p>
    </Card>
  );
}

interface FilterProps {
  value: LogFilter;
  onChange: (filter: LogFilter) => void;
}

export function Filter({ value, onChange }: FilterProps) {
  const words = useWords();
  const seated = useTableState((state) => state.info?.you.seat !== null);
  return (
    <div className={styles.filter}>
      <Segmented
        label={words.t('log.filter')}
        value={value}
        onChange={onChange}
        choices={LOG_FILTERS.filter((each) => seated || each !== 'mine').map((each) => ({
          value: each,
          text: words.t(`log.filter.${each}`),
        }))}
      />
    </div>
  );
}
