import { Button } from '@durbar/kit/ui/Button.tsx';
import { WIDE_QUERY } from '@durbar/kit/ui/breakpoints.ts';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { copyText } from '@durbar/kit/ui/copy-text.ts';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import { useMedia } from '@durbar/kit/ui/useMedia.ts';
import {
  Check,
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  Link as LinkIcon,
  Pause,
  Play,
  X,
} from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { createLogItem } from '../../../table/log-items.ts';
import { adjacentStop, LOOK_BACK_UNITS } from '../../../table/look-back-stops.ts';
import { positionLink } from '../../../table/position-link.ts';
import { entriesBetween } from '../../../table/stream-state.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import { useLog, useLogLength } from '../context/useLog.ts';
import styles from './HistoryBar.module.css';
import { RoundButton } from './RoundButton.tsx';
import { ScoreGraph, ScoreLegend, useScoreCurve } from './ScoreGraph.tsx';
import { useHistoryKeys } from './useHistoryKeys.ts';

/** Steps a second at which automatic replay can run. */
const PACES = [0.5, 1, 2, 4] as const;
const NORMAL_PACE = 1;

/** A slider over the log; the board shows the position after the chosen entry. */
export default function HistoryBar() {
  const words = useWords();
  const { controller } = useTable();
  const index = useTableState((state) => state.lookBack?.index ?? -1);
  const last = useLogLength() - 1;
  const goTo = useCallback(
    (to: number) => void controller.lookAt(Math.min(last, Math.max(-1, to))),
    [controller, last],
  );
  const [pace, setPace] = useState<number>(NORMAL_PACE);
  const { playing, setPlaying } = useAutomaticReplay(index, last, pace);
  const togglePlaying = useCallback(() => {
    if (!playing && index >= last) goTo(-1);
    setPlaying(!playing);
  }, [playing, setPlaying, index, last, goTo]);
  const jumpTo = useCallback((end: 'first' | 'last') => goTo(end === 'first' ? -1 : last), [goTo, last]);
  // Stays in the look-back at the last log entry; the keys go on to the present.
  const step = useCallback(
    (by: -1 | 1) => goTo(adjacentStop(controller.listStops(), index, by)),
    [controller, index, goTo],
  );
  useHistoryKeys({ step, jumpTo, togglePlaying });
  const text = usePassedText(index);
  const isWide = useMedia(WIDE_QUERY);
  const curve = useScoreCurve();
  const [showsAll, setShowsAll] = useState(false);
  const hasGraph = curve.length > 0;
  return (
    <Card top="water" raised className={styles.bar} aria-label={words.t('history.title')}>
      <HistoryHead index={index} last={last} />
      <p className={styles.passed} aria-live="polite">
        {text}
      </p>
      <Slider
        className={styles.slider ?? ''}
        aria-label={words.t('history.slider')}
        minValue={-1}
        maxValue={Math.max(0, last)}
        value={index}
        onChange={goTo}
      >
        <SliderTrack className={joinClasses(styles.track, hasGraph && styles.withGraph)}>
          {hasGraph && <ScoreGraph curve={curve} index={index} end={showsAll ? last : index} />}
          <SliderThumb className={styles.thumb ?? ''} />
        </SliderTrack>
      </Slider>
      {hasGraph && (
        <ScoreLegend
          curve={curve}
          index={index}
          showsAll={showsAll}
          onToggle={() => setShowsAll(!showsAll)}
        />
      )}
      <Controls
        {...{ index, last, isWide, pace, playing, step, jumpTo, togglePlaying }}
        onPaceChange={setPace}
      />
      <StepUnits isWide={isWide} />
    </Card>
  );
}

interface ControlsProps {
  readonly index: number;
  readonly last: number;
  readonly isWide: boolean;
  readonly pace: number;
  readonly playing: boolean;
  readonly step: (by: -1 | 1) => void;
  readonly jumpTo: (end: 'first' | 'last') => void;
  readonly togglePlaying: () => void;
  readonly onPaceChange: (pace: number) => void;
}

