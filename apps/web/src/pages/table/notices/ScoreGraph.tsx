import { Button } from '@durbar/kit/ui/Button.tsx';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import type { ScorePoint } from '@durbar/table';
import type { CSSProperties } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { listStops } from '../../../table/look-back-stops.ts';
import { listScaleLines, scorePath, scoresAt, seatsByScore } from '../../../table/score-graph.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import { useLog, useLogLength } from '../context/useLog.ts';
import styles from './ScoreGraph.module.css';

/** The match's score curve, loaded again when the log grows; empty without an answer: then the slider has no graph. */
export function useScoreCurve(): readonly ScorePoint[] {
  const { controller } = useTable();
  const length = useLogLength();
  const [curve, setCurve] = useState<readonly ScorePoint[]>([]);
  useEffect(() => {
    let isNewest = true;
    void controller.connection
      .scoreCurve()
      .catch(() => [])
      .then((points) => isNewest && setCurve(points));
    return () => {
      isNewest = false;
    };
    // The curve is that of this length.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [controller, length]);
  return curve;
}

interface ScoreGraphProps {
  readonly curve: readonly ScorePoint[];
  /** The log entry whose position is on screen; −1 is the start. */
  readonly index: number;
  /** The last log entry up to which the lines are drawn. */
  readonly end: number;
}

/** The scores of all seats over the log, as the background of the slider. Nothing after `end` is drawn, so that it reveals no later scores. */
export function ScoreGraph({ curve, index, end }: ScoreGraphProps) {
  const { playerColourOf } = useTable();
  const mine = useTableState((state) => state.info?.you.seat ?? null);
  const length = useLogLength();
  const lines = listScaleLines(curve);
  const top = lines.at(-1) ?? 1;
  const seats = scoresAt(curve, -1)?.map((_, seat) => seat) ?? [];
  const rounds = useRoundStarts();
  const percentAt = (entry: number) => `${((entry + 1) / length) * 100}%`;
  return (
    <div className={styles.graph} aria-hidden="true">
      {lines.map((line) => (
        <span key={line} className={styles.scale} style={{ bottom: `${(line / top) * 100}%` }}>
          {line}
        </span>
      ))}
      {rounds.map((entry) => (
        <span key={entry} className={styles.round} style={{ left: percentAt(entry) }} />
      ))}
      <svg viewBox={`0 0 ${length} ${top}`} preserveAspectRatio="none">
        {seats.map((seat) => (
          <path
            key={seat}
            className={styles.line}
            data-mine={seat === mine || undefined}
            style={seatInk(playerColourOf(seat))}
            d={scorePath(curve, seat, Math.max(index, end), top)}
          />
        ))}
      </svg>
      <span className={styles.rest} style={{ left: percentAt(end) }} />
    </div>
  );
}

/** The log entries at which rounds begin, as far as the log is loaded; none in games without rounds. */
function useRoundStarts(): readonly number[] {
  const { loaded } = useTable();
  const log = useLog();
  return useMemo(() => {
    const { board } = loaded;
    if (!board.startsRound) return [];
    const stops = listStops(log, 'round', (events) => board.startsRound?.(events) ?? false);
    return stops.filter((entry) => entry >= 0 && entry < (log.at(-1)?.index ?? 0));
  }, [loaded, log]);
}

interface ScoreLegendProps {
  readonly curve: readonly ScorePoint[];
  readonly index: number;
  readonly showsAll: boolean;
  readonly onToggle: () => void;
}

/** The scores after the entry on screen, and a button that shows or hides the rest of the graph. */
export function ScoreLegend({ curve, index, showsAll, onToggle }: ScoreLegendProps) {
  const words = useWords();
  const { names, playerColourOf } = useTable();
  const scores = scoresAt(curve, index) ?? [];
  return (
    <div className={styles.legend}>
      <ul aria-label={words.t('history.scores')}>
        {seatsByScore(scores).map((seat) => (
          <li key={seat} title={names(seat)}>
            <Emblem playerColour={playerColourOf(seat)} size={20} />
            <span className="visually-hidden">{names(seat)}</span> {words.formatNumber(scores[seat] ?? 0)}
          </li>
        ))}
      </ul>
      <Button variant="quiet" onPress={onToggle}>
        {words.t(showsAll ? 'history.hideRest' : 'history.showRest')}
      </Button>
    </div>
  );
}

const seatInk = (playerColour: number): CSSProperties & Record<'--ink', string> => ({
  '--ink': `var(--seat-${playerColour})`,
});
