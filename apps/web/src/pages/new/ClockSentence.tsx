import type { ClockSettings } from '@durbar/protocol';
import { formatClockTime } from '../../table/clock-display.ts';
import { useWords } from '../../words/useWords.tsx';
import type { ClockChoice } from './clock-choice.ts';

interface ClockSentenceProps {
  /** Null for a clock with its own times. */
  name: ClockChoice['name'] | null;
  settings: ClockSettings | null;
}

/** What a clock gives each person, in a sentence. */
export function ClockSentence({ name, settings }: ClockSentenceProps) {
  const words = useWords();
  if (name !== null || !settings) return words.t(`clock.preset.${name ?? 'none'}.text`);
  const format = (ms: number) => formatClockTime(words, ms);
  const { bankMs, incrementMs, capMs } = settings;
  const bank = format(bankMs);
  if (incrementMs === 0) return words.t('clock.own.bank', { bank });
  return words.t('clock.own.text', { bank, increment: format(incrementMs), cap: format(capMs) });
}
