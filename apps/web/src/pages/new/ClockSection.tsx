import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import { Select } from '@durbar/kit/ui/Select.tsx';
import { Sheet } from '@durbar/kit/ui/Sheet.tsx';
import { Switch } from '@durbar/kit/ui/Switch.tsx';
import type { ClockSettings, Pace } from '@durbar/protocol';
import { formatClockTime } from '../../table/clock-display.ts';
import { useWords } from '../../words/useWords.tsx';
import clockStyles from './ClockSection.module.css';
import { ClockSentence } from './ClockSentence.tsx';
import { ClockValues } from './ClockValues.tsx';
import {
  CLOCK_CHOICES,
  type ClockChoice,
  changeClock,
  hasOwnValues,
  paceOf,
  presetOf,
} from './clock-choice.ts';
import styles from './Form.module.css';

interface ClockSectionProps {
  value: ClockChoice;
  pace: Pace;
  onChange: (value: ClockChoice) => void;
  onPace: (pace: Pace) => void;
}

/** The clock of a new table: a preset, what it means and what it asks of everybody, and the lines that can be changed. */
export default function ClockSection({ value, pace, onChange, onPace }: ClockSectionProps) {
  const words = useWords();
  const preset = presetOf(value);
  const { name, settings } = value;
  const isOwn = hasOwnValues(value);
  return (
    <Sheet title={words.t('new.clock')} className={clockStyles.clock}>
      <div className={styles.inside}>
        <Segmented
          wide
          label={words.t('new.clock')}
          value={isOwn ? 'own' : name}
          onChange={(chosen) => {
            if (chosen === 'own') return;
            onChange({ name: chosen, settings: presetOf({ name: chosen, settings: null }) });
            onPace(paceOf(chosen) ?? pace);
          }}
          choices={CLOCK_CHOICES.map((each) => ({ value: each, text: words.t(`clock.preset.${each}`) }))}
        />
        <div className={clockStyles.says}>
          <p className={styles.hint} aria-live="polite">
            <ClockSentence name={isOwn ? null : name} settings={settings} />
          </p>
          {settings && <ClockValues value={value} pace={pace} onChange={onChange} />}
        </div>
        {name !== 'none' && !isOwn && (
          <p className={clockStyles.example}>{words.t(`clock.preset.${name}.example`)}</p>
        )}
        {!preset && (
          <>
            <Segmented
              wide
              label={words.t('new.pace')}
              value={pace}
              onChange={onPace}
              choices={(['live', 'days'] as const).map((each) => ({
                value: each,
                text: words.t(`pace.${each}`),
              }))}
            />
            <p className={styles.hint} aria-live="polite">
              {words.t(`pace.${pace}.text`)}
            </p>
          </>
        )}
      </div>
      {settings && pace === 'days' && (
        <ClockLines settings={settings} onChange={(change) => onChange(changeClock(value, change))} />
      )}
      {settings && (
        <div className={styles.option}>
          <div className={joinClasses(styles.optionRow, clockStyles.line)}>
            <span className={joinClasses(styles.optionName, clockStyles.name)}>{words.t('clock.zero')}</span>
            <Select
              label={words.t('clock.zero')}
              value={settings.atZero}
              onChange={(atZero) => onChange(changeClock(value, { atZero }))}
              choices={(['bot', 'others', 'end'] as const).map((each) => ({
                value: each,
                text: words.t(`clock.zero.${each}`, { grace: formatClockTime(words, settings.graceMs) }),
              }))}
            />
          </div>
        </div>
      )}
    </Sheet>
  );
}

interface LinesProps {
  settings: ClockSettings;
  onChange: (change: Partial<ClockSettings>) => void;
}

function ClockLines({ settings, onChange }: LinesProps) {
  const words = useWords();
  return (
    <>
      <div className={styles.option}>
        <Switch isSelected={settings.waking} onChange={(waking) => onChange({ waking })}>
          <span className={styles.optionName}>{words.t('clock.waking')}</span>
        </Switch>
      </div>
      <div className={styles.option}>
        <Switch isSelected={!settings.weekends} onChange={(off) => onChange({ weekends: !off })}>
          <span className={styles.optionName}>{words.t('clock.weekends')}</span>
        </Switch>
      </div>
      <div className={styles.option}>
        <Switch isSelected={settings.vacation} onChange={(vacation) => onChange({ vacation })}>
          <span className={styles.optionName}>{words.t('clock.vacations')}</span>
        </Switch>
      </div>
    </>
  );
}
