import type { Game } from '@durbar/kernel';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import type { PlanReport, ViewerLogEntry } from '@durbar/table';
import { RotateCcw } from 'lucide-react';
import { memo, useEffect, useMemo, useRef } from 'react';
import {
  beginsWithName,
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
import { useLog } from '../context/useLog.ts';
import styles from './Log.module.css';

/** Items by log entry: entries never change, and a row with the same item does not render again. */
const items = new WeakMap<ViewerLogEntry, LogItem>();

function cachedItem(game: Game, entry: ViewerLogEntry): LogItem {
  const known = items.get(entry);
  if (known) return known;
  const made = createLogItem(game, entry);
  items.set(entry, made);
  return made;
}

interface LogListProps {
  filter: LogFilter;
  /** These log entries instead of all. */
  entries?: readonly ViewerLogEntry[];
  /** Called with the entry whose position the viewer wants to see; without it, entries are plain text. */
  onLook?: (index: number) => void;
  /** Called with the move that the viewer wants to see again on the present board; without it, none can be. */
  onAgain?: (index: number) => void;
}

/** The filtered log, newest first. During a look back, later entries are faint. */
export function LogList({ filter, entries, onLook, onAgain }: LogListProps) {
  const words = useWords();
  const { loaded, controller } = useTable();
  const log = useLog();
  const mine = useTableState((state) => state.info?.you.seat ?? null);
  const report = useTableState(({ info }) => info?.you.planReport ?? null);
  const lookedAt = useTableState((state) => state.lookBack?.index ?? null);
  const listed = entries ?? log;
  const rows = useMemo(
    () =>
      filterItems(
        listed.map((each) => cachedItem(loaded.game, each)),
        filter,
        mine,
      ),
    [listed, loaded, filter, mine],
  );
  const times = itemTimes(rows, lookedAt);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (lookedAt === null) return;
    const row = list.current?.querySelector('[aria-current]');
    row?.scrollIntoView({ block: 'nearest' });
  }, [lookedAt]);
  const hasOlder = !entries && (log[0]?.index ?? 0) > 0;
  const end = useWhenSeen(hasOlder, rows, controller.loadOlderEntries);
  if (rows.length === 0 && !hasOlder) return <p className={styles.none}>{words.t('log.none')}</p>;
  return (
    // The list scrolls, so the keyboard must be able to focus it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol ref={list} className={styles.list} tabIndex={0} aria-label={words.t('log.title')}>
      {rows.map((item, i) => (
        <LogRow
          key={item.index}
          item={item}
          time={times[i] ?? 'before'}
          isPlanned={isPlanned(report, item.index)}
          {...(onLook && { onLook })}
          {...(onAgain && { onAgain })}
        />
      ))}
      {hasOlder && (
        <li ref={end} className={styles.none}>
          {words.t('log.older')}
        </li>
      )}
    </ol>
  );
}

/** Calls `load` while the element of the returned ref can be seen, and again when the rows before it have changed. */
function useWhenSeen(isThere: boolean, rows: readonly LogItem[], load: () => Promise<void>) {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isThere || !element.current) return;
    const observer = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) void load();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
    // The rows are what may have moved the element into sight.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isThere, rows, load]);
  return element;
}

/** Whether an entry of the log was made by the viewer's last plan. */
function isPlanned(report: PlanReport | null, index: number): boolean {
  return report?.kind === 'played' && index >= report.line && index < report.line + report.moves;
}

interface LogRowProps {
  item: LogItem;
  time: ItemTime;
  /** Whether the viewer's last plan made it. */
  isPlanned: boolean;
  onLook?: (index: number) => void;
  onAgain?: (index: number) => void;
}

const LogRow = memo(function LogRow({ item, time, isPlanned, onLook, onAgain }: LogRowProps) {
  const words = useWords();
  return (
    <li
      className={joinClasses(styles.row, time === 'later' && styles.later, time === 'now' && styles.now)}
      {...(time === 'now' && { 'aria-current': 'step' })}
    >
      {onLook ? (
        // Not in the tab order: the keyboard uses the history's keys and slider instead.
        <button
          type="button"
          tabIndex={-1}
          className={styles.jump}
          title={words.t('log.look')}
          onClick={() => onLook(item.index)}
        >
          <LogEntryText item={item} isPlanned={isPlanned} />
        </button>
      ) : (
        <LogEntryText item={item} isPlanned={isPlanned} />
      )}
      {onAgain && item.isMove && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.again}
          aria-label={words.t('log.again')}
          data-tip=""
          onClick={() => onAgain(item.index)}
        >
          <RotateCcw size={15} aria-hidden />
        </button>
      )}
    </li>
  );
});

/** The seat of an entry, and its messages. */
function LogEntryText({ item, isPlanned }: Pick<LogRowProps, 'item' | 'isPlanned'>) {
  const words = useWords();
  const { names, playerColourOf } = useTable();
  const texts = item.parts.map((part) => words.formatMessage(part, names));
  const name = item.seat === null ? null : names(item.seat);
  return (
    <>
      <span className={styles.emblem}>
        <Emblem playerColour={item.seat === null ? null : playerColourOf(item.seat)} size={22} />
      </span>
      <span className={styles.parts}>
        {name !== null && !beginsWithName(texts[0] ?? '', name) && (
          <span className="visually-hidden">{name} </span>
        )}
        {item.parts.map((part, index) => (
          // The parts of an item never change their order.
          <span
            key={`${item.index.toString()}-${index.toString()}`}
            className={joinClasses(styles.part, index > 0 && styles.more)}
          >
            <span className={styles.text}>
              {splitClauses(texts[index] ?? '').map((piece, i) =>
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
        {isPlanned && <span className={styles.planned}>{words.t('plan.line')}</span>}
      </span>
    </>
  );
}
