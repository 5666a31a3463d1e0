import type { Seat } from '@durbar/kernel';
import { type SeatClockInfo, type TableClockInfo, tableClock } from '@durbar/protocol';
import { Clock, Moon, TreePalm } from 'lucide-react';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import {
  type ClockDisplay,
  formatClockTime,
  formatInstant,
  showClock,
} from '../../../table/clock-display.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useTableState } from '../context/table-context.ts';
import styles from './SeatClock.module.css';

/** The clock of a seat: plain while there is plenty of time, highlighted when little is left. */
export default function SeatClock({ seat }: { seat: Seat }) {
  const sent = useTableState((state) => state.info?.clock);
  const table = useMemo(() => (sent ? tableClock.parse(sent) : null), [sent]);
  const clock = table?.seats[seat];
  return table && clock ? <RunningClock key={table.at} table={table} clock={clock} /> : null;
}

/** @param props of one info: the page counts on from when it came */
function RunningClock({ table, clock }: { table: TableClockInfo; clock: SeatClockInfo }) {
  // The clock of this device may be set to anything.
  const [skew] = useState(() => table.at - performance.now());
  const [now, setNow] = useState(table.at);
  const display = showClock(table, clock, now);
  const { changesIn } = display;
  useEffect(() => {
    if (changesIn === null) return;
    const timer = setTimeout(
      () => setNow(Math.max(now + 1, performance.now() + skew)),
      Math.min(changesIn, LONGEST_MS),
    );
    return () => clearTimeout(timer);
  }, [changesIn, now, skew]);
  return <Face display={display} now={now} />;
}

/** Timers of browsers that wait longer fire at once. */
const LONGEST_MS = 24 * 60 * 60_000;

const FULL_TURN = 360;

function Face({ display, now }: { display: ClockDisplay; now: number }) {
  const words = useWords();
  const { look, leftMs, until, share } = display;
  const left = formatClockTime(words, leftMs);
  const time =
    until === null ? left : words.t('clock.until', { time: formatInstant(words.locale, until, now) });
  const turned: CSSProperties & Record<'--share', string> = {
    '--share': `${(share * FULL_TURN).toFixed(0)}deg`,
  };
  return (
    <span className={styles.clock} data-look={look} title={words.t(`clock.${look}`, { time })}>
      {look === 'asleep' && <Moon size={14} aria-hidden />}
      {look === 'vacation' && <TreePalm size={14} aria-hidden />}
      {look === 'little' && <Clock size={14} aria-hidden />}
      {(look === 'stands' || look === 'runs') && <span className={styles.ring} style={turned} aria-hidden />}
      <span className="visually-hidden">{words.t(`clock.${look}`, { time })}</span>
      <span aria-hidden>{look === 'out' ? words.t('clock.none') : time}</span>
    </span>
  );
}