/** The buttons that step, jump and replay. */
function Controls(props: ControlsProps) {
  const { index, last, isWide, pace, playing, step, jumpTo, togglePlaying, onPaceChange } = props;
  return (
    <div className={styles.row}>
      {isWide && (
        <RoundButton label="history.first" isDisabled={index < 0} onPress={() => jumpTo('first')}>
          <ChevronFirst size={20} aria-hidden />
        </RoundButton>
      )}
      <RoundButton label="history.back" isDisabled={index < 0} onPress={() => step(-1)}>
        <ChevronLeft size={22} aria-hidden />
      </RoundButton>
      <RoundButton
        label={playing ? 'history.stop' : 'history.play'}
        isDisabled={last < 0}
        onPress={togglePlaying}
      >
        {playing ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
      </RoundButton>
      <RoundButton label="history.forward" isDisabled={index >= last} onPress={() => step(1)}>
        <ChevronRight size={22} aria-hidden />
      </RoundButton>
      {isWide && (
        <RoundButton label="history.last" isDisabled={index >= last} onPress={() => jumpTo('last')}>
          <ChevronLast size={20} aria-hidden />
        </RoundButton>
      )}
      {isWide && <PaceButton pace={pace} onChange={onPaceChange} />}
    </div>
  );
}

/** Where the look back is, and the way out of it. */
function HistoryHead({ index, last }: { index: number; last: number }) {
  const words = useWords();
  const { controller } = useTable();
  return (
    <div className={styles.head}>
      <p className={styles.title}>{words.t('history.title')}</p>
      <p className={styles.count}>{words.t('history.at', { index: index + 1, of: last + 1 })}</p>
      <CopyPosition index={index} />
      <Button
        variant="quiet"
        aria-label={words.t('history.close')}
        keys={words.t('key.escape')}
        onPress={() => void controller.lookAt(null)}
      >
        <X size={20} aria-hidden />
      </Button>
    </div>
  );
}

/** Automatic replay: steps on in the chosen unit until the last log entry. */
function useAutomaticReplay(index: number, last: number, pace: number) {
  const { controller } = useTable();
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      if (index < last) void controller.lookAt(adjacentStop(controller.listStops(), index, 1));
      else setPlaying(false);
    }, 1000 / pace);
    return () => clearTimeout(timer);
  }, [playing, index, last, pace, controller]);
  return { playing, setPlaying };
}

/** Shows the pace of automatic replay; each press takes the next one. */
function PaceButton({ pace, onChange }: { pace: number; onChange: (pace: number) => void }) {
  const words = useWords();
  const next = PACES[(PACES.findIndex((each) => each === pace) + 1) % PACES.length] ?? NORMAL_PACE;
  return (
    <Button onPress={() => onChange(next)} aria-label={words.t('history.pace.label', { pace })}>
      {words.t('history.pace', { pace })}
    </Button>
  );
}

/** The choice of what one step passes over; on a phone a button that takes the next one. */
function StepUnits({ isWide }: { isWide: boolean }) {
  const words = useWords();
  const { loaded, controller } = useTable();
  const unit = useTableState((state) => state.lookBackUnit);
  const units = LOOK_BACK_UNITS.filter((each) => each !== 'round' || loaded.board.startsRound !== undefined);
  const next = units[(units.indexOf(unit) + 1) % units.length] ?? 'move';
  return (
    <div className={styles.units}>
      {isWide ? (
        <>
          <span aria-hidden="true">{words.t('history.unit')}</span>
          <Segmented
            label={words.t('history.unit')}
            value={unit}
            onChange={controller.setLookBackUnit}
            choices={units.map((each) => ({ value: each, text: words.t(`history.unit.${each}`) }))}
          />
        </>
      ) : (
        <Button onPress={() => controller.setLookBackUnit(next)}>{words.t('history.by', { unit })}</Button>
      )}
    </div>
  );
}

/** How long the button says that the link was copied. */
const COPIED_MS = 2000;

/** Copies a link to the position. A record from a file has none. */
function CopyPosition({ index }: { index: number }) {
  const words = useWords();
  const { controller } = useTable();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  if (controller.connection.place === 'file') return null;
  const copy = async () =>
    setCopied(await copyText(location.origin + positionLink(location.pathname, index)));
  return (
    <>
      <Button variant="quiet" aria-label={words.t('history.link')} onPress={() => void copy()}>
        {copied ? <Check size={18} aria-hidden /> : <LinkIcon size={18} aria-hidden />}
      </Button>
      <span className="visually-hidden" aria-live="polite">
        {copied && words.t('copied')}
      </span>
    </>
  );
}

/** What happened in log entry `index`; −1 is the start. Lines of a long log that are not there yet are loaded. */
function usePassedText(index: number): string {
  const words = useWords();
  const { controller, loaded, names } = useTable();
  const log = useLog();
  const isUnknown = index >= 0 && index < (log[0]?.index ?? 0);
  useEffect(() => {
    if (isUnknown) void controller.loadOlderEntries();
    // Each page that comes may still not reach so far back.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isUnknown, log, controller]);
  if (isUnknown) return words.t('log.older');
  const [entry] = entriesBetween(log, index, index + 1);
  const parts = entry ? createLogItem(loaded.game, entry).parts : [];
  if (parts.length === 0) return words.t('history.start');
  return parts.map((part) => words.formatMessage(part, names)).join('. ');
}
