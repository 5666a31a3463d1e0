import type { Game } from '@durbar/kernel';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import type { Happening } from '@durbar/table';
import { memo, useEffect, useMemo, useRef } from 'react';
import {
  createLogItem,
  filterItems,
  type ItemTime,
  itemTimes,
  type LogFilter,
  type LogItem,
  splitClauses,
} from '../../../table/log-items.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import styles from './Log.module.css';

const NOTHING: readonly Happening[] = [];

/** What was made of a line: lines never change, and with the same item a row is not drawn anew. */
const items = new WeakMap<Happening, LogItem>();

function itemOf(game: Game, happening: Happening): LogItem {
  const known = items.get(happening);
  if (known) return known;
  const made = createLogItem(game, happening);
  items.set(happening, made);
  return made;
}

interface LogListProps {
  filter: LogFilter;
  /** Some lines of the log instead of all. */
  lines?: readonly Happening[];
  /** Told of the line after which the board is to be looked at; without it, lines are only read. */
  onLook?: (index: number) => void;
}

/** The log's lines under a filter, or some lines of it. While one looks back, what came later is faint. */
export function LogList({ filter, lines, onLook }: LogListProps) {
  const words = useWords();
  const { loaded } = useTable();
  const log = useTableState((state) => state.displayed?.log ?? NOTHING);
  const mine = useTableState((state) => state.info?.you.seat ?? null);
  const looked = useTableState((state) => state.lookBack?.index ?? null);
  const happened = lines ?? log;
  const rows = useMemo(
    () =>
      filterItems(
        happened.map((each) => itemOf(loaded.game, each)),
        filter,
        mine,
      ),
    [happened, loaded, filter, mine],
  );
  const times = itemTimes(rows, looked);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (looked === null) return;
    const row = list.current?.querySelector('[aria-current]');
    row?.scrollIntoView({ block: 'nearest' });
  }, [looked]);
  if (rows.length === 0) return <p className={styles.none}>{words.t('log.none')}</p>;
  return (
    // A long list scrolls by itself, so the keyboard must be able to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol ref={list} className={styles.list} tabIndex={0} aria-label={words.t('log.title')}>
      {rows.map((item, i) => (
        <LogRow key={item.index} item={item} time={times[i] ?? 'before'} {...(onLook && { onLook })} />
      ))}
    </ol>
  );
}

interface LogRowProps {
  item: LogItem;
  time: ItemTime;
  onLook?: (index: number) => void;
}

const LogRow = memo(function LogRow({ item, time, onLook }: LogRowProps) {
  const words = useWords();
  return (
    <li
      className={joinClasses(styles.row, time === 'later' && styles.later, time === 'now' && styles.now)}
      {...(time === 'now' && { 'aria-current': 'step' })}
    >
      {onLook ? (
        // The history's own keys and slider do the same: a stop at every line would be in the keyboard's way.
        <button
          type="button"
          tabIndex={-1}
          className={styles.jump}
          title={words.t('log.look')}
          onClick={() => onLook(item.index)}
        >
          <LogLine item={item} />
        </button>
      ) : (
        <LogLine item={item} />
      )}
    </li>
  );
});

/** Who it was, and what happened. */
function LogLine({ item }: { item: LogItem }) {
  const words = useWords();
  const { names, playerColourOf } = useTable();
  return (
    <>
      <span className={styles.emblem}>
        <Emblem playerColour={item.seat === null ? null : playerColourOf(item.seat)} size={22} />
      </span>
      <span className={styles.parts}>
        {item.seat !== null && <span className="visually-hidden">{names(item.seat)}</span>}
        {item.parts.map((part, index) => (
          // Parts of a line never change their order.
          <span
            key={`${item.index.toString()}-${index.toString()}`}
            className={joinClasses(styles.part, index > 0 && styles.more)}
          >
            <span className={styles.text}>
              {splitClauses(words.formatMessage(part, names)).map((piece, i) =>
                i % 2 === 0 ? (
                  piece
                ) : (
                  <span key={piece} className={styles.clause}>
                    {piece}
                  </span>
                ),
              )}
            </span>
            {part.gain ? (
              <span className={joinClasses(styles.gain, part.gain > 0 ? styles.plus : styles.minus)}>
                {words.formatSigned(part.gain)}
              </span>
            ) : null}
          </span>
        ))}
      </span>
    </>
  );
}
