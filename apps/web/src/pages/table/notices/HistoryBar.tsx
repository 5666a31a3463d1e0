import { Button } from '@durbar/kit/ui/Button.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { ChevronLeft, ChevronRight, Pause, Play, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { createLogItem } from '../../../table/log-items.ts';
import { linesBetween } from '../../../table/stream-state.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import { useLineCount, useLog } from '../context/useLog.ts';
import styles from './HistoryBar.module.css';

/** Time for each position during automatic replay. */
const REPLAY_STEP_MS = 900;

/** A slider over the log; the board shows the position after the chosen entry. */
export function HistoryBar() {
  const words = useWords();
  const { controller } = useTable();
  const index = useTableState((state) => state.lookBack?.index ?? -1);
  const last = useLineCount() - 1;
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      if (index < last) void controller.lookAt(index + 1);
      else setPlaying(false);
    }, REPLAY_STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, index, last, controller]);
  const text = usePassedText(index);
  const goTo = (to: number) => void controller.lookAt(Math.min(last, Math.max(-1, to)));
  return (
    <Card top="water" raised className={styles.bar} aria-label={words.t('history.title')}>
      <div className={styles.head}>
        <p className={styles.title}>{words.t('history.title')}</p>
        <p className={styles.count}>{words.t('history.at', { index: index + 1, of: last + 1 })}</p>
        <Button
          variant="quiet"
          aria-label={words.t('history.close')}
          onPress={() => void controller.lookAt(null)}
        >
          <X size={20} aria-hidden />
        </Button>
      </div>
      <p className={styles.passed} aria-live="polite">
        {text}
      </p>
      <div className={styles.row}>
        <Button
          variant="round"
          aria-label={words.t('history.back')}
          isDisabled={index < 0}
          onPress={() => goTo(index - 1)}
        >
          <ChevronLeft size={22} aria-hidden />
        </Button>
        <Button
          variant="round"
          aria-label={words.t(playing ? 'history.stop' : 'history.play')}
          isDisabled={index >= last}
          onPress={() => setPlaying(!playing)}
        >
          {playing ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
        </Button>
        <Slider
          className={styles.slider ?? ''}
          aria-label={words.t('history.slider')}
          minValue={-1}
          maxValue={Math.max(0, last)}
          value={index}
          onChange={goTo}
        >
          <SliderTrack className={styles.track ?? ''}>
            <SliderThumb className={styles.thumb ?? ''} />
          </SliderTrack>
        </Slider>
        <Button
          variant="round"
          aria-label={words.t('history.forward')}
          isDisabled={index >= last}
          onPress={() => goTo(index + 1)}
        >
          <ChevronRight size={22} aria-hidden />
        </Button>
      </div>
    </Card>
  );
}

/** What happened in log entry `index`; −1 is the start. Lines of a long log that are not there yet are loaded. */
function usePassedText(index: number): string {
  const words = useWords();
  const { controller, loaded, names } = useTable();
  const log = useLog();
  const isUnknown = index >= 0 && index < (log[0]?.index ?? 0);
  useEffect(() => {
    if (isUnknown) void controller.loadOlderLines();
    // Each page that comes may still not reach so far back.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isUnknown, log, controller]);
  if (isUnknown) return words.t('log.older');
  const [entry] = linesBetween(log, index, index + 1);
  const parts = entry ? createLogItem(loaded.game, entry).parts : [];
  if (parts.length === 0) return words.t('history.start');
  return parts.map((part) => words.formatMessage(part, names)).join('. ');
}
