import { Button } from '@durbar/kit/ui/Button.tsx';
import { Dialog } from '@durbar/kit/ui/Dialog.tsx';
import { Select } from '@durbar/kit/ui/Select.tsx';
import type { Pace } from '@durbar/protocol';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { formatClockTime } from '../../table/clock-display.ts';
import { useWords } from '../../words/useWords.tsx';
import clockStyles from './ClockSection.module.css';
import { CLOCK_VALUES, type ClockChoice, type ClockValue, changeClockValue } from './clock-choice.ts';
import styles from './Form.module.css';

interface ClockValuesProps {
  value: ClockChoice;
  pace: Pace;
  onChange: (value: ClockChoice) => void;
}

const VALUES: readonly ClockValue[] = ['bankMs', 'incrementMs', 'capMs', 'graceMs'];

/** A button that opens the durations of a clock, each with what it means. */
export function ClockValues({ value, pace, onChange }: ClockValuesProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const { settings } = value;
  if (!settings) return null;
  return (
    <>
      <Button variant="quiet" aria-label={words.t('clock.own')} onPress={() => setOpen(true)}>
        <SlidersHorizontal size={18} aria-hidden />
      </Button>
      <Dialog title={words.t('clock.own')} isOpen={isOpen} onClose={() => setOpen(false)}>
        {VALUES.map((key) => (
          <div key={key} className={clockStyles.value}>
            <span className={styles.optionName}>{words.t(`clock.own.${key}`)}</span>
            <Select
              label={words.t(`clock.own.${key}`)}
              value={String(settings[key])}
              onChange={(ms) => onChange(changeClockValue(value, key, Number(ms)))}
              choices={withCurrent(CLOCK_VALUES[pace][key], settings[key]).map((ms) => ({
                value: String(ms),
                text: ms === 0 ? words.t('clock.own.nothing') : formatClockTime(words, ms),
              }))}
            />
            <p className={styles.hint}>{words.t(`clock.own.${key}.text`)}</p>
          </div>
        ))}
        <Button variant="fill" wide onPress={() => setOpen(false)}>
          {words.t('clock.own.done')}
        </Button>
      </Dialog>
    </>
  );
}

/** The values to choose from, and the current one if it is not among them. */
function withCurrent(values: readonly number[], current: number): readonly number[] {
  return values.includes(current) ? values : [...values, current].toSorted((a, b) => a - b);
}
